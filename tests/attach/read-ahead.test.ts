import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageRead } from '../../src/attach/read/page-read.ts';
import { readPage } from '../../src/attach/read/read-page.ts';
import { type PageTask, readAhead } from '../../src/commands/attach/read-ahead.ts';
import { html } from './found.ts';

const folder = mkdtempSync(join(tmpdir(), 'gazette-ahead-'));
const tasks = Array.from({ length: 320 }, (_, i): PageTask => ({ file: `${i}.html`, selector: undefined }));
for (const { file } of tasks) writeFileSync(join(folder, file), html(file, `<p>Page ${file}</p>`));
const read = ({ file }: PageTask): PageRead => readPage(readFileSync(join(folder, file)));

async function all(of: readonly PageTask[]): Promise<Map<string, PageRead>> {
  const found = new Map<string, PageRead>();
  await readAhead(folder, of, read, ({ file }, page) => void found.set(file, page));
  return found;
}

it('many pages are read on two threads, each once, as on one', async () => {
  const found = await all(tasks);
  expect([...found.keys()].sort()).toEqual(tasks.map(({ file }) => file).sort());
  for (const task of tasks) expect(found.get(task.file)).toEqual(read(task));
});

it('few are left to who needs them, and what the other thread cannot read is read here', async () => {
  expect((await all(tasks.slice(0, 20))).size).toBe(0);
  const gone = tasks.at(-1) as PageTask;
  rmSync(join(folder, gone.file));
  await expect(all(tasks)).rejects.toThrow(/ENOENT.*319\.html/);
});
