/** Header fields of a stored object, in lower case: `content-type`, `cache-control`, `x-amz-meta-vary`. */
export type ObjectHeaders = Readonly<Record<string, string>>;

/** An object as listed. */
export interface BucketObject {
  /** MD5 of its bytes, unless the bucket encrypts with its own keys. */
  readonly tag: string;
  /** Time of the last write, as the server writes it. */
  readonly modified: string;
  /** Whether any later write gets another time, as the last one was long before the listing. */
  readonly isSettled: boolean;
}

/** A bucket of objects by key. Every operation retries passing failures, and throws a Stop when it gives up. */
export interface Bucket {
  /** All objects by key. */
  list(): Promise<ReadonlyMap<string, BucketObject>>;
  /** Stored header fields; undefined if there is no object. */
  fields(key: string): Promise<ObjectHeaders | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** Returns the tag of the written object, if the server sends it. */
  write(key: string, bytes: Uint8Array, fields: ObjectHeaders): Promise<string | undefined>;
  remove(key: string): Promise<void>;
}

/** Decodes UTF-8. */
export function bytesToText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
