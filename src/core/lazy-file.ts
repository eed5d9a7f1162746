import type { ReleaseFile } from './release.ts';

/** A file of a release of which everything is known but its bytes, which `make` gives. */
export class LazyFile implements ReleaseFile {
  readonly file: string;
  readonly size: number;
  readonly sha256: string;
  readonly read: ReleaseFile['read'];
  readonly isJudged: boolean | undefined;
  readonly #make: () => Uint8Array;

  constructor(
    file: string,
    { size, sha256, read, isJudged }: Pick<ReleaseFile, 'size' | 'sha256' | 'read' | 'isJudged'>,
    make: () => Uint8Array,
  ) {
    this.file = file;
    this.size = size;
    this.sha256 = sha256;
    this.read = read;
    this.isJudged = isJudged;
    this.#make = make;
  }

  get bytes(): Uint8Array {
    return this.#make();
  }
}
