/** `a, b and c` */
export function andList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The parts that are not false as a sentence: `A, b and c.`; `none` if there is no part. */
export function sentenceOf(parts: readonly (string | false)[], none = ''): string {
  const said = andList(parts.filter((part) => part !== false));
  return said === '' ? none : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** `1234567` → `1,234,567`. Not Intl: its result differs between machines. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 error`, `3 errors`, `1,200 files`; `many` where it is no noun with an s. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${thousands(count)} ${count === 1 ? noun : many}`;
}
