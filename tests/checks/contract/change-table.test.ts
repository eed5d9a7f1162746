import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/api/contract/contract.ts';
import type { Change, Changes } from '../../problems/case.ts';
import { frozenText } from '../../problems/frozen.ts';
import { fixture, respoiled, run } from '../../problems/spoiled.ts';
import table from './change-table.cases.json' with { type: 'json' };

/** A change, and what a check refuses of it, with a file and a part of its line; nothing where the change is harmless. */
interface ContractRow {
  readonly name: string;
  readonly changes: Changes;
  readonly refusals: readonly Refusal[];
}

interface Refusal {
  readonly rule: string;
  readonly path: string;
  readonly was: string;
  readonly is: string;
  readonly at: readonly [file: string, part: string];
}

const contractRows = table as unknown as Readonly<Record<'breaking' | 'harmless', readonly ContractRow[]>>;

const replaced = (file: string, text: string, [from, to]: readonly [string, string]): string => {
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return text.replace(from, () => to);
};

/** The files of the site as it is frozen, where they are not those of the fixture. */
const before: Readonly<Record<string, string>> = {
  ...table.files,
  ...Object.fromEntries(
    Object.entries(table.edits).map(([file, edit]) => [
      file,
      replaced(file, readFileSync(join(fixture, file), 'utf8'), edit as [string, string]),
    ]),
  ),
};
const frozen = frozenText(respoiled(before));

const changed = (file: string, change: Change): Change =>
  Array.isArray(change) && before[file] !== undefined
    ? replaced(file, before[file], change as [string, string])
    : change;

/** Reads the refusals of a check, each with the line that it names. */
function refusalsOf({ changes }: Pick<ContractRow, 'changes'>) {
  const files: Changes = {
    ...before,
    'content/contract.json': frozen,
    ...Object.fromEntries(Object.entries(changes).map(([file, change]) => [file, changed(file, change)])),
  };
  const dir = respoiled(files);
  return run(dir).problems.flatMap(({ code, message, at, field }) => {
    if (code === 'contract-additive') return [];
    const [, rule, was, is] = /^(\S+) \(was (.*), is (.*)\): /.exec(message) ?? [undefined, `${code}: ${message}`];
    const { file, line } = { file: '', line: 1, ...at };
    const text = readFileSync(join(dir, file), 'utf8').split('\n')[line - 1];
    return [{ rule, path: field, was, is, at: [file, text] }];
  });
}

/** The contract as a Gazette wrote it that knew no redirects, no categories, no words and no order by values. */
function olderContract(): string {
  const { redirects: _, documents, ...others } = JSON.parse(frozen) as Contract;
  const older = Object.entries(documents).map(([path, { order, ids = {}, meanings, ...document }]) => {
    const lists = Object.entries(ids)
      .filter(([list]) => !list.endsWith('.category'))
      .map(([list, items]) => [list, items.map(([id, anchor]) => [id, anchor])] as const)
      .map(([list, items]) => [
        list,
        order === undefined ? items : items.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
      ]);
    const kinds = Object.entries(meanings ?? {}).map(([at, { description: __, ...meaning }]) => [at, meaning]);
    return [
      path,
      { ...document, ids: Object.fromEntries(lists), ...(meanings && { meanings: Object.fromEntries(kinds) }) },
    ];
  });
  return JSON.stringify({ ...others, documents: Object.fromEntries(older) });
}

describe('an older contract', () => {
  const refusals = (changes: Changes) =>
    refusalsOf({ changes: { ...changes, 'content/contract.json': olderContract() } });

  it('promises what it promised, and nothing that it does not know', () => {
    expect(refusals({})).toEqual([]);
    const [lost] = contractRows.breaking.filter(({ name }) => name === 'a redirect is deleted');
    expect(refusals(lost!.changes)).toEqual([]);
    const gone = contractRows.breaking.find(({ name }) => name === 'an item is gone')!;
    expect(refusals(gone.changes)).toEqual([expect.objectContaining({ rule: 'id-gone' })]);
  });
});

describe('the table of changes', () => {
  it('has enough of both kinds, each of its own', () => {
    const { breaking, harmless } = contractRows;
    expect(breaking.length + harmless.length).toBeGreaterThanOrEqual(40);
    for (const { name, refusals } of breaking) expect(refusals, name).not.toEqual([]);
    for (const { name, refusals } of harmless) expect(refusals, name).toEqual([]);
  });

  it.each([...contractRows.breaking])('refuses with rule, values and line: $name', (row) => {
    const sorted = <T extends { path: string | undefined }>(list: readonly T[]) =>
      [...list].sort((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1));
    expect(sorted(refusalsOf(row))).toEqual(
      sorted(row.refusals).map(({ at: [file, part], ...each }) => ({
        ...each,
        at: [file, expect.stringContaining(part)],
      })),
    );
  });

  it.each([...contractRows.harmless])('lets pass: $name', (row) => {
    expect(refusalsOf(row)).toEqual([]);
  });
});
