/** A value as a JavaScript literal in ASCII: JSON, which no character of a value can leave (ECMA-262 §25.5.2). */
export function literal(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7E]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
