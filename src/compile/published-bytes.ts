/** The bytes of a file as an earlier build published it, if they are still there and have this SHA-256. */
export type PublishedBytes = (file: string, sha256: string) => Uint8Array | undefined;
