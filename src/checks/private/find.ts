import type { Allowed } from './allowed.ts';
import { births } from './births.ts';
import { internals } from './internals.ts';
import { labelledNumbers } from './labelled-numbers.ts';
import { labelled } from './labelled-secrets.ts';
import { mailAddresses } from './mail-addresses.ts';
import { mobiles } from './mobiles.ts';
import { nationalNumbers } from './national-numbers.ts';
import type { Family, Found } from './rule.ts';
import { shapes } from './secrets.ts';
import { unhidden } from './unhide.ts';

/** Of two that take the same characters the first one is told. */
const families: readonly Family[] = [
  shapes,
  ...labelled,
  nationalNumbers,
  labelledNumbers,
  births,
  mailAddresses,
  mobiles,
  ...internals,
];

export interface Search {
  readonly allowed: Allowed;
  /** Whether an offset of the text stands in a block of code; absent: nowhere. */
  readonly isCode?: (offset: number) => boolean;
}

/** Places where something private stands in a text, in order. */
export function findPrivate(whole: string, search: Search): Found[] {
  // Blanks of the same length: all else stays where it is.
  const given = search.allowed.tokens.reduce((text, each) => text.replaceAll(each, ' '.repeat(each.length)), whole);
  const view = unhidden(given);
  const { text } = view;
  const found: Found[] = [];
  for (const { code, sign, rules } of families) {
    if (!sign.test(text)) continue;
    for (const { what, pattern, fits } of rules)
      for (const match of text.matchAll(pattern)) {
        // What ends a sentence ends a value; in other documents it stands without.
        const value = (match.groups?.v ?? match[0]).replace(/[.,;:!?)\]]+$/, '');
        const start = match.index + match[0].lastIndexOf(value);
        const end = start + value.length;
        const at = view.at(start);
        const stop = view.at(end - 1) + 1;
        const around = {
          before: text.slice(Math.max(0, start - 60), start),
          after: text.slice(end, end + 24),
          allowed: search.allowed,
          isCode: search.isCode?.(at) ?? false,
          isSpan: isSpan(given, at, stop),
        };
        if (fits && !fits(value, around)) continue;
        if (!found.some((other) => other.start < stop && at < other.end))
          found.push({ code, what, start: at, end: stop, value });
      }
  }
  for (const each of inBase64(text, search))
    found.push({ ...each, start: view.at(each.start), end: view.at(each.end - 1) + 1 });
  // What is encoded may have been encoded before: references in an address, escapes in JSON.
  if (found.length === 0 && text.length < given.length && encodedAgain.test(text))
    return findPrivate(text, { ...search, isCode: (offset) => search.isCode?.(view.at(offset)) ?? false }).map(
      (each) => ({ ...each, start: view.at(each.start), end: view.at(each.end - 1) + 1 }),
    );
  return found.sort((a, b) => a.start - b.start);
}

const isSpan = (text: string, start: number, end: number) =>
  (text[start - 1] === '`' && text[end] === '`') ||
  (text.startsWith('</code>', end) && text.startsWith('<code>', start - 6));

const encodedAgain = /&#\w+;|%[2-9a-f][\da-f]|\\u00[2-7][\da-f]|<em>/i;

const base64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{16,}={0,2}/g;
/** A text, of which the last character may be cut. */
const printable = /^[\t\n\r\x20-\x7e\u00a0-\ufffc]+\ufffd?$/;

/** What base64 hides: where it is a text at all, the same rules are asked of it. */
function inBase64(text: string, search: Search): Found[] {
  return [...text.matchAll(base64)].flatMap(({ 0: word, index }): Found[] => {
    // The first nine bytes tell text from the rest of the world.
    if (!/[A-Z]/.test(word) || !/[a-z]/.test(word) || !printable.test(decoded(word.slice(0, 12)))) return [];
    const inside = decoded(word);
    if (!printable.test(inside) || base64Again.test(inside)) return [];
    const [first] = findPrivate(inside, { allowed: search.allowed });
    return first && first.code !== 'private-internal' ? [{ ...first, start: index, end: index + word.length }] : [];
  });
}

const base64Again = /^[A-Za-z0-9+/=]+$/;
const decoded = (word: string) => Buffer.from(word, 'base64').toString('utf8');
