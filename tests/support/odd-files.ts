import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** Makes something odd at a path without its ending; `ending` is that of a file which would be read there. */
type Make = (path: string, ending: '.md' | '.txt') => void;

const text = '---\ntitle: x\n---\nText\n';

function write(path: string | Buffer): void {
  if (typeof path === 'string') mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const notUtf8 = (path: string) => Buffer.concat([Buffer.from(path), Buffer.of(0xff)]);

/** Whether devices can be made here: by root, and not in every container. */
export const hasDevices = process.getuid?.() === 0;

/**
 * Entries of a content folder that are no page: how each is made, at which name below the folder, and with which
 * words its problem names it.
 */
export const oddFiles: Readonly<Record<string, { readonly says: string; readonly make: Make }>> = {
  'a name with a line break': {
    says: String.raw`line\nbreak`,
    make: (at, ending) => write(`${at}line\nbreak${ending}`),
  },
  'a name that steers terminals': {
    says: String.raw`red\u001b[31m\u0007`,
    make: (at, ending) => write(`${at}red\x1b[31m\x07${ending}`),
  },
  'a name that is written backwards': {
    says: String.raw`back\u{202e}`,
    make: (at, ending) => write(`${at}back\u202e${ending}`),
  },
  'a name that is not UTF-8': { says: 'not-utf8\ufffd', make: (at) => write(notUtf8(`${at}not-utf8`)) },
  'a folder whose name is not UTF-8': {
    says: 'folder-not-utf8\ufffd',
    make: (at) => {
      const folder = notUtf8(`${at}folder-not-utf8`);
      mkdirSync(folder);
      write(Buffer.concat([folder, Buffer.from('/a.md')]));
    },
  },
  'a name of 255 bytes': {
    says: `_${'n'.repeat(230)}`,
    make: (at, ending) => write(join(dirname(at), `_${'n'.repeat(254 - ending.length)}${ending}`)),
  },
  'a folder with the name of a file, empty': {
    says: 'empty.',
    make: (at, ending) => mkdirSync(`${at}empty${ending}`),
  },
  'a pipe': { says: 'pipe.', make: (at, ending) => void execFileSync('mkfifo', [`${at}pipe${ending}`]) },
  'a pipe with the name of a module': {
    says: 'module.ts',
    make: (at) => void execFileSync('mkfifo', [`${at}module.ts`]),
  },
  'a socket': {
    says: 'socket.',
    make: (at, ending) => void createServer().listen(`${at}socket${ending}`).unref(),
  },
  ...(hasDevices && {
    'a device without end': {
      says: 'zero.',
      make: (at, ending) => void execFileSync('mknod', [`${at}zero${ending}`, 'c', '1', '5']),
    },
  }),
  'a link to nothing': { says: 'broken.', make: (at, ending) => symlinkSync('nowhere', `${at}broken${ending}`) },
  'a link to itself': { says: 'loop.', make: (at, ending) => symlinkSync(`${at}loop${ending}`, `${at}loop${ending}`) },
  'a link to its folder': { says: 'self', make: (at) => symlinkSync('.', `${at}self`) },
};
