import type { TextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { stripMarkdownMarks } from '../published/lines.ts';

/** A text of a catalogue as a pattern: what it says between its slots must stand there, and the slots are read. */
interface TextTemplate {
  /** Longest piece between slots: a text without it cannot match. */
  readonly literal: string;
  readonly pattern: RegExp;
  readonly slots: readonly string[];
}

const known = new WeakMap<Language, Map<TextKey, TextTemplate>>();

/** The template of a text with no plural forms, with or without slots; links of Markdown count as their texts. */
export function createTextTemplate(language: Language, key: TextKey): TextTemplate {
  const ofLanguage = known.get(language) ?? new Map<TextKey, TextTemplate>();
  known.set(language, ofLanguage);
  const template = ofLanguage.get(key) ?? made(String(language.words[key]));
  ofLanguage.set(key, template);
  return template;
}

function made(text: string): TextTemplate {
  const read = spaced(stripMarkdownMarks(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')));
  const parts = read.split(/\{(\w+)\}/);
  const literals = parts.filter((_, i) => i % 2 === 0);
  return {
    literal: literals.reduce((longest, next) => (next.trim().length > longest.length ? next.trim() : longest), ''),
    pattern: new RegExp(
      parts.map((part, i) => (i % 2 === 0 ? escaped(part) : lastOr(i, parts))).join('') +
        (parts.length > 1 && endsAfter(parts) ? '$' : ''),
      'u',
    ),
    slots: parts.filter((_, i) => i % 2 === 1),
  };
}

/** A slot with no more than a stop behind it takes all that is left, stops too. */
const lastOr = (i: number, parts: readonly string[]): string =>
  i === parts.length - 2 && endsAfter(parts) ? '(.+)' : '(.+?)';

const endsAfter = (parts: readonly string[]): boolean => !/[\p{L}\p{N}]/u.test(parts.at(-1) ?? '');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const spaced = (text: string): string => text.replace(/\s+/g, ' ');

/** Fillings of a template's slots in a text, by their names; undefined where the text does not fit. */
export function parseWithTemplate(
  { literal, pattern, slots }: TextTemplate,
  text: string,
): ReadonlyMap<string, string> | undefined {
  if (!text.includes(literal)) return undefined;
  const found = pattern.exec(text);
  return found ? new Map(slots.map((slot, i) => [slot, found[i + 1] ?? ''])) : undefined;
}
