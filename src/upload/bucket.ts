/** Header fields that an object is stored with, names in lower case: `content-type`, `cache-control`, `x-amz-meta-vary`. */
export type Fields = Readonly<Record<string, string>>;

/** A bucket of objects by key. Every operation tries again what may pass, and throws a Stop when it gives up. */
export interface Bucket {
  /** Every key with the tag of its bytes: their MD5, unless the bucket encrypts with keys of its own. */
  list(): Promise<ReadonlyMap<string, string>>;
  /** The fields that somebody set; undefined without such an object. */
  fields(key: string): Promise<Fields | undefined>;
  read(key: string): Promise<string | undefined>;
  write(key: string, bytes: Uint8Array, fields: Fields): Promise<void>;
  remove(key: string): Promise<void>;
}
