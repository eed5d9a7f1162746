import { Marked, type MarkedToken, type Token } from 'marked';
import { tagText } from './possible-tags.ts';

/**
 * The one instance, and the only import, of marked. Raw HTML is off in the tokenizer: escaping it in a renderer
 * is not enough, as marked stops escaping text that follows an inline `<kbd>`, `<pre>`, `<code>` or `<script>`.
 */
const marked = new Marked({
  gfm: true,
  tokenizer: {
    html: () => undefined,
    /** A `<` that some reader of the mirror would take for a tag: kept as one character, its source line in `text`. */
    tag(src) {
      if (!/^<[a-z/!?]/i.test(src) || this.rules.inline.autolink.test(src)) return undefined;
      const text = tagText(src, 0);
      return { type: 'html', raw: '<', text, inLink: false, inRawBlock: false, block: false };
    },
  },
});

/**
 * Splits Markdown (CommonMark with GFM) into block tokens, whose inline tokens are lexed too. A token of type
 * `html` is an attempt at raw HTML: `raw` is its `<`, `text` what the author wrote, up to 80 characters.
 * Callers must have asked complexityOf() first; throws RangeError on Markdown nested without bound.
 */
export function lexMarkdown(markdown: string): MarkedToken[] {
  const tokens = known(marked.lexer(markdown));
  refuseDepth(tokens);
  return tokens;
}

/** Twice the containers that complexityOf() lets through, and as much again for what stands in them. */
const maxDepth = 200;

/** Throws RangeError on tokens so deep that functions which descend into them could exhaust the stack. */
function refuseDepth(tokens: readonly MarkedToken[]): void {
  let level = tokens;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new RangeError('Markdown is nested too deeply');
    level = level.flatMap(childrenOf);
  }
}

function childrenOf(token: MarkedToken): MarkedToken[] {
  if (token.type === 'list') return token.items.flatMap((item) => known(item.tokens));
  if (token.type === 'table')
    return [token.header, ...token.rows].flatMap((row) => row.flatMap((cell) => known(cell.tokens)));
  return 'tokens' in token ? known(token.tokens) : [];
}

/** marked types the tokens inside a token as open; without extensions they are all of the closed set. */
export function known(tokens: readonly Token[] | undefined): MarkedToken[] {
  return (tokens ?? []) as MarkedToken[];
}
