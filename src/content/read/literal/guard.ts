/** Token that a literal module never holds, found before the parser sees it. */
interface RefusedToken {
  /** UTF-16 offset. */
  readonly offset: number;
  readonly found: string;
}

/** The most levels of brackets that content may nest. */
export const maxDepth = 32;
// A stack of 4 MB, that of a worker, overflows between 5,000 and 10,000.
const maxOtherTokens = 1000;

/** The tokens of a module: comments, texts, templates to their end or first placeholder, words, other characters. */
export const tokenPattern = new RegExp(
  [
    /\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//, // comments
    /'[^'\\\n]*(?:\\.[^'\\\n]*)*'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"/, // strings
    /`[^`\\$]*(?:(?:\\.|\$(?!\{))[^`\\$]*)*(?:`|\$\{)/, // a template, to its end or its first placeholder
    /\d[\w.]*|[\w$]+|\S/, // a number, a word, any other character
  ]
    .map((part) => part.source)
    .join('|'),
  'gs',
);

/**
 * Keeps sources from oxc-parser that would overflow its stack: it is native and recursive, so 20,000 nested brackets
 * (20 KB) end the process. Data tokens can nest by brackets only; all others are counted, since each level of any
 * other grammar rule, and each link of a chain such as `a()()`, costs one. Returns what must be refused, or `undefined` when the source is safe to parse.
 */
export function findRefusedToken(text: string): RefusedToken | undefined {
  if (text.startsWith('#!')) return { offset: 0, found: 'a "#!" line' };
  let [depth, others] = [0, 0];
  let last: readonly [string, string] = ['', ''];
  for (const { 0: lexeme, index: offset } of text.matchAll(tokenPattern)) {
    if (lexeme.startsWith('//') || lexeme.startsWith('/*')) continue;
    // These two make string ends depend on the grammar, and brackets could hide from this count.
    if (lexeme === '/') return { offset, found: 'a regular expression, a division or a comment without end' };
    if (lexeme.endsWith('${')) return { offset, found: 'a template with a "${" placeholder' };
    if (opening.has(lexeme)) {
      depth += 1;
      if (depth > maxDepth) return { offset, found: `nesting deeper than ${maxDepth} levels` };
    } else if (closing.has(lexeme)) depth = Math.max(0, depth - 1);
    if (!isData(lexeme, last)) others += 1;
    if (others > maxOtherTokens) return { offset, found: 'far more code than data' };
    last = [last[1], lexeme];
  }
  return undefined;
}

const opening = new Set(['{', '[', '(']);
const closing = new Set(['}', ']', ')']);

/** True for tokens where data has them: no rule of the grammar can chain these into depth but by brackets. */
function isData(lexeme: string, [before, previous]: readonly [string, string]): boolean {
  const keyMayFollow = previous === '{' || previous === ',';
  const valueMayFollow = keyMayFollow || previous === ':' || previous === '[';
  if (lexeme === ',' || closing.has(lexeme)) return true;
  // The colon of a key; that of a label (`a:b:c:`) or of `?:` counts.
  if (lexeme === ':') return (before === '{' || before === ',') && /^[\w$'"]/.test(previous);
  if (previous === '-') return /^\d/.test(lexeme);
  return valueMayFollow && lexeme !== '(' && (lexeme.length > 1 || /[\w$[{-]/.test(lexeme));
}
