import { kinds } from './kinds/index.ts';
import type { Around, Kind, PrivateCode } from './kinds/kind.ts';
import { type Format, plainText } from './plain-text.ts';
import { beginningsAt, leastDigits, leastRun, numberKinds, part, parts, runKinds, standsAt } from './triggers.ts';

/** A place of a text where something private may stand. */
export interface Found {
  readonly code: PrivateCode;
  readonly what: string;
  /** UTF-16 offsets in the text that was scanned. */
  readonly start: number;
  readonly end: number;
  /** As readers see it. */
  readonly value: string;
  /** The digits of the whole number in which it stands. */
  readonly number: string;
  readonly isOfOwnDomain?: true;
}

/** Digits that are no farther from each other than this may be one number. */
const widestGap = 7;

/**
 * Reads a text once, and asks the kinds where something in it calls for that. Returns what may be private, in order:
 * what an organisation may publish is not known here.
 */
export function scan(given: string, format: Format, isCode: (offset: number) => boolean = () => false): Found[] {
  const { text, at } = plainText(given, format);
  const found: Match[] = [];
  triggered(text, (kind, from, to) => {
    matches(kind, text, from, to, (value, start) => {
      const end = start + value.length;
      const around: Around = {
        before: text.slice(Math.max(0, start - 60), start),
        after: text.slice(end, end + 24),
        get isCode() {
          return isCode(at(start));
        },
        get isSpan() {
          return isSpan(given, at(start), at(end - 1) + 1);
        },
      };
      if (kind.fits?.(value, around) ?? true)
        found.push({ kind, value, start: at(start), end: at(end - 1) + 1, number: numberAround(text, start, end) });
    });
  });
  return found.length === 0 ? none : withoutOverlaps(found);
}

const none: Found[] = [];

interface Match {
  readonly kind: Kind;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly number: string;
}

type Ask = (kind: Kind, from: number, to: number) => void;

/** Asks each kind where its trigger stands, from one offset to another. The inner loop of every build: kept plain. */
export function triggered(text: string, ask: Ask): void {
  const { length } = text;
  const units = unitsOf(text);
  let isInWord = false;
  let run = 0;
  let [first, last, digits] = [0, -1, 0];
  for (let i = 0; i <= length; i++) {
    let bits = parts[units[i] ?? 0] ?? 0;
    if (isInWord) while (bits === letter) bits = parts[units[++i] ?? 0] ?? 0;
    if ((bits & part.run) === 0) {
      if (i - run >= leastRun) askRun(run, i, ask);
      run = i + 1;
    }
    if ((bits & part.digit) !== 0) {
      if (i - last > widestGap) {
        if (digits >= leastDigits && !isDate(units, first, last)) askNumber(first, last + 1, digits, ask);
        first = i;
        digits = 0;
      }
      last = i;
      digits += 1;
    }
    const isWord = (bits & part.word) !== 0;
    if ((isWord && !isInWord) || (bits & (part.sign | part.start)) !== 0) askBeginnings(units, i, ask);
    isInWord = isWord;
  }
  if (digits >= leastDigits && !isDate(units, first, last)) askNumber(first, last + 1, digits, ask);
}

const letter = part.word | part.run;

function askBeginnings(units: Uint16Array, at: number, ask: Ask): void {
  const beginnings = beginningsAt(units[at] ?? 0, units[at + 1] ?? 0, units[at + 2] ?? 0);
  if (!beginnings) return;
  for (const each of beginnings) if (standsAt(each, units, at)) ask(each.kind, at, at + each.units.length);
}

function askRun(from: number, to: number, ask: Ask): void {
  for (const [least, kind] of runKinds) if (to - from >= least) ask(kind, from, to);
}

/** `2026-11-28`, of which most texts have some, is no number of anybody. */
const isDate = (units: Uint16Array, first: number, last: number): boolean =>
  last - first === 9 && units[first + 4] === hyphen && units[first + 7] === hyphen;
const hyphen = 45;

function askNumber(from: number, to: number, digits: number, ask: Ask): void {
  for (const [least, kind] of numberKinds) if (digits >= least) ask(kind, from, to);
}

let shared = new Uint16Array(1 << 14);

/** The UTF-16 units of a text: several times as quick to read as the text. Valid until the next call. */
function unitsOf(text: string): Uint16Array {
  if (shared.length < text.length + 2) shared = new Uint16Array(text.length * 2 + 2);
  Buffer.from(shared.buffer).write(text, 'utf16le');
  // Behind its end stands another text.
  shared.fill(0, text.length, text.length + 2);
  return shared;
}

/** Letters before a number may belong to it. */
const reachOfNumbers = 24;

/** Passes on what a pattern finds at a trigger or around it. */
export function matches(
  kind: Kind,
  text: string,
  from: number,
  to: number,
  take: (value: string, start: number) => void,
): void {
  const { pattern, on, reach = 'digits' in on ? reachOfNumbers : 120 } = kind;
  const isSticky = pattern.sticky;
  const offset = isSticky ? 0 : Math.max(0, from - reach);
  const window = isSticky ? text : text.slice(offset, to + reach);
  pattern.lastIndex = isSticky ? from : 0;
  for (let match = pattern.exec(window); match; match = isSticky ? null : pattern.exec(window)) {
    const [whole] = match;
    const start = offset + match.index;
    if (!isSticky && (start >= to || start + whole.length <= from)) continue;
    // What ends a sentence ends a value.
    const value = (match.groups?.v ?? whole).replace(/[.,;:!?)\]]+$/, '');
    if (value !== '') take(value, start + whole.lastIndexOf(value));
  }
}

const isSpan = (text: string, start: number, end: number) =>
  (text[start - 1] === '`' && text[end] === '`') ||
  (text.startsWith('</code>', end) && text.startsWith('<code>', start - 6));

/** The digits of the number to which a value belongs, however it is written. */
function numberAround(text: string, start: number, end: number): string {
  const before = /(?:[\d+(](?:[ ()./-]{0,3}))*$/.exec(text.slice(Math.max(0, start - 24), start))?.[0] ?? '';
  const after = /^(?:[ ()./-]{0,3}\d)*/.exec(text.slice(end, end + 24))?.[0] ?? '';
  return (before + text.slice(start, end) + after).replace(/\D/g, '');
}

/** Of two that share characters the one whose kind comes first. What counts at own domains alone hides nothing. */
function withoutOverlaps(found: Match[]): Found[] {
  const kept: Match[] = [];
  let together: Match[] = [];
  let end = -1;
  for (const each of [...found.sort((a, b) => a.start - b.start), undefined]) {
    if (each && each.start < end) together.push(each);
    else {
      for (const one of firstOf(together)) kept.push(one);
      together = each ? [each] : [];
    }
    end = Math.max(end, each?.end ?? end);
  }
  return kept.map(({ kind: { code, what, isOfOwnDomain }, ...place }) => ({
    code,
    what,
    ...place,
    ...(isOfOwnDomain && { isOfOwnDomain }),
  }));
}

function firstOf(found: readonly Match[]): Match[] {
  const kept: Match[] = [];
  for (const each of [...found].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)))
    if (!kept.some((other) => !other.kind.isOfOwnDomain && other.start < each.end && each.start < other.end))
      kept.push(each);
  return kept.sort((a, b) => a.start - b.start);
}
