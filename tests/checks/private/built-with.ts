import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPublicPrivacy } from '../../../src/checks/private/public-files.ts';
import { build } from '../../../src/compile/build.ts';
import { checkPrivacyOutsidePages, withPrivacyCheck } from '../../../src/compile/privacy-check.ts';
import { noMemo } from '../../../src/content/check/memo.ts';
import { loadSources } from '../../../src/content/read/load.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { kept } from '../../support/kept.ts';
import { inputOf } from '../small-input.ts';

/** The problems of a site, of English or of English and German, in which these files are planted; by file. */
export type Find = (
  files: ReadonlyMap<string, string | Uint8Array>,
  isInTwo?: boolean,
) => ReadonlyMap<string, readonly Problem[]>;

const fixture = new URL('../../fixtures/least/', import.meta.url).pathname;

const siteWith: (...given: Parameters<Find>) => { contentDir: string; publicDir: string } = (
  files,
  isInTwo = false,
) => {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-planted-'));
  cpSync(fixture, dir, { recursive: true });
  writeFileSync(join(dir, 'public/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n');
  if (isInTwo) {
    const site = join(dir, 'content/site.ts');
    writeFileSync(site, readFileSync(site, 'utf8').replace("language: 'en-GB'", "languages: ['en-GB', 'de']"));
    cpSync(join(dir, 'content/pages/home.md'), join(dir, 'content/pages/home.de.md'));
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return { contentDir: join(dir, 'content'), publicDir: join(dir, 'public') };
};

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const file = problem.at?.file ?? '';
    found.set(file, [...(found.get(file) ?? []), problem]);
  }
  return found;
}

/** Builds the site as a user does. */
export const builtWith: Find = (files, isInTwo) => {
  const options = { ...siteWith(files, isInTwo), preview: false, cache: kept, today: '2026-06-01' };
  return byFile(build(options).problems);
};

/** Reads the site as a build does, and looks for what is private alone: nothing is validated or rendered. */
export const scannedIn: Find = (files, isInTwo) => {
  const { contentDir, publicDir } = siteWith(files, isInTwo);
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const sources = loadSources(contentDir, publicDir, report);
  checkPrivacyOutsidePages(sources, noMemo, report);
  const pages = new Map(sources.pages.map(({ file }) => [file, () => {}]));
  for (const check of withPrivacyCheck(pages, sources, noMemo, undefined, report).values()) check(report);
  checkPublicPrivacy({ ...inputOf({}), sources }, report);
  return byFile(problems);
};
