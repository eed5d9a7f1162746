import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listTree } from '../../../publish/tree.ts';

/** Of the files that differ between the two editions of a site, their bytes in one of them; null: not there. */
export type Edition = ReadonlyMap<string, Uint8Array | null>;

/** Says nothing in any language. */
const line = '\n\n2 + 2 = 4.\n';

/** Ways in which content can become a later edition of itself, the most telling first. Not all fit all content. */
export function laterEditions(site: string): Edition[] {
  const pages = listTree(join(site, 'content'))
    .filter(({ path, kind }) => kind === 'file' && /(?:^|\/)(?:pages|faq|news)\/.+\.md$/.test(path))
    .map(({ path }) => `content/${path}`);
  const edited = pages.slice(0, 12).map((file): [string, Uint8Array] => [file, appended(join(site, file))]);
  const added: [string, Uint8Array] = ['public/gazette-torture.txt', Buffer.from('2 + 2 = 4.\n')];
  return [...edited.map((edit) => new Map([edit, added])), ...edited.map((edit) => new Map([edit])), new Map([added])];
}

const appended = (file: string): Uint8Array => Buffer.concat([readFileSync(file), Buffer.from(line)]);

/** The same files as they stand now. */
export const standingEdition = (site: string, later: Edition): Edition =>
  new Map(
    [...later.keys()].map((file) => [file, existsSync(join(site, file)) ? readFileSync(join(site, file)) : null]),
  );

/** Makes a site that edition. */
export function putEdition(site: string, edition: Edition): void {
  for (const [file, bytes] of edition) {
    const path = join(site, file);
    if (bytes === null) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  }
}
