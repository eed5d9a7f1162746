import type { MarkedToken, Tokens } from 'marked';
import { findForbiddenCharacters } from '../../core/characters.ts';
import { escapeHtml } from '../../core/html.ts';
import { srcset } from '../../core/picture.ts';
import { characterReferencePattern, decodeEntities } from '../entities.ts';
import { toInlineText } from '../inline-text.ts';
import { toMarkedTokens } from '../lexer.ts';
import type { RenderState } from '../rendered-markdown.ts';
import { checkUrl } from '../safe-url.ts';

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
        : escapeText(visible(token.text, token.raw, state));
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
    default:
      // A task's checkbox stays the text it is: a disabled input says nothing to many readers.
      return escapeHtml(token.raw);
  }
}

function link(token: Tokens.Link, state: RenderState): string {
  const text = token.autolink ? escapeHtml(token.text) : renderInlines(toMarkedTokens(token.tokens), state);
  // GFM makes http://www.… of a bare www.…, which nobody has written.
  const written = /^www\./i.test(token.raw) ? token.raw : token.href;
  const href = checkDestination(token.href, 'link', state, token.autolink, written);
  return href === undefined ? text : `<a href="${attributeUrl(href)}"${title(token, state)}>${text}</a>`;
}

/** mistakes.ts reports a missing alternative text. */
function image(token: Tokens.Image, state: RenderState): string {
  const alt = escapeHtml(visible(toInlineText(toMarkedTokens(token.tokens)), token.raw, state));
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
export function checkDestination(
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
  return escapeHtml(encodeURI(href).replaceAll('%25', '%'));
}

function title(token: Tokens.Link | Tokens.Image, state: RenderState): string {
  return token.title ? ` title="${escapeHtml(decodeEntities(visible(token.title, token.raw, state)))}"` : '';
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
