import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTree } from '../../../publish/tree.ts';
import type { Random } from '../random.ts';

/** What is done to one file; the words follow its name. */
type Damage = (path: string, random: Random) => string;

/** Damages that happen to files. A published file has no second name after them: what shares it is not touched. */
const damages: Readonly<Record<'flip' | 'cut' | 'gone' | 'empty' | 'zeros' | 'folder', Damage>> = {
  flip: (path, random) => {
    const bytes = readFileSync(path);
    if (bytes.length === 0) return damages.gone(path, random);
    const at = random.below(bytes.length);
    const bit = random.below(8);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
    replace(path, bytes);
    return `bit ${bit} of byte ${at} flipped`;
  },
  cut: (path, random) => {
    const bytes = readFileSync(path);
    const to = random.below(bytes.length);
    replace(path, bytes.subarray(0, to));
    return `cut to ${to} bytes`;
  },
  gone: (path) => {
    rmSync(path);
    return 'deleted';
  },
  empty: (path) => {
    replace(path, Buffer.alloc(0));
    return 'emptied';
  },
  zeros: (path) => {
    const { length } = readFileSync(path);
    replace(path, Buffer.alloc(Math.max(length, 1)));
    return 'filled with zeros';
  },
  folder: (path) => {
    rmSync(path);
    mkdirSync(path);
    return 'replaced by a folder';
  },
};

export type DamageName = keyof typeof damages;

export interface Damaged {
  /** Its path below the folder. */
  readonly file: string;
  readonly how: string;
}

/** Damages a file of a folder that `isMeant`, and says how; undefined: none is there. */
export function damageOne(
  folder: string,
  random: Random,
  names: readonly DamageName[],
  isMeant?: (path: string) => boolean,
): Damaged | undefined {
  const files = filesIn(folder, isMeant);
  if (files.length === 0) return undefined;
  const file = random.of(files);
  return { file, how: damages[random.of(names)](join(folder, file), random) };
}

/** Exchanges the bytes of two files of a folder, as a disk that mixes blocks up. */
export function swapTwo(folder: string, random: Random, isMeant?: (path: string) => boolean): string | undefined {
  const files = filesIn(folder, isMeant);
  if (files.length < 2) return undefined;
  const [one, other] = [random.of(files), random.of(files)];
  if (one === other) return undefined;
  renameSync(join(folder, one), join(folder, `${one}.swap`));
  renameSync(join(folder, other), join(folder, one));
  renameSync(join(folder, `${one}.swap`), join(folder, other));
  return `${one} and ${other} exchanged`;
}

const filesIn = (folder: string, isMeant: (path: string) => boolean = () => true): string[] =>
  listTree(folder).flatMap(({ path, kind }) => (kind === 'file' && isMeant(path) ? path : []));

/** Under a new name, as editors save: a published file may have a second one elsewhere. */
function replace(path: string, bytes: Uint8Array): void {
  rmSync(path);
  writeFileSync(path, bytes);
}
