import type { MarkedToken, Tokens } from 'marked';
import { escapeHtml } from '../../core/html.ts';
import { countNewlines } from '../ambiguities/ambiguity.ts';
import type { BlockMark, ExpandedMarkdown } from '../extensions/extensions.ts';
import { toMarkedTokens } from '../lexer.ts';
import type { RenderState } from '../rendered-markdown.ts';
import { heading, renderBlock, renderBlocks, renderInlines } from './blocks.ts';

/** Renders an expanded text, whose marks say by line what HTML makes of a block. */
export function renderExtended(
  tokens: readonly MarkedToken[],
  { marks }: ExpandedMarkdown,
  state: RenderState,
): string {
  const left = [...marks];
  const takeUntil = (line: number) => {
    const next = left.findIndex(([at]) => at > line);
    return left.splice(0, next < 0 ? left.length : next).flatMap(([, each]) => each);
  };
  let html = '';
  let line = 0;
  for (const token of tokens) {
    if (token.type !== 'space') html += renderMarked(token, takeUntil(line), state);
    line += countNewlines(token.raw);
  }
  return html + ends(takeUntil(Infinity));
}

const ends = (marks: readonly BlockMark[]): string =>
  marks.map(({ kind }) => (kind === 'end' ? '</details>\n' : '')).join('');

function renderMarked(token: MarkedToken, marks: readonly BlockMark[], state: RenderState): string {
  const mark = marks.find(({ kind }) => kind !== 'end');
  return ends(marks) + ((mark && element(token, mark, state)) ?? renderBlock(token, state));
}

function element(token: MarkedToken, mark: BlockMark, state: RenderState): string | undefined {
  const { labels } = state;
  if (mark.kind === 'heading' && token.type === 'heading') return heading(token, state, mark.id);
  if (mark.kind === 'callout' && token.type === 'blockquote')
    // A landmark for each would crowd those of the page.
    return `<aside class="callout callout-${mark.callout}" role="note">\n${renderBlocks(toMarkedTokens(token.tokens), state)}</aside>\n`;
  if (mark.kind === 'details' && token.type === 'paragraph')
    return `<details>\n<summary>${inBold(toMarkedTokens(token.tokens), state)}</summary>\n`;
  if (mark.kind === 'definitions' && token.type === 'list') return definitions(token, state);
  if (mark.kind === 'footnotes')
    return `<section class="footnotes" aria-label="${escapeHtml(labels?.footnotes ?? '')}">\n${renderBlock(token, state)}`;
  return mark.kind === 'notes' && token.type === 'list' ? notes(token, state) : undefined;
}

/** Words whose element is bold by itself. */
function inBold(tokens: readonly MarkedToken[], state: RenderState): string {
  const [first, more] = tokens;
  return renderInlines(first?.type === 'strong' && !more ? toMarkedTokens(first.tokens) : tokens, state);
}

function definitions({ items }: Tokens.List, state: RenderState): string {
  let html = '';
  for (const item of items)
    for (const token of toMarkedTokens(item.tokens)) {
      if (token.type === 'list')
        for (const each of token.items) html += `<dd>${renderBlocks(toMarkedTokens(each.tokens), state)}</dd>\n`;
      else if (token.type === 'text' || token.type === 'paragraph')
        html += `<dt>${inBold(toMarkedTokens(token.tokens), state)}</dt>\n`;
    }
  return `<dl>\n${html}</dl>\n`;
}

function notes({ items }: Tokens.List, state: RenderState): string {
  const { idPrefix, labels } = state;
  const html = items.map((item, i) => {
    const id = `${idPrefix}${i + 1}`;
    const text = renderBlocks(toMarkedTokens(item.tokens), state);
    const back = ` <a href="#fnref-${id}" aria-label="${escapeHtml(labels?.backToText ?? '')} (${i + 1})">↩</a>`;
    const end = text.endsWith('</p>\n') ? text.length - '</p>\n'.length : text.length;
    return `<li id="fn-${id}">${text.slice(0, end)}${back}${text.slice(end)}</li>\n`;
  });
  return `<ol>\n${html.join('')}</ol>\n</section>\n`;
}
