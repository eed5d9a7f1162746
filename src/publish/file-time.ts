/** 2001-09-09T01:46:40Z, in seconds: long past, so no server or cache calls a file too new to validate. */
const base = 1_000_000_000;

/**
 * The modification time of a published file, in whole seconds since 1970, from its lower-case hex SHA-256.
 * Servers make ETag and Last-Modified of time and size (nginx, Apache): with the time of the build, equal bytes
 * would get new validators; with one fixed time, changed bytes of equal size would keep the old (RFC 9110 §8.8).
 */
export function fileTime(sha256: string): number {
  return base + (Number.parseInt(sha256.slice(0, 8), 16) % 2 ** 28);
}
