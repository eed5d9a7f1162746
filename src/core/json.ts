import { compareCodeUnits } from './problem.ts';

/** A JSON document as published: two-space indentation, members in the order written, one line feed at the end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Formats long, mostly structural JSON: values nested deeper than `levels` stand in one line. Models pay for every
 * break and space. Length decides no line break, so that a longer value moves nothing else.
 */
export function denseJson(value: unknown, levels: number): string {
  return `${dense(JSON.parse(JSON.stringify(value)), levels, '')}\n`;
}

/** A value that holds nothing but what JSON has, in lines that are indented so. */
function dense(value: unknown, levels: number, indentation: string): string {
  if (typeof value !== 'object' || value === null || levels <= 0) return JSON.stringify(value);
  const inner = `${indentation}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => dense(item, levels - 1, inner))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${dense(member, levels - 1, inner)}`);
  const [open, close] = isList ? (['[', ']'] as const) : (['{', '}'] as const);
  return parts.length === 0 ? open + close : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indentation}${close}`;
}

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

/**
 * The one JSON text of a value, by which others find the same digest (RFC 8785): members sorted by code unit, no spaces, and
 * none that is undefined.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => compareCodeUnits(a, b));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
