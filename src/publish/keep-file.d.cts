/** Writes a file of the cache whole or not at all, whatever stood there. Throws when it cannot be written. */
export function keepFile(file: string, bytes: string | Uint8Array): void;

/** Throws where a link stands for a folder of a cache: what it leads to is somebody else's. */
export function assertUnlinked(file: string): void;
