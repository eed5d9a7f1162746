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

/** Text that may stand in an element or a quoted attribute: XML 1.0 §2.2 has no control characters, not even escaped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A text as one word of a shell. POSIX XCU §2.2.2: nothing within single quotes is special. */
export const quoteShellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A regular expression that matches this text only. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
