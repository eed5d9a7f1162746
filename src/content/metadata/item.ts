/** One thing that a program wrote into a file beside what the file shows. */
export interface MetadataItem {
  /** `text` is whatever a person may have typed: it is read like any text. */
  readonly kind: 'place' | 'person' | 'serial' | 'script' | 'comment' | 'text';
  /** Name in the format: `GPSLatitude`, `Artist`, `dc:creator`. */
  readonly name: string;
  readonly value: string;
}

export const decodeLatin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
export const decodeUtf8 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
