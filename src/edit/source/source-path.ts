import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute paths of the folders that problems call `content` and `public`. */
export interface ContentFolders {
  readonly contentDir: string;
  readonly publicDir: string;
}

/** `content/x.md` → the absolute path of the file; undefined for names of documents such as `/api/v1/faq.json`. */
export function resolveSourcePath(file: string, { contentDir, publicDir }: ContentFolders): string | undefined {
  const [, label, rest] = /^(content|public)\/(.+)$/s.exec(file) ?? [];
  if (rest === undefined) return undefined;
  return join(label === 'content' ? contentDir : publicDir, rest);
}

/** The text of a file; undefined when there is none, or what is no file: a pipe keeps its reader waiting for ever. */
export function readIfExists(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
}
