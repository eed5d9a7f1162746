/** A text as TypeScript: in single quotes, or in double quotes where that needs no escape. */
export function toStringLiteral(value: string): string {
  const escaped = JSON.stringify(value);
  if (value.includes("'") && !value.includes('"')) return escaped;
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
