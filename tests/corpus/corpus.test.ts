import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Problem, severityOf } from '../../src/core/problem.ts';
import type { Changes } from '../problems/case.ts';
import { cases } from '../problems/cases.ts';
import { refusedIn, unfilled } from '../problems/previewed.ts';
import { shownCases } from '../problems/shown-cases.ts';
import { run, spoiled } from '../problems/spoiled.ts';
import type { BadInputs, Row } from './row.ts';

const folder = new URL('bad/', import.meta.url).pathname;
const files = readdirSync(folder).sort();
const groupIn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as BadInputs;

/** The files of a folder with all of its mistakes: edits of one file follow each other. */
function changesOf(rows: readonly Row[], original: (file: string) => string): Changes {
  const changed = new Map<string, string>();
  for (const { file, text, from = '', to = '' } of rows) {
    const before = changed.get(file) ?? (text === undefined ? original(file) : '');
    if (text === undefined && !before.includes(from)) throw new Error(`${file} does not hold ${from}`);
    changed.set(file, text ?? before.replace(from, () => to));
  }
  return Object.fromEntries(changed);
}

/** `field-type 7:12 legalName`, as a row has it, and what --fix would do. */
const toldOf = ({ code, at, field, fix }: Problem) =>
  [code, at && 'line' in at && `${at.line}:${at.col}`, field, fix && JSON.stringify(fix)].filter(Boolean).join(' ');

/** A row's own problems: all of its file, and where it is one edit of several those of its lines. */
function isOwn({ file, from, to = '' }: Row, text: string, { at }: Problem, isAlone: boolean): boolean {
  if (at?.file !== file) return false;
  if (from === undefined || isAlone) return true;
  if (!('line' in at)) return false;
  const first = text.slice(0, text.indexOf(to)).split('\n').length;
  return at.line >= first && at.line < first + to.split('\n').length;
}

function judged(name: string) {
  const group = groupIn(name);
  const fixture = spoiled({});
  const changes = changesOf(group.rows, (file) => readFileSync(join(fixture, file), 'utf8'));
  const { problems } = run(spoiled(changes));
  const rows = group.rows.map((row) =>
    problems.filter((problem) => isOwn(row, String(changes[row.file]), problem, group.rows.length === 1)),
  );
  const rest = problems.filter((problem) => !rows.some((own) => own.includes(problem)));
  return { group, changes, problems, rows, rest };
}

/** Lines of a corpus file that were read; `npx vitest run tests/corpus -u` is no way to write them: see row.ts. */
describe.each(files)('%s', (name) => {
  // Judged by the first test that asks, so that one group can be asked alone.
  let known: ReturnType<typeof judged> | undefined;
  const judgement = () => {
    known ??= judged(name);
    return known;
  };

  test('each mistake is told with code, place and field', () => {
    const { group, rows, rest } = judgement();
    if (process.env.WRITE_CORPUS)
      writeFileSync(
        join(folder, name),
        `${JSON.stringify({ about: group.about, rest: rest.map((problem) => `${problem.at?.file} ${toldOf(problem)}`), rows: group.rows.map((row, i) => ({ ...row, told: rows[i]!.map(toldOf), hint: rows[i]![0]?.hint })) }, null, 2)}\n`,
      );
    expect(
      group.rows.map(({ file, from, to, text }, i) => ({ file, from, to, text, told: rows[i]!.map(toldOf) })),
    ).toEqual(group.rows.map(({ file, from, to, text, told }) => ({ file, from, to, text, told })));
    expect(rest.map((problem) => `${problem.at?.file} ${toldOf(problem)}`)).toEqual(group.rest ?? []);
    group.rows.forEach(({ hint }, i) => {
      if (hint !== undefined) expect(rows[i]!.map((problem) => problem.hint)).toContain(hint);
    });
  });

  test('and none with a trace or a value of ours', () => {
    for (const { message, hint = '' } of judgement().problems)
      expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN|Error:|^\s+at /m);
  });

  test('a preview tells them too', () => {
    const { shown, plain } = refusedIn(spoiled({ ...unfilled, ...judgement().changes }));
    expect(shown).toEqual(plain);
  });

  test('nothing is published, and nothing is refused without an error', () => {
    const { group, problems, rows } = judgement();
    for (const [i, { file }] of group.rows.entries()) expect(rows[i], file).not.toEqual([]);
    expect(problems.some((problem) => severityOf(problem) === 'error')).toBe(true);
  });
});

test('with those of tests/problems/ they are more than 400 bad inputs', () => {
  const own = files.flatMap((file) => groupIn(file).rows);
  expect(own.length).toBeGreaterThanOrEqual(200);
  expect(own.length + cases.length + shownCases.length).toBeGreaterThan(400);
});
