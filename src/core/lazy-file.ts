import type { BlobSource } from './blob-store.ts';
import type { ReleaseFile } from './release.ts';

/** Makes the bytes of a file, by its name. */
export type RecreateBytes = (file: string) => Uint8Array;

/** Properties of a file besides its bytes. */
type FileProperties = Pick<ReleaseFile, 'size' | 'sha256' | 'read' | 'isJudged'>;

/**
 * A file of a release of which everything is known but its bytes: `source` has them at `place`, or `again` makes them. No
 * function of its own, since there are several for each page.
 */
export class LazyFile implements ReleaseFile {
  readonly file: string;
  readonly size: number;
  readonly sha256: string;
  readonly read: ReleaseFile['read'];
  readonly isJudged: boolean | undefined;
  readonly #source: BlobSource;
  readonly #place: number;
  readonly #again: RecreateBytes;

  constructor(
    file: string,
    { size, sha256, read, isJudged }: FileProperties,
    source: BlobSource,
    place: number,
    again: RecreateBytes = unmade,
  ) {
    this.file = file;
    this.size = size;
    this.sha256 = sha256;
    this.read = read;
    this.isJudged = isJudged;
    this.#source = source;
    this.#place = place;
    this.#again = again;
  }

  get bytes(): Uint8Array {
    return this.#source.bytesOf(this, this.#place) ?? this.#again(this.file);
  }

  /** Copies the file; `again` makes lost bytes. */
  with(again: RecreateBytes): LazyFile {
    return new LazyFile(this.file, this, this.#source, this.#place, again);
  }
}

function unmade(file: string): never {
  throw new Error(`Nobody knows how to make ${file} again.`);
}
