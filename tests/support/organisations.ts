import { build } from '../../src/compile/build.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { Release } from '../../src/core/release.ts';
import { siteReader } from './site-reader.ts';

/** After every date of the contents, and before their security contacts expire. */
export const today = '2026-11-21';

/** A whole site that tests walk, built once for each test file that asks for it. */
export type Organisation = ReturnType<typeof organisation>;

/** The name in tests, its folder, which ends in `/`, and the languages that its site.ts names, the first first. */
export function organisation(name: string, folder: string, languages: readonly [string, ...string[]]) {
  const contentDir = `${folder}content`;
  const publicDir = `${folder}public`;
  let made: ReturnType<typeof read> | undefined;
  const read = (): { release: Release; problems: readonly Problem[] } & ReturnType<typeof siteReader> => {
    const { release, problems } = build({ contentDir, publicDir, preview: false, today });
    if (!release) throw new Error(`${contentDir} does not build:\n${JSON.stringify(problems, null, 1)}`);
    return { release, problems, ...siteReader(release, languages) };
  };
  return {
    name,
    folder,
    contentDir,
    publicDir,
    languages,
    /** Its built site, as its readers find it. */
    get site() {
      made ??= read();
      return made;
    },
  };
}

export const example = organisation('the example', '', ['en-GB']);

/** Every organisation whose whole site is judged: another one is one more line here. */
export const organisations: readonly Organisation[] = [
  example,
  organisation('a small German company', 'tests/fixtures/small/', ['de']),
  organisation('a company in two languages', 'tests/fixtures/two-languages/', ['de-DE', 'en']),
  organisation('a GmbH', 'tests/fixtures/gmbh/', ['de-DE', 'en']),
  organisation('a British charity', 'tests/fixtures/charity/', ['en-GB']),
  organisation('a Japanese manufacturer', 'tests/fixtures/manufacturer/', ['ja', 'en']),
  organisation('an Arabic public body', 'tests/fixtures/authority/', ['ar']),
  organisation('a sole trader who states the least', 'tests/fixtures/least/', ['en-GB']),
];
