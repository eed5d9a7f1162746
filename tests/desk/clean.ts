import { expect } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources } from '../../src/content/read/load.ts';
import { severityOf } from '../../src/core/problem.ts';
import type { Release } from '../../src/core/release.ts';
import type { LiveSite } from '../../src/desk/live/live-site.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import type { TestSite } from './site.ts';

/** The release that a build from nothing makes of the folder; undefined when the content itself has errors. */
export function cleanRelease({ options }: TestSite): Release | undefined {
  const errors: unknown[] = [];
  const report = (problem: Parameters<typeof severityOf>[0]) => {
    if (severityOf(problem) === 'error') errors.push(problem);
  };
  const sources = loadSources(options.contentDir, options.publicDir, report);
  const valid = validate(sources, options, report);
  const release = valid && render(valid, buildCatalog(listDocuments(valid), report), report);
  return errors.length === 0 ? release : undefined;
}

export const plain = (release: Release) => ({
  files: [...release.files.values()].map(({ file, bytes }) => [file, Buffer.from(bytes).toString('base64')]),
  routes: [...release.routes.values()],
  redirects: [...release.redirects],
  others: [release.baseUrl, release.notFound, release.bareHeaders],
});

/** Expects of a desk what a clean build makes and reports. */
export async function expectEqual(live: LiveSite, of: TestSite, after?: string): Promise<void> {
  const clean = cleanRelease(of);
  expect(live.state.isStale, after).toBe(clean === undefined);
  if (clean) expect(plain(live.state.edition!.release), after).toEqual(plain(clean));
  await live.check();
  expect(live.state.problems, after).toEqual(build(of.options).problems);
}
