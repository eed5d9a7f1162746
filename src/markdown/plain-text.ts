import type { MarkedToken, Tokens } from 'marked';
import { checkComplexity } from './complexity.ts';
import { decodeEntities } from './entities.ts';
import { checkUrl } from './escape.ts';
import { lexMarkdown, toInlineText, toMarkedTokens } from './lexer.ts';

/**
 * The text of Markdown without its markup: blocks separated by a blank line, list items as `- item`, table rows with
 * ` | ` between cells, code as it is, an image as its alternative text. A link is its text, with the address in
 * brackets where the text does not show it. Throws RangeError on Markdown that renderMarkdown() calls complex.
 */
export function toPlainText(markdown: string): string {
  const limit = checkComplexity(markdown);
  if (limit !== undefined) throw new RangeError(`Markdown is ${limit}`);
  return toPlainTextUnchecked(markdown);
}

/** Plain text of rendered Markdown. Links made longer since may lead it over a limit, and that is no mistake. */
export function toPlainTextUnchecked(markdown: string): string {
  // A soft hyphen tells a browser where a word may break; other readers would take it for a letter.
  return blocks(lexMarkdown(markdown)).replaceAll('\u00ad', '');
}

function blocks(tokens: readonly MarkedToken[], separator = '\n\n'): string {
  return tokens
    .map(block)
    .filter((text) => text !== '')
    .join(separator);
}

function block(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return '';
    case 'code':
      return token.text.replace(/\n$/, '');
    case 'blockquote':
      return blocks(toMarkedTokens(token.tokens));
    case 'list':
      return token.items.map((item, i) => listItem(item, marker(token, i))).join('\n');
    case 'table':
      return [token.header, ...token.rows].map((row) => row.map(cell).join(' | ')).join('\n');
    case 'heading':
    case 'paragraph':
      return inlines(toMarkedTokens(token.tokens));
    case 'text':
      return inlines(token.tokens ? toMarkedTokens(token.tokens) : [token]);
    default:
      return inlines([token]);
  }
}

function marker(list: Tokens.List, index: number): string {
  return list.ordered ? `${Number(list.start || 0) + index}. ` : '- ';
}

function listItem(item: Tokens.ListItem, bullet: string): string {
  const tokens = toMarkedTokens(item.tokens);
  const [first, ...rest] = tokens;
  const task = first?.type === 'checkbox' ? first.raw : '';
  const text = task + blocks(task ? rest : tokens, item.loose ? '\n\n' : '\n');
  return bullet + text.replace(/\n(?!\n)/g, `\n${' '.repeat(bullet.length)}`);
}

function cell({ tokens }: Tokens.TableCell): string {
  return inlines(toMarkedTokens(tokens));
}

/** Inline tokens as text: a soft line end is a space, a hard one stays. */
function inlines(tokens: readonly MarkedToken[]): string {
  return tokens.map(inline).join('').trim();
}

function inline(token: MarkedToken): string {
  switch (token.type) {
    case 'br':
      return '\n';
    case 'link':
      return link(token);
    case 'strong':
    case 'em':
    case 'del':
      return toMarkedTokens(token.tokens).map(inline).join('');
    case 'codespan':
      return token.text;
    default:
      return toInlineText([token]).replace(/[ \t]*\n[ \t]*/g, ' ');
  }
}

function link(token: Tokens.Link): string {
  if (token.autolink) return token.text;
  const text = toMarkedTokens(token.tokens).map(inline).join('');
  const verdict = checkUrl(decodeEntities(token.href), 'link');
  const shown = 'href' in verdict && !/^[/#]/.test(verdict.href) ? verdict.href.replace(/^(?:mailto|tel):/i, '') : '';
  return text.includes(shown) ? text : `${text} (${shown})`;
}
