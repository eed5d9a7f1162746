import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AttachResult, planAttach } from '../../src/attach/attach.ts';
import type { ForeignFolder } from '../../src/attach/read/foreign-folder.ts';
import { found, reading } from './found.ts';
import { filesBelow, originOf } from './site-measure.ts';

const small = new URL('../fixtures/small', import.meta.url).pathname;

/** The content of tests/fixtures/small for another origin. */
function contentFor(origin: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-attached-'));
  cpSync(small, folder, { recursive: true });
  const file = join(folder, 'content/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('https://pumpen.example', origin));
  return folder;
}

export interface AttachedSite extends AttachResult {
  readonly site: ForeignFolder;
  readonly origin: string;
}

/** Attaches a site at its own origin; `under` is the path below which it lies. */
export function attachSite(folder: string, under = ''): AttachedSite {
  const files = Object.fromEntries(Object.entries(filesBelow(folder)).map(([file, bytes]) => [under + file, bytes]));
  const site = found(files);
  const origin = originOf(site);
  const content = contentFor(origin);
  const options = { contentDir: `${content}/content`, publicDir: `${content}/public`, preview: false };
  const made = planAttach(site, { ...options, today: '2026-11-21' }, reading(site), { of: (_, __, find) => find() });
  return { ...made, site, origin };
}
