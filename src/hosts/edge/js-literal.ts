import type { RouteTable } from '../../http/route-table.ts';

/** A value as a JavaScript literal in ASCII: JSON, which no character of a value can leave (ECMA-262 §25.5.2). */
export function toJsLiteral(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7E]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A table as JSON, one line a path, so that two builds can be compared by eye. */
export function renderRouteTable(table: RouteTable): string {
  const members = Object.entries(table).map(([name, value]) => `  ${toJsLiteral(name)}: ${lines(value)}`);
  return `{\n${members.join(',\n')}\n}`;
}

function lines(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return toJsLiteral(value);
  return `[\n${value.map((item) => `    ${toJsLiteral(item)}`).join(',\n')}\n  ]`;
}
