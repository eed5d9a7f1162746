import type { Allowed } from './allowed.ts';
import { births } from './births.ts';
import { internals } from './internals.ts';
import { labelledNumbers } from './labelled-numbers.ts';
import { labelled } from './labelled-secrets.ts';
import { layers } from './layers.ts';
import { mailAddresses } from './mail-addresses.ts';
import { mobiles } from './mobiles.ts';
import { nationalNumbers } from './national-numbers.ts';
import type { Family, Found } from './rule.ts';
import { shapes } from './secrets.ts';
import type { View } from './unhide.ts';

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
  const found: Found[] = [];
  for (const view of layers(given)) findIn(view, given, search, found);
  return found.sort((a, b) => a.start - b.start);
}

/** Adds what one layer shows; where something was found before it is not told again. */
function findIn({ text, at }: View, given: string, search: Search, found: Found[]): void {
  for (const { code, sign, rules } of families) {
    if (!sign.test(text)) continue;
    for (const { what, pattern, fits } of rules)
      for (const match of text.matchAll(pattern)) {
        // What ends a sentence ends a value; in other documents it stands without.
        const value = (match.groups?.v ?? match[0]).replace(/[.,;:!?)\]]+$/, '');
        const from = match.index + match[0].lastIndexOf(value);
        const to = from + value.length;
        const start = at(from);
        const end = at(to - 1) + 1;
        const around = {
          before: text.slice(Math.max(0, from - 60), from),
          after: text.slice(to, to + 24),
          allowed: search.allowed,
          isCode: search.isCode?.(start) ?? false,
          isSpan: isSpan(given, start, end),
        };
        if (fits && !fits(value, around)) continue;
        if (!found.some((other) => other.start < end && start < other.end))
          found.push({ code, what, start, end, value });
      }
  }
  // To the rules above base64 is a key at most; what it hides is told as well, once.
  for (const each of inBase64(text, search)) {
    const [start, end] = [at(each.start), at(each.end - 1) + 1];
    if (!found.some((other) => other.value === each.value && other.start < end && start < other.end))
      found.push({ ...each, start, end });
  }
}

const isSpan = (text: string, start: number, end: number) =>
  (text[start - 1] === '`' && text[end] === '`') ||
  (text.startsWith('</code>', end) && text.startsWith('<code>', start - 6));

/** Of both alphabets: the second is that of addresses (RFC 4648 §5). */
const base64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}={0,2}/g;
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

const base64Again = /^[A-Za-z0-9+/=_-]+$/;
const decoded = (word: string) => Buffer.from(word, 'base64').toString('utf8');
