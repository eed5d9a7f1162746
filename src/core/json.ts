/** A JSON document as published: two-space indentation, members in the order written, one line feed at the end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The same for what is long and mostly structure: what holds scalars alone, or little more, stands in one line. Models
 * pay for every line break. Lengths do not decide it, so that a value that is longer moves nothing else.
 */
export function denseJson(value: unknown): string {
  return `${dense(JSON.parse(JSON.stringify(value)), '')}\n`;
}

/** A value that holds nothing but what JSON has, in lines that are indented so. */
function dense(value: unknown, indentation: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indentation}  `;
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  const parts = Array.isArray(value)
    ? value.map((item) => dense(item, inner))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${dense(member, inner)}`);
  if (parts.length === 0) return open + close;
  const height = heightOf(value);
  const isLine = height === 1 || (height === 2 && parts.length <= 4);
  if (isLine) return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indentation}${close}`;
}

/** How deep a value is nested: 0 for a scalar. */
function heightOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((most, member) => Math.max(most, heightOf(member) + 1), 1);
}
