/** `1234567` → `1,234,567`. Not Intl: its result differs between machines. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 error`, `3 errors`, `1,200 files`. */
export function plural(count: number, noun: string): string {
  return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Makes text from files safe to print: control, format and bidirectional characters are shown as `\u001b`.
 * A terminal obeys them, and CI servers read commands from lines.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) =>
    found === '\n' ? '\\n' : `\\u${found.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
}
