/** Header fields that an object is stored with, names in lower case: `content-type`, `cache-control`, `x-amz-meta-vary`. */
export type Fields = Readonly<Record<string, string>>;

/** What a listing says of an object. */
export interface Stored {
  /** Of its bytes: their MD5, unless the bucket encrypts with keys of its own. */
  readonly tag: string;
  /** When it was written, in the words of the server. */
  readonly modified: string;
  /** Whether that was so long before the listing that whoever writes it later gives it another time. */
  readonly isSettled: boolean;
}

/** A bucket of objects by key. Every operation tries again what may pass, and throws a Stop when it gives up. */
export interface Bucket {
  /** All objects by key. */
  list(): Promise<ReadonlyMap<string, Stored>>;
  /** The fields that somebody set; undefined without such an object. */
  fields(key: string): Promise<Fields | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** Returns the tag of what was written, as far as the server says it. */
  write(key: string, bytes: Uint8Array, fields: Fields): Promise<string | undefined>;
  remove(key: string): Promise<void>;
}

/** UTF-8 as text. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
