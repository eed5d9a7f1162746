/** Spaces that look like a plain one and are none to YAML and Markdown, and the soft hyphen, which is not seen at all. */
export const irregularWhitespacePattern = '[\\u00a0\\u00ad\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';

const names: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u00ad': 'a soft hyphen',
  '\u202f': 'a narrow no-break space',
  '\u3000': 'an ideographic space',
};

/** `a no-break space (U+00A0)`: the first such character of a text; undefined where there is none. */
export function findIrregularWhitespace(text: string): string | undefined {
  const [found] = new RegExp(irregularWhitespacePattern).exec(text) ?? [];
  if (found === undefined) return undefined;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `${names[found] ?? 'an odd space'} (U+${code})`;
}
