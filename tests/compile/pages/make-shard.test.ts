import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { pageRecords } from '../../../src/compile/page-records.ts';
import { makeShard } from '../../../src/compile/pages/make-shard.ts';
import { sha256 } from '../../../src/core/digest.ts';
import { given } from '../../../src/core/given.ts';
import type { PageRecord } from '../../../src/core/page-record.ts';
import { shardOf } from '../../../src/core/shard.ts';
import { makeProject, type Project } from '../../whole/incremental/project.ts';
import { pageText } from '../../whole/shards/worker.ts';
import { plainRecord } from './plain-record.ts';

let project: Project;
beforeAll(() => {
  project = makeProject();
  for (let i = 0; i < 70; i++) writeFileSync(join(project.content, `pages/seite-${i}.md`), pageText(i));
  // A warning: such pages are looked at in each build.
  writeFileSync(join(project.content, 'pages/doppelt.md'), pageText(1).replace('## Teil', '# Teil'));
});
afterAll(() => rmSync(dirname(project.content), { recursive: true }));

const folders = () => ({ contentDir: project.content, publicDir: project.public, preview: false, today: '2026-03-15' });
const bySource = (a: PageRecord, b: PageRecord) => (a.source < b.source ? -1 : 1);

async function made(number: number, of: number, threads: number) {
  const records: PageRecord[] = [];
  const result = await makeShard(
    { ...folders(), shard: { number, of }, threads, fewest: 1 },
    (record, { html, mirror }) => {
      expect([sha256(html.bytes), sha256(mirror.bytes)]).toEqual([record.html.sha256, record.mirror.sha256]);
      records.push(record);
    },
  );
  return { ...result, records: records.sort(bySource) };
}

it('shards make each page once, and note of it what a build of the whole notes', async () => {
  const whole = build({ ...folders(), today: '2026-03-15', records: pageRecords([], () => undefined) });
  const parts = [await made(1, 3, 0), await made(2, 3, 0), await made(3, 3, 0)];
  for (const [i, { records }] of parts.entries())
    for (const { source } of records) expect(shardOf(source, 3)).toBe(i + 1);
  const all = parts.flatMap(({ records }) => records).sort(bySource);
  expect(all.length).toBeGreaterThan(70);
  const noted = new Map((whole.records ?? []).map((record) => [record.source, record]));
  expect(all.map(plainRecord)).toEqual(all.map(({ source }) => plainRecord(given(noted.get(source), source))));
  expect(all.map(({ source }) => source)).not.toContain('content/pages/doppelt.md');
  expect(parts.flatMap(({ problems }) => problems.map(({ code }) => code))).toContain('markdown-title');
  expect(parts.flatMap(({ problems }) => problems)).toEqual(
    whole.problems.filter(({ at }) => at?.file.includes('/pages/')),
  );
  expect(parts.every(({ isMade }) => isMade)).toBe(true);
});

it('is the same on several threads', async () => {
  expect(await made(1, 2, 2)).toEqual(await made(1, 2, 0));
});

it('without a site nothing is made, and all that is wrong is told', async () => {
  const home = join(project.content, 'pages/home.md');
  writeFileSync(home, 'no front matter');
  const { isMade, problems, records } = await made(shardOf('content/pages/home.md', 2) === 1 ? 2 : 1, 2, 0);
  expect([isMade, records]).toEqual([false, []]);
  expect(problems.map(({ at }) => at?.file)).toContain('content/pages/home.md');
});
