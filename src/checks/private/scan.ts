import { extractText, type TextFormat } from './extract-text.ts';
import { privateKinds } from './kinds/index.ts';
import type { MatchContext, PrivateCode, PrivateKind } from './kinds/kind.ts';
import { visitTriggers } from './triggers.ts';

/** A place of a text where something private may stand. */
export interface PrivateMatch {
  readonly code: PrivateCode;
  readonly what: string;
  /** UTF-16 offsets in the text that was scanned. */
  readonly start: number;
  readonly end: number;
  /** The visible text. */
  readonly value: string;
  /** The digits of the whole number in which it stands. */
  readonly number: string;
}

const none: PrivateMatch[] = [];
/** If two kinds match the same characters, the first is reported. */
const rankOf = new Map(privateKinds.map((kind, i) => [kind, i]));

/**
 * Reads a text once, and asks the kinds where something in it calls for that. Returns what may be private, in order:
 * what an organisation may publish is not known here.
 */
export function scan(
  given: string,
  format: TextFormat,
  isCode: (offset: number) => boolean = () => false,
): PrivateMatch[] {
  const plain = extractText(given, format);
  const { at } = plain;
  const found: (PrivateMatch & { readonly rank: number })[] = [];
  let text = '';
  // One function for all kinds: most that are asked find nothing.
  const take = (kind: PrivateKind, value: string, start: number): void => {
    const end = start + value.length;
    const around: MatchContext = {
      before: text.slice(Math.max(0, start - 60), start),
      after: text.slice(end, end + 24),
      get isCode() {
        return isCode(at(start));
      },
    };
    if (!(kind.fits?.(value, around) ?? true)) return;
    const { code, what } = kind;
    const place = { start: at(start), end: at(end - 1) + 1, value, number: numberAround(text, start, end) };
    found.push({ code, what, ...place, rank: rankOf.get(kind) ?? 0 });
  };
  visitTriggers(plain.units, plain.length, (kind, from, to) => {
    if (text === '') text = plain.text;
    matches(kind, text, from, to, take);
  });
  if (found.length === 0) return none;
  const kept: typeof found = [];
  for (const each of found.sort((a, b) => a.start - b.start || a.rank - b.rank)) {
    const before = kept.at(-1);
    if (!before || before.end <= each.start) kept.push(each);
    else if (each.rank < before.rank) kept[kept.length - 1] = each;
  }
  return kept.map(({ rank: _, ...each }) => each);
}

type Take = (kind: PrivateKind, value: string, start: number) => void;

/** Passes on what a pattern finds at a trigger or around it. */
function matches(kind: PrivateKind, text: string, from: number, to: number, take: Take): void {
  const { pattern, on, reach = 60 } = kind;
  if (pattern.sticky) {
    const isRun = on.run !== undefined;
    pattern.lastIndex = isRun ? from : to;
    const match = pattern.exec(text);
    if (match) takeValue(kind, match, (isRun ? '' : text.slice(from, to)) + match[0], from, take);
    return;
  }
  const offset = Math.max(0, from - reach);
  const window = text.slice(offset, to + reach);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(window); match; match = pattern.exec(window)) {
    const start = offset + match.index;
    if (start < to && start + match[0].length > from) takeValue(kind, match, match[0], start, take);
  }
}

function takeValue(kind: PrivateKind, { groups }: RegExpExecArray, whole: string, start: number, take: Take): void {
  // Trailing punctuation is left out.
  const value = (groups?.v ?? whole).replace(/[.,;:!?)\]]+$/, '');
  if (value !== '') take(kind, value, start + whole.lastIndexOf(value));
}

/** The digits of the number to which a value belongs, however it is written. */
function numberAround(text: string, start: number, end: number): string {
  const before = /(?:[\d+(](?:[ ()./-]{0,3}))*$/.exec(text.slice(Math.max(0, start - 24), start))?.[0] ?? '';
  const after = /^(?:[ ()./-]{0,3}\d)*/.exec(text.slice(end, end + 24))?.[0] ?? '';
  return (before + text.slice(start, end) + after).replace(/\D/g, '');
}
