import { tokenPattern } from './literal/guard.ts';

/** A quote that ends a text before its author meant it to: `'Smith's'`. */
export interface StrayQuote {
  /** UTF-16 offset of the quote; of the one that has no second, where one is missing. */
  readonly offset: number;
  readonly quote: "'" | '"';
  /** Missing quote, if the text between two quotes is the next field: `a: 'x, b: 'y'`. */
  readonly missing?: 'end' | 'start';
}

/**
 * Finds the texts of a typed module that end in the middle of a sentence, one a line at most: in data, nothing but a
 * comma, a colon, a bracket or a word such as `satisfies` can follow a text. For a module that cannot be read.
 */
export function findStrayQuotes(text: string): StrayQuote[] {
  const found: StrayQuote[] = [];
  const scan = new RegExp(tokenPattern.source, tokenPattern.flags);
  for (let match = scan.exec(text); match; match = scan.exec(text)) {
    const [lexeme] = match;
    // A comment without end: looked for again at each that follows, it would cost the square of the text.
    if (lexeme === '/' && text.startsWith('/*', match.index)) break;
    const quote = lexeme[0];
    if ((quote !== "'" && quote !== '"') || lexeme.length < 2) continue;
    const end = match.index + lexeme.length;
    const next = /^([ \t]*)([\p{L}\p{N}'"_$]+)([ \t]*)(.?)/u.exec(text.slice(end, end + 100));
    if (!next) continue;
    const [, space, word = '', , after] = next;
    // `a: 'x' b: 'y'` and `['x' 'y']` lack a comma, and `'x' as const` lacks nothing.
    if (space !== '' && (/^['"]/.test(word) || after === ':' || word === 'as' || word === 'satisfies')) continue;
    const inside = lexeme.slice(1, -1);
    if (/,\s*[\w$]+:\s*$/.test(inside))
      found.push(
        /^\s*,\s*[\w$]+:\s*$/.test(inside)
          ? { offset: match.index, quote, missing: 'start' }
          : { offset: match.index, quote, missing: 'end' },
      );
    else found.push({ offset: end - 1, quote });
    const lineEnd = text.indexOf('\n', end);
    if (lineEnd < 0) break;
    scan.lastIndex = lineEnd + 1;
  }
  return found;
}
