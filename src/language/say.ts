import type { Forms, Key, SlotOf, SlotsFor } from './catalogue.ts';
import { number } from './formats/numbers.ts';
import type { Language } from './language.ts';
import { pluralCategory } from './plurals.ts';

/** A piece of a text whose Markdown is only links and code. */
export type Piece =
  | string
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'code'; readonly text: string };

type Asked<K extends Key, T> = [SlotOf<K>] extends [never] ? [] : [slots: SlotsFor<K, T>];
type Given = Readonly<Record<string, unknown>>;

/**
 * A text with its slots filled: `say(language, 'frame.updated', { date })`. An unknown key or a missing slot is a type
 * error. The caller escapes values for Markdown.
 */
export function say<K extends Key>(language: Language, key: K, ...slots: Asked<K, string>): string;
export function say(language: Language, key: Key, slots: Given = {}): string {
  return parts(language, key, slots).join('');
}

/** Like say(), in parts, so that slots can hold markup: `['Last updated ', <time>, '']`, without empty parts. */
export function sayParts<K extends Key, T>(language: Language, key: K, ...slots: Asked<K, T>): (string | T)[];
export function sayParts(language: Language, key: Key, slots: Given = {}): unknown[] {
  return parts(language, key, slots);
}

/** Like say(), with links and code as pieces, for a line that becomes both HTML and Markdown. */
export function sayPieces<K extends Key>(language: Language, key: K, ...slots: Asked<K, string>): Piece[];
export function sayPieces(language: Language, key: Key, slots: Given = {}): Piece[] {
  const template = templateOf(language, key, slots);
  const fill = (text: string) => filled(language, text, slots).join('');
  const pieces: Piece[] = [];
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

function parts(language: Language, key: Key, slots: Given): unknown[] {
  return filled(language, templateOf(language, key, slots), slots);
}

/** The text, or its form for the count. */
function templateOf({ words, table }: Language, key: Key, { n }: Given): string {
  const text: string | Forms = words[key];
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
      return typeof value === 'number' ? number(table, value) : value;
    })
    .filter((part) => part !== '');
}

const endsInStop = (value: unknown): boolean => typeof value === 'string' && value.endsWith('.');
