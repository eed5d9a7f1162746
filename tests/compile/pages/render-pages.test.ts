import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { type CompiledSite, compile } from '../../../src/compile/compile.ts';
import { pageRecords } from '../../../src/compile/page-records.ts';
import pageThread from '../../../src/compile/pages/page-thread.ts?thread';
import type { RenderedPage, RenderedText } from '../../../src/compile/pages/render-page.ts';
import { planPageRendering, renderPagesInParallel } from '../../../src/compile/pages/render-pages.ts';
import { SourceChangedError } from '../../../src/content/read/lazy-source.ts';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { fileOf, mirrorPath } from '../../../src/core/url.ts';
import { byTurn } from '../../support/runs.ts';
import { makeProject, type Project } from '../../whole/incremental/project.ts';
import { plainFacts, plainRecord } from './plain-record.ts';

let project: Project;
let edition: CompiledSite;
const count = 150;

beforeAll(() => {
  project = makeProject();
  for (let i = 0; i < count; i++)
    writeFileSync(
      join(project.content, `pages/seite-${i}.md`),
      `---\ntitle: "${i === 7 ? '水' : `Seite ${i} & mehr`}"\ndescription: Nummer ${i} von {{count pages}}\nupdated: 2026-01-01\n---\n\n## Öl ${i}\n\n{{company.legalName}}, [Start](/anleitung/start/) \`{{count pages}}\`\n\n${i % 50 === 3 ? '{{company.no}} <b>x</b>' : 'Text'}\n`,
    );
  const options = {
    contentDir: project.content,
    publicDir: project.public,
    preview: false,
    pagePictures: true,
    today: '2026-03-15',
  };
  edition = assertDefined(compile(options).edition, 'an edition');
});
afterAll(() => rmSync(join(project.content, '..'), { recursive: true }));

async function made(helpers: number, program?: string): Promise<RenderedPage[]> {
  const { kit, tasks } = planPageRendering(edition, project.content);
  const pages: RenderedPage[] = [];
  await renderPagesInParallel(tasks, kit, helpers, (page) => void pages.push(page), { program });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const plainText = ({ bytes, read }: RenderedText) => ({ bytes: Buffer.from(bytes).toString(), read: plainFacts(read) });
const plain = (pages: readonly RenderedPage[]) =>
  pages.map(({ html, mirror, ...page }) => ({
    ...page,
    html: { ...html, ...plainText(html) },
    mirror: { ...mirror, ...plainText(mirror) },
  }));

describe('a whole build', () => {
  it('is the same on several threads: problems, files, and what is remembered of pages', async () => {
    const options = { contentDir: project.content, publicDir: project.public, preview: false, today: '2026-03-15' };
    const wrong = [3, 53, 103].map((i) => join(project.content, `pages/seite-${i}.md`));
    const texts = wrong.map((file) => readFileSync(file, 'utf8'));
    const both = async () => {
      const records = () => pageRecords([], () => undefined);
      const one = build({ ...options, cache: { records: records() } });
      const more = await build({ ...options, cache: { records: records() } }, { threads: 2, lanes: 1, fewest: 1 });
      expect(more.problems).toEqual(one.problems);
      expect(more.records?.map(plainRecord)).toEqual(one.records?.map(plainRecord));
      expect(more.records?.length).toBeGreaterThan(100);
      const digests = ({ release }: typeof one) =>
        [...(release?.files.values() ?? [])].map(({ file, sha256 }) => [file, sha256]);
      expect(digests(more)).toEqual(digests(one));
      return digests(one).length;
    };
    expect(await both()).toBe(0);
    for (const [i, file] of wrong.entries())
      writeFileSync(file, (texts[i] ?? '').replace('{{company.no}} <b>x</b>', 'Text'));
    expect(await both()).toBeGreaterThan(2 * count);
    for (const [i, file] of wrong.entries()) writeFileSync(file, texts[i] ?? '');
  });
});

describe('pages that are made ahead', () => {
  it('are what their documents give, with the problems that their checks report', async () => {
    const pages = await made(0);
    expect(pages.length).toBeGreaterThan(count);
    const problems: Problem[] = [];
    for (const { source, path, html, mirror, ...page } of pages) {
      for (const [file, text] of [
        [fileOf(path), html],
        [fileOf(mirrorPath(path)), mirror],
      ] as const) {
        const document = assertDefined(edition.release.files.get(file), file);
        expect(Buffer.from(text.bytes).toString()).toBe(Buffer.from(document.bytes).toString());
        expect([text.sha256, text.read]).toEqual([document.sha256, document.read]);
      }
      const found: Problem[] = [];
      edition.unchecked.get(source)?.((problem) => void found.push(problem));
      expect(page.problems).toEqual(found);
      expect(page.facts).toEqual(edition.site.pages.find((each) => each.path === path)?.facts);
      problems.push(...found);
    }
    expect(problems.map(({ code }) => code)).toContain('fact-unknown');
  });

  it.each(byTurn([1, 3], 2))('are the same on %i more threads', async (helpers) => {
    expect(plain(await made(helpers))).toEqual(plain(await made(0)));
  });

  it.each([
    ['at once', 'process.exit(1);'],
    ['by an error', 'throw new Error("gone");'],
    [
      'at its second batch',
      'let n = 0; require("node:worker_threads").parentPort.on("message", () => { if (n++) process.exit(1); });',
    ],
  ])('are all made when a thread dies %s', async (_, poison) => {
    expect(plain(await made(2, `${poison}\n${pageThread}`))).toEqual(plain(await made(0)));
  });

  it('of a file that is gone end it all: the content has changed', async () => {
    const { kit, tasks } = planPageRendering(edition, project.content);
    const gone = [...tasks].map((task, i) => (i === 40 ? { ...task, file: `${task.file}.gone` } : task));
    for (const helpers of [0, 2])
      await expect(renderPagesInParallel(gone, kit, helpers, () => {})).rejects.toThrow(SourceChangedError);
  });
});
