/** Writes a file of the cache whole or not at all, whatever stood there. Throws when it cannot be written. */
export function keepFile(file: string, bytes: string | Uint8Array): void;
