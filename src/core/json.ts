/** A JSON document as published: two-space indentation, members in the order written, one line feed at the end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
