import type { MarkedToken, Tokens } from 'marked';
import { escapeHtml } from '../html/html.ts';
import { decodeEntities } from './entities.ts';
import { inlineText } from './inline-text.ts';
import { known } from './lexer.ts';
import type { RenderState } from './render.ts';
import { judgeUrl } from './safe-url.ts';

/** Renders inline tokens to HTML; adds links and problems to `state`. */
export function renderInlines(tokens: readonly MarkedToken[], state: RenderState): string {
  let html = '';
  for (const token of tokens) html += renderInline(token, state);
  return html;
}

function renderInline(token: MarkedToken, state: RenderState): string {
  switch (token.type) {
    case 'text':
      return token.tokens ? renderInlines(known(token.tokens), state) : escapeText(token.text);
    case 'strong':
    case 'em':
    case 'del':
      return `<${token.type}>${renderInlines(known(token.tokens), state)}</${token.type}>`;
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
  const text = token.autolink ? escapeHtml(token.text) : renderInlines(known(token.tokens), state);
  const href = checkDestination(token.href, 'link', state, token.autolink);
  return href === undefined ? text : `<a href="${attributeUrl(href)}"${title(token)}>${text}</a>`;
}

/** An empty alternative text is kept: it says that the image is decoration (HTML §4.8.4.4). */
function image(token: Tokens.Image, state: RenderState): string {
  const alt = escapeHtml(inlineText(known(token.tokens)));
  const src = checkDestination(token.href, 'image', state);
  return src === undefined ? alt : `<img src="${attributeUrl(src)}" alt="${alt}"${title(token)}>`;
}

/** Returns the decoded destination if it is safe and notes it as a link; else notes the problem. */
export function checkDestination(
  written: string,
  use: 'link' | 'image',
  state: RenderState,
  literal = false,
): string | undefined {
  // The destination is decoded once, judged, and encoded again: the browser reads what was judged.
  const verdict = judgeUrl(literal ? written : decodeEntities(written), use);
  if ('href' in verdict) {
    state.links.push(verdict.href);
    return verdict.href;
  }
  state.problems.push({ kind: 'unsafe-link', text: written, reason: verdict.reason });
  return undefined;
}

function attributeUrl(href: string): string {
  return escapeHtml(encodeURI(href).replaceAll('%25', '%'));
}

function title(token: { title?: string | null }): string {
  return token.title ? ` title="${escapeHtml(decodeEntities(token.title))}"` : '';
}

/** Escapes text but for its character references, which are already HTML. */
function escapeText(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[<>"']|&(?!#\d{1,7};|#x[0-9a-f]{1,6};|[a-z][a-z0-9]{1,31};)/gi, escapeHtml)
    : text;
}
