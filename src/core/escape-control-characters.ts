/**
 * Makes text from files safe to print: control, format and bidirectional characters are shown as `\u001b`.
 * A terminal obeys them, and CI servers read commands from lines.
 */
export function escapeControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) =>
    found === '\n' ? '\\n' : `\\u${codePointHex(found)}`,
  );
}

/** The code point of the first character in hex, four digits at least: `200b`. */
export function codePointHex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}
