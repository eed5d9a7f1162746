/** Text as a word of nginx's configuration, where variables are not read (types, location). */
export function nginxWord(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * Text as a word where variables are read.
 *
 * @throws Error on `$`, which has no escape there
 */
export function nginxValue(text: string): string {
  if (text.includes('$')) throw new Error(`cannot be written into nginx's configuration: ${JSON.stringify(text)}`);
  return nginxWord(text);
}

/** A pattern that matches this text only, byte by byte: nginx compares no characters. */
export function nginxPattern(text: string): string {
  const hex = (character: string) => Buffer.from(character).reduce((all, byte) => `${all}\\x${byte.toString(16)}`, '');
  return text.replace(/[^A-Za-z0-9/_~-]/gu, hex);
}

/** A pattern for one path as it was received, whatever its query. */
export function nginxPath(path: string): string {
  return `"^${nginxPattern(path)}(?:[?]|$)"`;
}

/** `Cache-Control` → `gazette_cache_control`: the variable that holds a header field's value. */
export function variableName(field: string): string {
  return `gazette_${field.toLowerCase().replaceAll('-', '_')}`;
}

/** A block with its lines indented. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => line && `  ${line}`), '}'];
}
