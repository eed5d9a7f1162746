/** Letters that words are spelt with, for classes of patterns: `\p{L}` takes long to compile. Scripts without spaces are left out. */
export const letterClass = 'A-Za-z\\u00c0-\\u024f\\u0370-\\u052f';
export const alphanumericClass = `${letterClass}0-9`;
