import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from '../../../src/compile/build.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { kept } from '../../support/kept.ts';

const fixture = new URL('../../fixtures/least/', import.meta.url).pathname;

/** Builds a site, of English or of English and German, in which all of them are planted; the problems by file. */
export function builtWith(files: ReadonlyMap<string, string | Uint8Array>, isInTwo = false): Map<string, Problem[]> {
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
  const options = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public'), preview: false, cache: kept };
  const found = new Map<string, Problem[]>();
  for (const problem of build({ ...options, today: '2026-06-01' }).problems) {
    const file = problem.at?.file ?? '';
    found.set(file, [...(found.get(file) ?? []), problem]);
  }
  return found;
}
