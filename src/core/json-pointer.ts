/** The parts of a JSON Pointer (RFC 6901 §4): `/a~1b/0` is `a/b` and `0`; undefined for what is none. */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer.slice(1).split('/').map(unescapePointerPart);
}

/** A part of a JSON Pointer as the name of a member. */
export function unescapePointerPart(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The JSON Pointer of a path (RFC 6901 §3). */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
