import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLoadMemo } from '../../../src/content/read/file-memo.ts';
import { SourceChangedError } from '../../../src/content/read/lazy-source.ts';
import { loadSources } from '../../../src/content/read/load.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { renderProblemsText } from '../../../src/terminal/problems.ts';
import { plainStyle } from '../../../src/terminal/style.ts';
import { oddFiles } from '../../support/odd-files.ts';

let root: string;
let folders: [string, string];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gazette-odd-'));
  folders = [join(root, 'content'), join(root, 'public')];
  for (const folder of [join(root, 'content/pages'), join(root, 'public')]) mkdirSync(folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Problems of the folders but missing files, as text. */
function told(): string[] {
  const problems: Problem[] = [];
  loadSources(...folders, (problem) => problems.push(problem));
  return problems
    .filter(({ code }) => code !== 'file-missing')
    .map((problem) => renderProblemsText([problem], plainStyle));
}

describe.each([
  ['content', 'pages/', '.md', /\[(?:file-unknown|file-symlink)\]/],
  ['public', '', '.txt', /\[(?:public-forbidden|file-symlink)\]/],
] as const)('in %s/', (label, below, ending, code) => {
  it.each(Object.entries(oddFiles))('%s gets a problem with its name', (name, { says, make }) => {
    make(join(root, label, below, 'x'), ending);
    const found = told();
    // A long name in content/ is one like any other: it is judged with what the file says.
    if (name === 'a name of 255 bytes' && label === 'content') return expect(found).toEqual([]);
    expect(found).toEqual([expect.stringContaining(says)]);
    expect(found[0]).toMatch(code);
    expect(found[0]).not.toMatch(/[^\P{C}\n]/u);
  });
});

it('a file that is gone before it is read makes the reading begin anew', () => {
  const file = join(root, 'content/pages/a.md');
  writeFileSync(file, '---\ntitle: x\n---\n');
  const { read } = createLoadMemo();
  const gone = () =>
    loadSources(
      ...folders,
      () => {},
      (found, parse, report) => {
        rmSync(file);
        return read(found, parse, report);
      },
    );
  expect(gone).toThrow(SourceChangedError);
});
