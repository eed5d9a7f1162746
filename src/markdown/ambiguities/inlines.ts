import type { MarkedToken, Token, Tokens } from 'marked';
import { characterReferencePattern, isAmbiguousReference } from '../entities.ts';
import { toMarkedTokens } from '../lexer.ts';
import { countNewlines, type ReportAmbiguity } from './ambiguity.ts';
import { findAmbiguousEmphasis } from './emphasis.ts';

/** Finds disputed text of a paragraph, a heading or a cell, or of a link. */
export function checkInlines(tokens: readonly MarkedToken[], start: number, found: ReportAmbiguity): void {
  const text = rawOf(tokens);
  // Plain words: nothing that follows could find anything.
  if (tokens.length === 1 && tokens[0]?.type === 'text' && !tokens[0].tokens && !/[*_`\\&~]/.test(text)) return;
  const emphasis = findAmbiguousEmphasis(tokens, text);
  if (emphasis !== undefined)
    found(
      start + countNewlines(text.slice(0, emphasis)),
      text.slice(emphasis),
      'emphasis that begins or ends in doubt',
      'Write \\* or \\_ for a mark that is meant as text, and leave no space or sign between the marks of emphasis and its words.',
    );
  const code = findAmbiguousCode(tokens, text);
  if (code !== undefined)
    found(
      start + countNewlines(text.slice(0, code)),
      text.slice(code),
      'a backtick that begins code to other readers',
      'Write \\` for a backtick that is meant as text.',
    );
  if (text.includes('\\') && /(?<!\\)(?:\\\\)*\\\s*$/.test(text))
    found(
      start + countNewlines(text.trimEnd()),
      text.trimEnd().slice(-40),
      'a backslash at the end of a text',
      'Delete it, or write two.',
    );
  if (tokens[0]?.type === 'br') found(start, '(spaces)', 'a line of spaces above a paragraph', 'Take the spaces away.');
  nested(tokens, text, start, found);
}

/** Finds disputes within emphasis, too; that itself has been judged. */
function nested(tokens: readonly MarkedToken[], text: string, start: number, found: ReportAmbiguity): void {
  let line = start;
  let at = 0;
  const within = (inner: readonly Token[] | undefined) =>
    nested(toMarkedTokens(inner as Token[]), rawOf(inner ?? []), line, found);
  for (const token of tokens) {
    const { raw } = token;
    switch (token.type) {
      case 'del':
        if (!/^~~[^~]+~~$/.test(raw))
          found(
            line,
            raw,
            'struck text in an odd form',
            'Write ~~struck~~, with two tildes on each side, or \\~ for a tilde.',
          );
        within(token.tokens);
        break;
      case 'strong':
      case 'em':
        within(token.tokens);
        break;
      case 'link':
        if (raw.startsWith('[')) {
          checkInlines(toMarkedTokens(token.tokens), line, found);
          // Some lose a hard line break there.
          if (/^\[\s*\n|\n[ \t]*\][([]/.test(raw))
            found(line, raw, 'a line break beside the brackets of a link', 'Write the text of the link on one line.');
        } else if (!raw.startsWith('<')) bareAddress(raw, line, found);
        if (token.title) references(token.title, raw, line, true, found);
        address(token, line, found);
        break;
      case 'image':
        if (/\[|~~|(?: {2}|\\)\n/.test(token.text))
          found(line, raw, 'a bracket, a stroke or a line break in the text of an image', 'Write plain words.');
        address(token, line, found);
        checkInlines(toMarkedTokens(token.tokens), line, found);
        references(raw, raw, line, true, found);
        break;
      case 'br':
        if (/[^\S\n ]/.test(raw) || /\s$/.test(text.slice(0, at)))
          found(
            line,
            '(spaces)',
            'odd spaces at the end of a line',
            'For a line break write a backslash at the end of the line.',
          );
        break;
      case 'codespan':
        if (/\s\n|\n\s/.test(raw))
          found(line, raw, 'spaces at the end of a line of code', 'Write the code on one line.');
        // Outside of lists it begins no item, which whoever reads line by line does not see.
        if (/\n\d{1,9}[.)]\s/.test(raw))
          found(line, raw, 'code that goes on with a number, as an item begins', 'Write the code on one line.');
        break;
      case 'text':
        if (token.tokens) within(token.tokens);
        else {
          if (raw.includes('~~'))
            found(line, raw, 'tildes that strike nothing', 'Write \\~ for a tilde that is meant as text.');
          references(raw, raw, line, false, found);
        }
        break;
      default:
    }
    line += countNewlines(raw);
    at += raw.length;
  }
}

function bareAddress(raw: string, line: number, found: ReportAmbiguity): void {
  const odd = findAmbiguousUrlPart(raw);
  if (odd === undefined) return;
  found(line, raw, `a bare address with ${odd.slice(0, 20)} in it`, 'Write it between < and >, or as a link.');
}

/** marked cuts what ends a link by as many characters as stand blank before its address, where more parentheses follow. */
function isCut(raw: string): boolean {
  const [address] = /\]\(\s.*$/s.exec(raw.replace(/\\./g, '')) ?? [];
  return address !== undefined && address.split('(').length !== address.split(')').length;
}

/** Finds disputed addresses and titles of links and images. */
function address({ raw, href, title }: Tokens.Link | Tokens.Image, line: number, found: ReportAmbiguity): void {
  if (isCut(raw)) found(line, raw, 'a space before an address, and more parentheses behind it', 'Take the space away.');
  // Looks like another link, whose address a mirror would make whole.
  if (`${href} ${title ?? ''}`.includes(']('))
    found(line, raw, 'an address or a title with the brackets of a link', 'Write %5D for ], or leave it out.');
  if (/^!?\[/.test(raw) && /[^\S \n]/.test(raw.slice(raw.lastIndexOf(']('))))
    found(line, raw, 'a tab or an odd space beside an address', 'Write a space, or none.');
  if (/^<[^>]*&(?:#|\w+;)/.test(raw))
    found(line, raw, 'an address between < and > with a reference to a character', 'Write the character itself.');
}

function references(text: string, raw: string, line: number, isAttribute: boolean, found: ReportAmbiguity): void {
  if (!text.includes('&')) return;
  for (const [written] of text.matchAll(characterReferencePattern))
    if (isAmbiguousReference(written, isAttribute))
      found(
        line + countNewlines(raw.slice(0, raw.indexOf(written))),
        written,
        'a name of a character that not every reader knows',
        'Write the character itself, or \\& for an ampersand.',
      );
}

const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join('');

const start = /^(?:[a-z]+:\/\/)?[^/]*/i;
const oddInHost = /[^\w.~%/?#=&:@!$'()+,;-]/;
/** Letters and digits of any script, with their marks, end no address to any reader; of other signs only these. */
const oddInPath = /[^\p{L}\p{M}\p{N}_.~%/?#=&:@!$'()+,;-]/u;
const oddAnywhere = /~.*~|&#|&\w+;|&\w+$/;

/** Text at which some reader would end a bare address or read it otherwise; undefined where all agree. */
function findAmbiguousUrlPart(raw: string): string | undefined {
  const [host = ''] = start.exec(raw) ?? [];
  const odd = oddInHost.exec(host) ?? oddInPath.exec(raw.slice(host.length)) ?? oddAnywhere.exec(raw);
  return odd?.[0];
}

/**
 * The offset in `text` of the first code span of the tokens that CommonMark (§6.1) would not make, or the other way
 * round; undefined where both agree. It is made before any link: "[`](/x/)`" has code, and marked sees a link in it.
 */
function findAmbiguousCode(tokens: readonly MarkedToken[], text: string): number | undefined {
  if (!text.includes('`')) return undefined;
  const made: number[] = [];
  walk(tokens, 0, made);
  const meant = spansIn(text);
  const at = made.findIndex((offset, i) => offset !== meant[i]);
  if (at !== -1) return Math.min(made[at] ?? 0, meant[at] ?? text.length);
  return meant[made.length];
}

/** Starts and ends of the code spans of tokens. */
function walk(tokens: readonly MarkedToken[], start: number, made: number[]): void {
  let at = start;
  for (const token of tokens) {
    const { raw } = token;
    if (token.type === 'codespan') made.push(at, at + raw.length);
    else if ('tokens' in token && raw.includes('`')) walk(toMarkedTokens(token.tokens), at + marksBefore(token), made);
    at += raw.length;
  }
}

/** How many characters of a token are before those of its tokens. */
function marksBefore({ type, raw }: MarkedToken): number {
  if (type === 'link') return raw.startsWith('[') ? 1 : 0;
  if (type === 'image' || type === 'strong') return 2;
  if (type === 'del') return raw.startsWith('~~') ? 2 : 1;
  return type === 'em' ? 1 : 0;
}

/** Starts and ends of the code spans of CommonMark; an address in `<>` binds as tightly. */
function spansIn(text: string): number[] {
  const runs = Array.from(text.matchAll(/`+/g), ({ 0: { length }, index }) => ({ length, index }));
  const spans: number[] = [];
  const opening = /\\[\s\S]|<[a-z][a-z\d+.-]{1,31}:[^\s<>]*>|`+/gi;
  const unclosed = new Set<number>();
  let next = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const { length } = found[0];
    if (!found[0].startsWith('`') || unclosed.has(length)) continue;
    const { lastIndex } = opening;
    while ((runs[next]?.index ?? Infinity) < lastIndex) next += 1;
    let close = next;
    while (close < runs.length && runs[close]?.length !== length) close += 1;
    const closing = runs[close];
    if (!closing) unclosed.add(length);
    else {
      opening.lastIndex = closing.index + length;
      spans.push(found.index, opening.lastIndex);
    }
  }
  return spans;
}
