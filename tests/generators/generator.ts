import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Page } from './pages.ts';

/** The pages that a generator gets. */
export interface Pages {
  readonly shown: readonly Page[];
  readonly hidden: readonly Page[];
}

/** A generator of sites that somebody else wrote, and how a site for it looks. */
export interface Generator {
  readonly name: string;
  /** The program that runs it; undefined: it is not installed. */
  readonly program: string | undefined;
  readonly install: string;
  readonly args: readonly string[];
  /** Packages that its configuration and pages import. */
  readonly packages: readonly string[];
  /** The folder that it writes, below that of the site. */
  readonly out: string;
  /** How many pages are built in CI. */
  readonly pages: number;
  /** The file of HTML that it makes of a page. */
  readonly fileOf: (path: string) => string;
  /** All sources by their names below the folder of the site. */
  readonly sources: (pages: Pages) => Readonly<Record<string, string | Uint8Array>>;
}

export const origin = 'https://pumpen.example';

const installed = new URL('./node_modules', import.meta.url).pathname;

/** A file of a package in tests/generators; undefined where it is not installed. */
export function toolOf(file: string): string | undefined {
  const path = join(installed, file);
  return existsSync(path) ? path : undefined;
}

export const inFolder = (path: string): string => (path === '' ? 'index.html' : `${path}/index.html`);
export const asFile = (path: string): string => (path === '' ? 'index.html' : `${path}.html`);

/** Where a page lies as seen from another, both with a slash at their ends: `../../part-2/page-9/`. */
export const relative = (from: string, to: string): string =>
  to === '' ? `/${to}` : `${posix.relative(`/${from}`, `/${to}`) || '.'}/`;

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files that every site has beside its pages, in the folder whose files are copied as they are. */
export const copied = (folder: string): Record<string, string | Uint8Array> => ({
  [`${folder}pump.png`]: picture,
  [`${folder}robots.txt`]: 'User-agent: *\nDisallow: /internal/\n',
  [`${folder}_headers`]: '/members/*\n  Basic-Auth: somebody:something\n',
});

/** Front matter: JSON is YAML. */
export const matter = (values: Readonly<Record<string, unknown>>): string =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;
