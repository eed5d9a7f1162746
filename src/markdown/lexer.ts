import { Marked, type MarkedToken, type Token } from 'marked';
import { decodeEntities } from './entities.ts';
import { sliceTag } from './possible-tags.ts';

/**
 * The one instance, and the only import, of marked. Raw HTML is off in the tokenizer: escaping it in a renderer
 * is not enough, as marked stops escaping text that follows an inline `<kbd>`, `<pre>`, `<code>` or `<script>`.
 */
const marked = new Marked({
  gfm: true,
  tokenizer: {
    html: () => undefined,
    // Long patterns of marked are asked only where they could match: 6 % of a cold build of 1,000 pages.
    lheading: () => (mayUnderline ? false : undefined),
    blockquote: (src) => (/^ {0,3}>/.test(src) ? false : undefined),
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

/** The characters a reader sees of inline tokens: no markup, an image as its alternative text, a break as a space. */
export function toInlineText(tokens: readonly MarkedToken[]): string {
  return tokens.map(textOf).join('');
}

function textOf(token: MarkedToken): string {
  switch (token.type) {
    case 'text':
      return token.tokens ? toInlineText(toMarkedTokens(token.tokens)) : decodeEntities(token.text);
    case 'link':
      return token.autolink ? token.text : toInlineText(toMarkedTokens(token.tokens));
    case 'strong':
    case 'em':
    case 'del':
    case 'image':
    case 'paragraph':
      return toInlineText(toMarkedTokens(token.tokens));
    case 'escape':
    case 'codespan':
      return token.text;
    case 'br':
      return ' ';
    default:
      return token.raw;
  }
}
