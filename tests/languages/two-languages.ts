import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildResult, build } from '../../src/compile/build.ts';
import { kept } from '../support/kept.ts';

export const fixture = new URL('../fixtures/two-languages', import.meta.url).pathname;

/** A copy of the site in two languages, for tests that change it. */
export function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'two-languages-'));
  cpSync(fixture, folder, { recursive: true });
  return folder;
}

/** Replaces a text of a file, writes the file anew, or takes it away. */
export function change(folder: string, file: string, to: string | null | readonly [from: string, to: string]): void {
  const path = join(folder, file);
  if (to === null) rmSync(path);
  else if (typeof to === 'string') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, to);
  } else {
    const text = readFileSync(path, 'utf8');
    if (!text.includes(to[0])) throw new Error(`${file} does not say ${to[0]}`);
    writeFileSync(path, text.replace(to[0], to[1]));
  }
}

export const optionsOf = (folder: string) => ({
  contentDir: join(folder, 'content'),
  publicDir: join(folder, 'public'),
  preview: false,
  today: '2026-03-15',
});

export const built = (folder = fixture): BuildResult => build({ ...optionsOf(folder), cache: kept });

/** The site whose second language is written from right to left. */
export function rightToLeft(): string {
  const folder = copied();
  change(folder, 'content/site.ts', ["['de-DE', 'en']", "['de-DE', 'ar']"]);
  for (const module of ['site', 'company', 'solutions', 'access', 'facts/bohrgeraete']) {
    const path = join(folder, `content/${module}.ts`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\ben: '([^']*)'/g, "ar: 'بئر $1'"));
  }
  for (const page of ['pages/home', 'pages/datenschutz', 'pages/agb', 'faq/wie-tief']) {
    const [from, to] = [join(folder, `content/${page}.en.md`), join(folder, `content/${page}.ar.md`)];
    writeFileSync(to, readFileSync(from, 'utf8'));
    rmSync(from);
  }
  change(folder, 'content/pages/anleitung/start.md', ['/en/', '/ar/']);
  return folder;
}

/** Tells what is wrong, in few words. */
export const told = ({ problems }: Pick<BuildResult, 'problems'>): string[] =>
  problems.map(({ code, at }) => `${code} ${at && 'line' in at ? `${at.file}:${at.line}:${at.col}` : at?.file}`);
