import { tokenPattern } from './literal/guard.ts';
import type { SyntaxErrorKind } from './literal/parse.ts';

/**
 * Hint on a module that the parser cannot read, for the usual mistakes of beginners. `offset` is where it stopped
 * (UTF-16), `kind` over what. Undefined where no cause is likeliest.
 */
export function syntaxHint(text: string, offset: number, kind: SyntaxErrorKind): string | undefined {
  const found = text[offset] ?? '';
  if (/[“”„‟‘’‚«»「」＂＇]/.test(found)) return "Put texts in straight quotes: 'text'.";
  if (/[，、､؛；;]/.test(found) && !/^;?\s*$/.test(text.slice(offset)))
    return 'Fields and items are parted by a comma: ,';
  if (kind === 'octal')
    return 'A backslash before a digit has another meaning; write \\\\ for a backslash that is shown.';
  if (found === '#' || text[offset - 1] === '#') return 'A remark begins with //.';
  if (/^['"]/.test(found) && /(?:^|[\s{,])[\w$]+[ \t]+$/.test(text.slice(Math.max(0, offset - 80), offset)))
    return "A field is written with a colon: name: 'text'.";
  if (kind === 'string-end' || hasOddQuotes(text, offset))
    return "Does each text on this line have a quote at both ends? An apostrophe within a text is written \\' or ’.";
  const half = halfItem(text, offset);
  if (half !== undefined) return half;
  if (found === ',') return 'Delete the second comma.';
  if (/^(?:[;\]})]|$)/.test(found) || isEnd(text, offset)) return 'Is a bracket missing above, or one too many?';
  if (kind !== 'comma') return undefined;
  return /['"\]}]$|\n$/.test(text.slice(0, offset).replace(/[ \t]+$/, ''))
    ? 'Is a comma missing before this?'
    : 'Put texts in quotes, and names of fields that hold a space or a hyphen.';
}

/** Hint on a half-deleted item: fields without their {, or a { without its end. */
function halfItem(text: string, offset: number): string | undefined {
  const found = text[offset] ?? '';
  if (!/[:{\]]/.test(found)) return undefined;
  const open: { readonly bracket: string; readonly line: number }[] = [];
  for (const { 0: lexeme, index } of text.matchAll(new RegExp(tokenPattern.source, tokenPattern.flags))) {
    if (index >= offset) break;
    if (/^[{[(]$/.test(lexeme)) open.push({ bracket: lexeme, line: text.slice(0, index).split('\n').length });
    else if (/^[}\])]$/.test(lexeme)) open.pop();
  }
  const last = open.at(-1);
  if (last?.bracket === '[' && found === ':')
    return 'This field stands in no item: put { before the first field of its item, or delete what is left of the item.';
  if (last?.bracket !== '{' || open.at(-2)?.bracket !== '[' || found === ':') return undefined;
  return `The { of line ${last.line} is not closed: put } before this, or delete what is left of the item.`;
}

function hasOddQuotes(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  return (line.match(/(?<!\\)'/g) ?? []).length % 2 === 1;
}

/** `satisfies Company;` may only follow the last bracket; a comma after a bracket closes nothing. */
function isEnd(text: string, offset: number): boolean {
  return (
    /\bsatisfies\s+$/.test(text.slice(Math.max(0, offset - 20), offset)) ||
    /[\]}]\s*$/.test(text.slice(Math.max(0, offset - 20), offset))
  );
}
