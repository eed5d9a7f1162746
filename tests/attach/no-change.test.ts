import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AttachPlan, planAttach } from '../../src/attach/attach.ts';
import { ForeignPageCache } from '../../src/commands/attach/foreign-page-cache.ts';
import { createMemoryBlobStore } from '../../src/core/blob-store.ts';
import { takeWork } from '../../src/core/work.ts';
import { found, html } from './found.ts';

const folder = new URL('../fixtures/small', import.meta.url).pathname;
const options = { contentDir: `${folder}/content`, publicDir: `${folder}/public`, preview: false, today: '2026-11-21' };
const links = '<a href="/">Home</a> <a href="/a.html">A</a> <a href="/b.html">B</a>';
const site = (text: string) => ({
  'index.html': html('Home', '<h1>Home</h1><p>Welcome.</p>', { nav: links }),
  'a.html': html('A', `<h1>A</h1><p>${text}</p>`, { nav: links }),
  'b.html': html('B', '<h1>B</h1><table><tr><td>1<td>2</table>', { nav: links }),
});

/** Attaches as a new process with this memory does; gives the bytes and how many texts were scanned. */
function run(memory: string, text: string) {
  const foreign = found(site(text));
  const cache = new ForeignPageCache(memory, 'code', createMemoryBlobStore());
  takeWork();
  const { plan, problems } = planAttach(foreign, options, cache.reading(foreign), cache);
  const { scanned } = takeWork();
  cache.keep();
  const bytes = ({ added, edited }: AttachPlan) =>
    [...[...added].map(([file, make]) => [file, make()] as const), ...edited].map(([file, each]) => [
      file,
      Buffer.from(each).toString('latin1'),
    ]);
  return { bytes: plan && bytes(plan), problems, scanned };
}

it('pages that have not changed are not read again, and the bytes are the same', () => {
  const memory = mkdtempSync(join(tmpdir(), 'gazette-attach-memory-'));
  const [cold, warm, edited] = [run(memory, 'Words.'), run(memory, 'Words.'), run(memory, 'Other *words*.')];
  expect(cold.bytes?.length).toBeGreaterThan(5);
  expect(warm).toEqual({ ...cold, scanned: cold.scanned - Object.keys(site('')).length });
  expect(edited.scanned).toBe(warm.scanned + 1);
  const fresh = run(mkdtempSync(join(tmpdir(), 'gazette-attach-memory-')), 'Other *words*.');
  expect([edited.bytes, edited.problems]).toEqual([fresh.bytes, fresh.problems]);
});
