import type { MarkedToken, Token, Tokens } from 'marked';
import { findForbiddenCharacters } from '../../core/characters.ts';
import { escapeHtml } from '../../core/html.ts';
import { srcset } from '../../core/picture.ts';
import { canonicalAddress } from '../../core/url.ts';
import { characterReferencePattern, decodeEntities } from '../entities.ts';
import { checkUrl } from '../escape.ts';
import { marksToHtml, removeMarks } from '../extensions/extensions.ts';
import { toInlineText, toMarkedTokens } from '../lexer.ts';
import type { RenderState } from '../rendered-markdown.ts';
import { uniqueSlug } from '../slug.ts';

/** Renders block tokens to HTML; adds headings, links and problems to `state`. */
export function renderBlocks(tokens: readonly MarkedToken[], state: RenderState): string {
  let html = '';
  for (const token of tokens) html += renderBlock(token, state);
  return html;
}

export function renderBlock(token: MarkedToken, state: RenderState): string {
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

/** The text of inline tokens, for attributes and ids. */
const inlineText = (tokens: readonly Token[]): string => removeMarks(toInlineText(toMarkedTokens(tokens)));

export function heading(token: Tokens.Heading, state: RenderState, own?: string): string {
  const text = inlineText(token.tokens).replace(/\s+/g, ' ').trim();
  const id = own ?? uniqueSlug(text, state.ids);
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
  for (const item of token.items)
    items += `<li${item.task && state.labels ? ' class="task"' : ''}>${renderBlocks(toMarkedTokens(item.tokens), state)}</li>\n`;
  return `<${tag}${start}>\n${items}</${tag}>\n`;
}

/** A region that scrolls on its own and can be reached by keyboard; the names of regions of a page differ. */
function table(token: Tokens.Table, state: RenderState): string {
  state.tables += 1;
  const heads = token.header.map((cell) => inlineText(cell.tokens).trim());
  const titles = heads.filter((title) => title !== '');
  // A number, without a word that would be of one language.
  const label = `${state.tables}${titles.length > 0 ? `: ${titles.join(', ')}` : ''}`;
  const head = tableRow(token.header, heads, state);
  const rows = token.rows.map((row) => tableRow(row, heads, state)).join('');
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
  const isLong = longWord.test(inlineText(cell.tokens));
  const classes = [cell.align && `align-${cell.align}`, isLong && 'long'].filter(Boolean).join(' ');
  const attribute = classes && ` class="${classes}"`;
  const text = renderInlines(toMarkedTokens(cell.tokens), state);
  // An empty header cell names nothing, so it must not be a th.
  if (cell.header && text !== '') return `<th scope="col"${attribute}>${text}</th>`;
  const label = cell.header || head === '' ? '' : ` data-label="${escapeHtml(head)}"`;
  return `<td${attribute}${label}>${text}</td>`;
}

/** Renders inline tokens to HTML; adds links and problems to `state`. */
export function renderInlines(tokens: readonly MarkedToken[], state: RenderState): string {
  let html = '';
  for (const token of tokens) html += renderInline(token, state);
  return html;
}

function renderInline(token: MarkedToken, state: RenderState): string {
  switch (token.type) {
    case 'text':
      return token.tokens
        ? renderInlines(toMarkedTokens(token.tokens), state)
        : marksToHtml(escapeText(visible(token.text, token.raw, state)), state);
    case 'strong':
    case 'em':
    case 'del':
      return `<${token.type}>${renderInlines(toMarkedTokens(token.tokens), state)}</${token.type}>`;
    case 'codespan':
      return `<code>${escapeHtml(token.text)}</code>`;
    case 'escape':
      return escapeHtml(token.text);
    case 'br':
      return '<br>\n';
    case 'link':
      return link(token, state);
    case 'image':
      return image(token, state);
    case 'html':
      state.problems.push({ kind: 'html', text: token.text });
      return escapeHtml(token.raw);
    case 'checkbox':
      return box(token, state);
    default:
      return escapeHtml(token.raw);
  }
}

/** A sign with a name: a disabled input says nothing to many readers. Without a name it stays the text that it is. */
function box({ checked, raw }: Tokens.Checkbox, { labels }: RenderState): string {
  if (!labels) return escapeHtml(raw);
  return `<span role="img" aria-label="${escapeHtml(checked ? labels.done : labels.open)}">${checked ? '☑' : '☐'}</span> `;
}

function link(token: Tokens.Link, state: RenderState): string {
  const text = token.autolink ? escapeHtml(token.text) : renderInlines(toMarkedTokens(token.tokens), state);
  // GFM makes http://www.… of a bare www.…, which nobody has written.
  const written = /^www\./i.test(token.raw) ? token.raw : token.href;
  const href = checkDestination(token.href, 'link', state, token.autolink, written);
  // A link within a link is none.
  const words = text.includes('<a href')
    ? text.replace(/<a href="#\S* (id="\S*")>(.*?)<\/a>/g, '<span $1>$2</span>')
    : text;
  return href === undefined ? text : `<a href="${attributeUrl(href)}"${title(token, state)}>${words}</a>`;
}

/** mistakes.ts reports a missing alternative text. */
function image(token: Tokens.Image, state: RenderState): string {
  const alt = escapeHtml(visible(inlineText(token.tokens), token.raw, state));
  const src = checkDestination(token.href, 'image', state);
  if (src === undefined) return alt;
  return `<img src="${attributeUrl(src)}" alt="${alt}"${title(token, state)}${size(src, state)}${late(state)}>`;
}

/** The measure of running text, and the width of the screen where that is less. */
const measure = '(min-width: 44rem) 40rem, 100vw';

/** Width and height keep its place, so that nothing moves when it comes; a browser chooses among several widths. */
function size(src: string, { pictures }: RenderState): string {
  const picture = pictures.get(src);
  if (!picture) return '';
  const widths = srcset(picture);
  const choice = widths === undefined ? '' : ` srcset="${widths}" sizes="${measure}"`;
  return `${choice} width="${picture.width}" height="${picture.height}"`;
}

/** The first picture of a page is most likely seen at once; the others come when somebody scrolls to them. */
function late(state: RenderState): string {
  state.images += 1;
  return state.images === 1 ? '' : ' loading="lazy" decoding="async"';
}

/** Returns the decoded destination if it is safe and notes it as a link; else notes the problem. */
function checkDestination(
  destination: string,
  use: 'link' | 'image',
  state: RenderState,
  literal = false,
  written = destination,
): string | undefined {
  // The destination is decoded once, judged, and encoded again: the browser reads what was judged.
  const verdict = checkUrl(literal ? destination : decodeEntities(destination), use);
  if ('href' in verdict) {
    state.links.push(verdict.href);
    return verdict.href;
  }
  state.problems.push({ kind: 'unsafe-link', text: written, reason: verdict.reason });
  return undefined;
}

/** encodeURI() keeps these (ECMA-262 §19.2.6). */
const unchanged = /^[A-Za-z0-9;,/?:@&=+$\-_.!~*'()#]*$/;

function attributeUrl(href: string): string {
  if (unchanged.test(href)) return escapeHtml(href);
  const canonical = /^[/#]/.test(href) ? canonicalAddress(href) : href;
  return escapeHtml(encodeURI(canonical).replaceAll('%25', '%'));
}

function title(token: Tokens.Link | Tokens.Image, state: RenderState): string {
  return token.title
    ? ` title="${escapeHtml(removeMarks(decodeEntities(visible(token.title, token.raw, state))))}"`
    : '';
}

/** Returns `text`; notes the first character reference of `raw`, its source, behind which a forbidden character hides. */
function visible(text: string, raw: string, state: RenderState): string {
  if (!raw.includes('&')) return text;
  const hidden = findForbiddenCharacters(decodeEntities(text))[0];
  if (hidden) {
    const references = raw.match(characterReferencePattern) ?? [];
    const culprit = references.find((one) => decodeEntities(one).codePointAt(0) === hidden.code);
    state.problems.push({ kind: 'hidden', text: culprit ?? references[0] ?? raw, reason: hidden.name });
  }
  return text;
}

/** Escapes text but for its character references, which are already HTML. */
function escapeText(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[<>"']|&(?!#\d{1,7};|#x[0-9a-f]{1,6};|[a-z][a-z0-9]{1,31};)/gi, escapeHtml)
    : text;
}
