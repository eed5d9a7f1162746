import type { PluralForms, SlotName, SlotValues, TextKey } from './catalogue.ts';
import { formatNumber } from './formats/numbers.ts';
import type { Language } from './language.ts';
import type { LanguageTable, PluralCategory } from './language-table.ts';

/** A piece of a text whose Markdown is only links and code. */
export type TextPiece =
  | string
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'code'; readonly text: string };

type Asked<K extends TextKey, T> = [SlotName<K>] extends [never] ? [] : [slots: SlotValues<K, T>];
type Given = Readonly<Record<string, unknown>>;

/**
 * A text with its slots filled: `say(language, 'frame.updated', { date })`. An unknown key or a missing slot is a type
 * error. The caller escapes values for Markdown.
 */
export function translate<K extends TextKey>(language: Language, key: K, ...slots: Asked<K, string>): string;
export function translate(language: Language, key: TextKey, slots: Given = {}): string {
  return parts(language, key, slots).join('');
}

/** Like translate(), in parts, so that slots can hold markup: `['Last updated ', <time>, '']`, without empty parts. */
export function translateToParts<K extends TextKey, T>(
  language: Language,
  key: K,
  ...slots: Asked<K, T>
): (string | T)[];
export function translateToParts(language: Language, key: TextKey, slots: Given = {}): unknown[] {
  return parts(language, key, slots);
}

/** Like translate(), with links and code as pieces, for a line that becomes both HTML and Markdown. */
export function translateToPieces<K extends TextKey>(
  language: Language,
  key: K,
  ...slots: Asked<K, string>
): TextPiece[];
export function translateToPieces(language: Language, key: TextKey, slots: Given = {}): TextPiece[] {
  const template = templateOf(language, key, slots);
  const fill = (text: string) => filled(language, text, slots).join('');
  const pieces: TextPiece[] = [];
  let end = 0;
  // Read before the slots are filled: no content can become a link.
  for (const { 0: all, 1: text, 2: to = '', 3: code, index } of template.matchAll(
    /\[([^\]]*)\]\(([^)]*)\)|`([^`]*)`/g,
  )) {
    if (index > end) pieces.push(fill(template.slice(end, index)));
    pieces.push(
      text === undefined ? { kind: 'code', text: fill(code ?? '') } : { kind: 'link', text: fill(text), to: fill(to) },
    );
    end = index + all.length;
  }
  if (end < template.length) pieces.push(fill(template.slice(end)));
  return pieces;
}

function parts(language: Language, key: TextKey, slots: Given): unknown[] {
  return filled(language, templateOf(language, key, slots), slots);
}

/** The text, or its form for the count. */
function templateOf({ tag, words, table }: Language, key: TextKey, { n }: Given): string {
  const text: string | PluralForms | undefined = words[key];
  if (text === undefined) throw new Error(`The language ${tag} has no text "${key}".`);
  if (typeof text === 'string') return text;
  return text[pluralCategory(table, typeof n === 'number' ? n : 0)] ?? text.other;
}

function filled({ table }: Language, template: string, slots: Given): unknown[] {
  // Fast path: most texts have no slot.
  if (!template.includes('{')) return template === '' ? [] : [template];
  return template
    .split(/\{(\w+)\}/)
    .map((part, i, all) => {
      // One stop ends an abbreviation and the sentence: `Publisher: Acme Inc.`
      if (i % 2 === 0) return /^\.(?:\s|$)/.test(part) && endsInStop(slots[all[i - 1] ?? '']) ? part.slice(1) : part;
      const value = slots[part];
      return typeof value === 'number' ? formatNumber(table, value) : value;
    })
    .filter((part) => part !== '');
}

const endsInStop = (value: unknown): boolean => typeof value === 'string' && value.endsWith('.');

/**
 * Plural category of a count: `few` for 3 in Polish. Takes numbers, or decimals as written (`1.5`), since `1` and `1.0`
 * may differ (UTS #35, part 3, §5.1.1).
 */
export function pluralCategory({ plurals }: Pick<LanguageTable, 'plurals'>, count: number | string): PluralCategory {
  const operands = operandsOf(String(count).replace(/^-/, ''));
  for (const [category, rule] of Object.entries(plurals))
    if (holds(rule, operands)) return isCategory(category) ? category : 'other';
  return 'other';
}

const isCategory = (name: string): name is PluralCategory => /^(?:zero|one|two|few|many|other)$/.test(name);

/** Plural operands: `n` value, `i` integer part, `v` and `f` decimals (count, and as a number), `e` always 0. */
function operandsOf(written: string): Readonly<Record<string, number>> {
  const [whole = '0', decimals = ''] = written.split('.');
  const shown = decimals.replace(/0+$/, '');
  return {
    n: Number(written),
    i: Number(whole),
    v: decimals.length,
    f: Number(decimals),
    w: shown.length,
    t: Number(shown),
    e: 0,
    c: 0,
  };
}

function holds(rule: string, operands: Readonly<Record<string, number>>): boolean {
  return rule.split(' or ').some((all) => all.split(' and ').every((each) => isTrue(each, operands)));
}

/** One relation: `n % 100 = 3..10`, `i != 0,1`. */
function isTrue(relation: string, operands: Readonly<Record<string, number>>): boolean {
  const [, operand = '', divisor, not, values = ''] =
    /^([nivfwtec])(?: % (\d+))? (!?)= ([\d.,]+)$/.exec(relation.trim()) ?? [];
  const whole = operands[operand] ?? Number.NaN;
  const value = divisor === undefined ? whole : whole % Number(divisor);
  const found = values.split(',').some((range) => {
    const [first, last = first] = range.split('..').map(Number);
    // Ranges match whole numbers only.
    return Number.isInteger(value) && first !== undefined && last !== undefined && first <= value && value <= last;
  });
  return not === '!' ? !found : found;
}
