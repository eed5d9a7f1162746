import type { MarkedToken, Tokens } from 'marked';
import { escapeHtml } from '../../core/html.ts';
import { toInlineText } from '../inline-text.ts';
import { toMarkedTokens } from '../lexer.ts';
import type { RenderState } from '../rendered-markdown.ts';
import { uniqueSlug } from '../slug.ts';
import { checkDestination, renderInlines } from './inlines.ts';

/** Renders block tokens to HTML; adds headings, links and problems to `state`. */
export function renderBlocks(tokens: readonly MarkedToken[], state: RenderState): string {
  let html = '';
  for (const token of tokens) html += renderBlock(token, state);
  return html;
}

function renderBlock(token: MarkedToken, state: RenderState): string {
  switch (token.type) {
    case 'space':
      return '';
    case 'hr':
      return '<hr>\n';
    case 'heading':
      return heading(token, state);
    case 'paragraph':
      return `<p>${renderInlines(toMarkedTokens(token.tokens), state)}</p>\n`;
    case 'code':
      return code(token);
    case 'blockquote':
      return `<blockquote>\n${renderBlocks(toMarkedTokens(token.tokens), state)}</blockquote>\n`;
    case 'list':
      return list(token, state);
    case 'table':
      return table(token, state);
    case 'def':
      // Shown nowhere here, but the mirror publishes it.
      checkDestination(token.href, 'link', state);
      return '';
    default:
      return renderInlines([token], state);
  }
}

function heading(token: Tokens.Heading, state: RenderState): string {
  const text = toInlineText(toMarkedTokens(token.tokens)).replace(/\s+/g, ' ').trim();
  const id = uniqueSlug(text, state.ids);
  state.headings.push({ level: token.depth, id, text });
  return `<h${token.depth} id="${escapeHtml(id)}">${renderInlines(toMarkedTokens(token.tokens), state)}</h${token.depth}>\n`;
}

/** A scrolling block must be reachable by keyboard (WCAG 2.2 SC 2.1.1), hence the tabindex. */
function code(token: Tokens.Code): string {
  const language = /^[\w+#.-]+/.exec(token.lang ?? '')?.[0];
  const attribute = language === undefined ? '' : ` class="language-${language}"`;
  const text = token.text === '' ? '' : `${token.text.replace(/\n$/, '')}\n`;
  return `<pre tabindex="0"><code${attribute}>${escapeHtml(text)}</code></pre>\n`;
}

function list(token: Tokens.List, state: RenderState): string {
  const tag = token.ordered ? 'ol' : 'ul';
  const start = token.ordered && token.start !== 1 ? ` start="${token.start}"` : '';
  let items = '';
  for (const item of token.items) items += `<li>${renderBlocks(toMarkedTokens(item.tokens), state)}</li>\n`;
  return `<${tag}${start}>\n${items}</${tag}>\n`;
}

/** A region that scrolls on its own and can be reached by keyboard; the names of regions of a page differ. */
function table(token: Tokens.Table, state: RenderState): string {
  state.tables += 1;
  const heads = token.header.map((cell) => toInlineText(toMarkedTokens(cell.tokens)).trim());
  const titles = heads.filter((title) => title !== '');
  // A number, without a word that would be of one language.
  const label = `${state.tables}${titles.length > 0 ? `: ${titles.join(', ')}` : ''}`;
  const rows = token.rows.map((row) => tableRow(row, heads, state)).join('');
  const head = tableRow(token.header, heads, state);
  return (
    `<section class="table" tabindex="0" aria-label="${escapeHtml(label)}"><table>\n` +
    `<thead>\n${head}</thead>\n${rows === '' ? '' : `<tbody>\n${rows}</tbody>\n`}</table></section>\n`
  );
}

function tableRow(cells: readonly Tokens.TableCell[], heads: readonly string[], state: RenderState): string {
  return `<tr>${cells.map((cell, i) => tableCell(cell, heads[i] ?? '', state)).join('')}</tr>\n`;
}

/** Scripts that are written without spaces break between their characters. */
const longWord = /[^\s\u2E80-\uFFFF]{21}/;

/** Cell with its heading, for rows that are shown one below the other. */
function tableCell(cell: Tokens.TableCell, head: string, state: RenderState): string {
  // Words that no column can hold are told apart, so that only they are broken.
  const isLong = longWord.test(toInlineText(toMarkedTokens(cell.tokens)));
  const classes = [cell.align && `align-${cell.align}`, isLong && 'long'].filter(Boolean).join(' ');
  const attribute = classes && ` class="${classes}"`;
  const text = renderInlines(toMarkedTokens(cell.tokens), state);
  // An empty header cell names nothing, so it must not be a th.
  if (cell.header && text !== '') return `<th scope="col"${attribute}>${text}</th>`;
  const label = cell.header || head === '' ? '' : ` data-label="${escapeHtml(head)}"`;
  return `<td${attribute}${label}>${text}</td>`;
}
