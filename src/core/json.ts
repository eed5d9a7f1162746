/** A JSON document as published: two-space indentation, members in the order written, one line feed at the end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The same for what is long and mostly structure: what is nested deeper than `levels` stands in one line. Models pay for
 * every break and space. No length decides where one is, so that a value that is longer moves nothing else.
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
