import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePipe } from '../support/pipe.ts';

/** Obstacles where a file of ours is expected; each is made at a path. */
export const noFiles: readonly (readonly [what: string, make: (path: string) => void])[] = [
  ['an empty folder', (path) => mkdirSync(path)],
  [
    'a folder',
    (path) => {
      mkdirSync(path);
      writeFileSync(join(path, 'x'), 'x');
    },
  ],
  ['a pipe', makePipe],
  ['a link that leads nowhere', (path) => symlinkSync('/nothing/of/that/name', path)],
  ['a link to a device', (path) => symlinkSync('/dev/null', path)],
  ['a link to itself', (path) => symlinkSync(path, path)],
];
