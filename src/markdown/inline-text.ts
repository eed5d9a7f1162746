import type { MarkedToken } from 'marked';
import { decodeEntities } from './entities.ts';
import { toMarkedTokens } from './lexer.ts';

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
