/** 2001-09-09T01:46:40Z, in seconds: long past, so no server or cache calls a file too new to validate. */
const base = 1_000_000_000;

/** Times lie within so many seconds of it: eight and a half years. */
const span = 2 ** 28;

/**
 * The modification time of a published file, in whole seconds since 1970, from its lower-case hex SHA-256.
 * Servers make ETag and Last-Modified of time and size (nginx, Apache): with the time of the build, equal bytes
 * would get new validators; with one fixed time, changed bytes of equal size would keep the old (RFC 9110 §8.8).
 */
export function fileTime(sha256: string): number {
  return base + (Number.parseInt(sha256.slice(0, 8), 16) % span);
}

/** Whether a time, in milliseconds since 1970, is one that fileTime() gives to some file. */
export function isFileTime(mtimeMs: number): boolean {
  const seconds = mtimeMs / 1000 - base;
  return Number.isInteger(seconds) && seconds >= 0 && seconds < span;
}
