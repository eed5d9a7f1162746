import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { createPageUnpacker, type PackedPages } from '../../src/compile/pages/pack-pages.ts';
import { createPageRenderer, type RenderedPage } from '../../src/compile/pages/render-page.ts';
import { planPageRendering } from '../../src/compile/pages/render-pages.ts';
import { assertDefined } from '../../src/core/assert-defined.ts';
import { createTextFactTable } from '../../src/core/text-fact-table.ts';
import { makeProject, type Project } from '../whole/incremental/project.ts';

const root = resolve('.');
const load = createRequire(import.meta.url);
const { findBundle, keptFolder, placesOf } = load('../../scripts/find-bundle.cjs');
const { threadProgram } = load('../../scripts/load-bundle.cjs');

let project: Project;
beforeAll(() => {
  project = makeProject();
  // Makes the bundle of these sources where there is none.
  execFileSync(process.execPath, [join(root, 'scripts/gazette.cjs'), '--help']);
});
afterAll(() => rmSync(join(project.content, '..'), { recursive: true }));

/** The answer of a thread of the program to a message, or why it died. */
async function answerOf(program: string, workerData: unknown, message: unknown): Promise<PackedPages> {
  const worker = new Worker(program, { eval: true, workerData });
  try {
    return await new Promise((take, fail) => {
      worker.on('message', take).on('error', fail);
      worker.on('exit', (code) => fail(new Error(`The thread ended with ${code}.`)));
      worker.postMessage(message);
    });
  } finally {
    await worker.terminate();
  }
}

const plain = (pages: readonly (RenderedPage | undefined)[]) =>
  pages.map(
    (page) => page && [page.path, ...[page.html, page.mirror].map(({ bytes }) => Buffer.from(bytes).toString())],
  );

describe('a thread of the bundle', () => {
  it('runs the chunks that its starter runs, kept or handed over, and makes the same pages', async () => {
    const options = { contentDir: project.content, publicDir: project.public, preview: false, today: '2026-03-15' };
    const edition = assertDefined(compile(options).edition, 'an edition');
    const { kit, tasks } = planPageRendering(edition, project.content);
    const batch = [...tasks].slice(0, 3);
    const expected = plain(batch.map(createPageRenderer(kit, createTextFactTable().keep)));
    expect(expected.length).toBeGreaterThan(1);

    const places = placesOf(root);
    const bundle = { ...places, key: findBundle(places) };
    const kept = keptFolder(bundle, bundle.key);
    const chunk = assertDefined(
      readdirSync(kept).find((name) => /^page-thread-[\w-]+\.cjs$/.test(name)),
      'a chunk',
    );
    const answer = await answerOf(threadProgram(bundle, chunk), kit, batch);
    expect(plain(createPageUnpacker(createTextFactTable())(answer))).toEqual(expected);

    const files = Object.fromEntries(
      readdirSync(kept)
        .filter((name) => name.endsWith('.cjs'))
        // Without its seal.
        .map((name) => [name, readFileSync(join(kept, name)).subarray(32).toString()]),
    );
    const unkept = { ...bundle, home: join(root, 'nowhere'), files, unkept: 'read-only' };
    const handed = await answerOf(threadProgram(unkept, chunk), kit, batch);
    expect(plain(createPageUnpacker(createTextFactTable())(handed))).toEqual(expected);
  });
});
