import { Marked, type MarkedToken, type Token } from 'marked';
import { sliceTag } from './possible-tags.ts';

/** Reading of a character by marked's pattern for inline text: no stop, a stop in any case, or a closer look. */
const plain = 0;
const stop = 1;
const doubt = 2;

const kinds = new Uint8Array(128);
for (const character of '\\<![`*~_') kinds[character.charCodeAt(0)] = stop;
for (const character of '\n.:@&pP') kinds[character.charCodeAt(0)] = doubt;

/** Characters of marked's pattern for an address before the `@` (RFC 5322 §3.2.3). */
const local = new Uint8Array(128);
for (let code = 0; code < 128; code += 1)
  if (/[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/.test(String.fromCharCode(code))) local[code] = 1;

/**
 * End of a run of text that marked's pattern for inline text would take from the start of `text`: at the next character
 * of markup. 0 where only the pattern can tell: addresses, hard line ends, character references, runs of ` and ~.
 */
export function findPlainRunEnd(text: string): number {
  const { length } = text;
  const first = text.charCodeAt(0);
  if (first === 0x60 || first === 0x7e) return 0;
  // The pattern takes one character, whatever it is, before it looks for markup.
  for (let at = kinds[first] === doubt ? 0 : 1; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? kinds[code] : plain;
    if (kind === plain) continue;
    if (kind === stop) return mayBeLocal(text, at) ? 0 : at;
    if (isDoubtful(text, at, code)) return 0;
  }
  return length;
}

/** Whether a character of markup may stand in a mail address, which would begin before it. */
function mayBeLocal(text: string, from: number): boolean {
  let at = from;
  while (local[text.charCodeAt(at)] === 1) at += 1;
  return text.charCodeAt(at) === 0x40;
}

function isDoubtful(text: string, at: number, code: number): boolean {
  switch (code) {
    case 0x0a:
      return text.charCodeAt(at - 1) === 0x20;
    case 0x2e:
      return text.startsWith('www', at - 3);
    case 0x3a:
      return text.charCodeAt(at + 1) === 0x2f || text.startsWith('mailto', at - 6) || text.startsWith('xmpp', at - 4);
    case 0x70:
    case 0x50:
      return (text.charCodeAt(at - 1) | 0x20) === 0x74 && text.slice(at - 3, at).toLowerCase() === 'htt';
    default:
      return true;
  }
}

/**
 * The one instance, and the only import, of marked. Raw HTML is off in the tokenizer: escaping it in a renderer
 * is not enough, as marked stops escaping text that follows an inline `<kbd>`, `<pre>`, `<code>` or `<script>`.
 */
const marked = new Marked({
  gfm: true,
  tokenizer: {
    html: () => undefined,
    // Patterns of marked that are long enough for their compilation to be felt are asked only where they could match.
    lheading: () => (mayUnderline ? false : undefined),
    blockquote: (src) => (/^ {0,3}>/.test(src) ? false : undefined),
    /** Takes a plain run: the pattern of marked looks for addresses at each character. */
    inlineText(src) {
      const end = findPlainRunEnd(src);
      if (end === 0) return false;
      const raw = src.slice(0, end);
      return { type: 'text', raw, text: raw, escaped: false };
    },
    /** A `<` that some reader of the mirror would take for a tag: kept as one character, its source line in `text`. */
    tag(src) {
      if (src.charCodeAt(0) !== 0x3c || !/^<[a-z/!?]/i.test(src)) return undefined;
      // No mail address: `<?a@b.c>` begins a line of HTML (CommonMark §4.6).
      if (/^<[a-z]/i.test(src) && this.rules.inline.autolink.test(src)) return undefined;
      const text = sliceTag(src, 0);
      return { type: 'html', raw: '<', text, inLink: false, inRawBlock: false, block: false };
    },
  },
});

/** Whether the Markdown has a line that may underline a heading (CommonMark §4.3), in whatever container: its end tells. */
let mayUnderline = true;
const underlineEnd = /[=-][ \t]*(?:[\n\r]|$)/;

/**
 * Splits Markdown (CommonMark with GFM) into block tokens, whose inline tokens are lexed too. A token of type
 * `html` is an attempt at raw HTML: `raw` is its `<`, `text` what the author wrote, up to 80 characters.
 * Callers must have asked checkComplexity() first; throws RangeError on Markdown nested without bound, or `unreadable`.
 */
export function lexMarkdown(markdown: string): MarkedToken[] {
  mayUnderline = underlineEnd.test(markdown);
  const tokens = toMarkedTokens(lexed(markdown));
  refuseDepth(tokens);
  return tokens;
}

/** Ends marked in a TypeError: a list in a quotation in a list, which its next line goes on without `>`. */
export const unsupportedListReason = 'a list in a quotation, whose next line has no ">"';
export const listInQuotePattern = /^.*>[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t].*)?$/m;

function lexed(markdown: string): Token[] {
  try {
    return marked.lexer(markdown);
  } catch (error) {
    if (error instanceof TypeError && listInQuotePattern.test(markdown))
      throw new RangeError(unsupportedListReason, { cause: error });
    throw error;
  }
}

/** Twice the containers that checkComplexity() lets through, and as much again for what stands in them. */
const maxDepth = 200;

/** Throws RangeError on tokens so deep that functions which descend into them could exhaust the stack. */
function refuseDepth(tokens: readonly Token[] | undefined, depth = 0): void {
  if (tokens === undefined || tokens.length === 0) return;
  if (depth > maxDepth) throw new RangeError('Markdown is nested too deeply');
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'list') for (const item of token.items) refuseDepth(item.tokens, depth + 1);
    else if (token.type === 'table') {
      for (const cell of token.header) refuseDepth(cell.tokens, depth + 1);
      for (const row of token.rows) for (const cell of row) refuseDepth(cell.tokens, depth + 1);
    } else if ('tokens' in token) refuseDepth(token.tokens, depth + 1);
  }
}

/** marked types the tokens inside a token as open; without extensions they are all of the closed set. */
export function toMarkedTokens(tokens: readonly Token[] | undefined): MarkedToken[] {
  return (tokens ?? []) as MarkedToken[];
}
