/**
 * Letters that words are spelt with, for classes of patterns. `\p{L}` takes a millisecond to compile for each pattern that
 * ignores case, and there are a hundred patterns. Scripts that write no spaces are left out: there a word has no edge.
 */
export const letter = 'A-Za-z\\u00c0-\\u024f\\u0370-\\u052f';
export const alphanumeric = `${letter}0-9`;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[’']/g, "[’']");

/** The longest first, so that none hides another. */
export const eitherOf = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
