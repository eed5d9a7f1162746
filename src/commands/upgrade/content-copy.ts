import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Folders {
  readonly contentDir: string;
  readonly publicDir: string;
}

/** A copy of content and public files in a folder, in which things can be tried. */
export function contentCopy({ contentDir, publicDir }: Folders, folder: string): Folders {
  rmSync(folder, { recursive: true, force: true });
  const copy = { contentDir: join(folder, 'content'), publicDir: join(folder, 'public') };
  cpSync(contentDir, copy.contentDir, { recursive: true });
  if (existsSync(publicDir)) cpSync(publicDir, copy.publicDir, { recursive: true });
  return copy;
}
