/** A JSON document as published: two-space indentation, members in the order written, one line feed at the end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const widest = 120;

/**
 * The same for what is long and mostly structure: an object or list that fits a line of 120 stands in one. Models pay
 * for every line break and its indentation.
 */
export function denseJson(value: unknown): string {
  return `${dense(JSON.parse(JSON.stringify(value)), '')}\n`;
}

/** A value that holds nothing but what JSON has, and may begin anywhere in a line that is indented so. */
function dense(value: unknown, indentation: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indentation}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => dense(item, inner))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${dense(member, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${parts.length === 0 || Array.isArray(value) ? parts.join(', ') : ` ${parts.join(', ')} `}${close}`;
  if (indentation.length + line.length <= widest && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indentation}${close}`;
}
