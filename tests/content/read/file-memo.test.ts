import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLoadMemo } from '../../../src/content/read/file-memo.ts';
import type { FoundFile } from '../../../src/content/read/list-files.ts';
import { loadSources } from '../../../src/content/read/load.ts';
import type { Problem, Report } from '../../../src/core/problem.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gazette-memo-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A memo, with what its parser was given and what was reported. */
function remembering() {
  const { read, forget } = createLoadMemo();
  const parsed: string[] = [];
  const problems: Problem[] = [];
  const parse = (bytes: Uint8Array, report: Report) => {
    const text = Buffer.from(bytes).toString();
    parsed.push(text);
    report({ code: 'file-encoding', message: text });
    return { text };
  };
  const found = (name: string, stamp: string): FoundFile => ({
    ...{ path: name, file: join(root, name), size: 0, mtimeMs: 0, stamp },
  });
  const get = (name: string, stamp: string) =>
    read(found(name, stamp), parse, (problem) => void problems.push(problem));
  return { get, parsed, problems, forget: (name: string) => forget([join(root, name)]) };
}

it('a file is not read again while its stamp is the same, and its problems are told each time', () => {
  const { get, parsed, problems } = remembering();
  writeFileSync(join(root, 'a'), 'one');
  const first = get('a', '1');
  writeFileSync(join(root, 'a'), 'two');
  expect(get('a', '1')).toBe(first);
  expect(parsed).toEqual(['one']);
  expect(problems.map(({ message }) => message)).toEqual(['one', 'one']);
  expect(get('a', '2')).toEqual({ text: 'two' });
  expect(parsed).toEqual(['one', 'two']);
});

it('a file that was touched is read again, and parsed again only if its bytes are others', () => {
  const { get, parsed } = remembering();
  writeFileSync(join(root, 'a'), 'one');
  const first = get('a', '1');
  expect(get('a', '2')).toBe(first);
  expect(parsed).toEqual(['one']);
});

it('a file that is to be forgotten is read again, whatever its stamp', () => {
  const { get, parsed, forget } = remembering();
  writeFileSync(join(root, 'a'), 'one');
  get('a', '1');
  writeFileSync(join(root, 'a'), 'two');
  forget('b');
  get('a', '1');
  forget('a');
  expect(get('a', '1')).toEqual({ text: 'two' });
  expect(parsed).toEqual(['one', 'two']);
});

it('two files with the same bytes are two', () => {
  const { get, parsed } = remembering();
  for (const name of ['a', 'b']) writeFileSync(join(root, name), 'same');
  expect(get('a', '1')).not.toBe(get('b', '1'));
  expect(parsed).toEqual(['same', 'same']);
});

it('content that has not changed gives the same objects', () => {
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'content/pages/a.md'), '---\ntitle: x\n---\nBody\n');
  writeFileSync(join(root, 'public/a.txt'), 'x');
  const { read } = createLoadMemo();
  const load = (memo?: typeof read) => loadSources(join(root, 'content'), join(root, 'public'), () => {}, memo);
  const [first, again, fresh] = [load(read), load(read), load()];
  expect(again.pages[0]).toBe(first.pages[0]);
  expect(again.publicFiles[0]?.bytes).toBe(first.publicFiles[0]?.bytes);
  expect(fresh.pages[0]).not.toBe(first.pages[0]);
});
