import type { IdentifierMistake, PersonalIdentifier } from './describe-mistake.ts';
import { findScheme, suggestSchemes } from './find-scheme.ts';
import type { IdentifierScheme } from './scheme.ts';
import { type PersonalNumber, personalNumbers } from './schemes/personal-numbers.ts';

/** Members beside a number. */
export interface IdentifierDetails {
  /** The court that keeps the register (DE-CR, AT-FB). */
  readonly court?: string;
  /** The town of the register (FR-RCS). */
  readonly town?: string;
  /** The name of an unlisted scheme. */
  readonly name?: string;
  /** ISO 3166-1 code of the organisation's country: which scheme is meant by a name that several have. */
  readonly country?: string;
}

/** An identifier that is right. */
export interface Identifier {
  readonly scheme: IdentifierScheme;
  /** Published form: compact. */
  readonly value: string;
  /** Printed form for people. */
  readonly display: string;
  readonly court?: string;
  readonly town?: string;
}

type IdentifierVerdict =
  | { readonly identifier: Identifier; readonly mistake?: never }
  | { readonly mistake: IdentifierMistake; readonly identifier?: never };

/**
 * Judges a number as somebody wrote it, by the code of its scheme (`other` for one that is in no table, whose shape
 * nobody knows). Gives it as it is published and printed, or the first thing that is wrong with it.
 */
export function checkIdentifier(code: string, text: string, extra: IdentifierDetails = {}): IdentifierVerdict {
  const person = findPersonalNumber(code) ?? (code === 'other' ? findPersonalNumber(extra.name ?? '') : undefined);
  const scheme = code === 'other' ? createUnlistedScheme(extra.name) : findScheme(code);
  if (!scheme)
    return person
      ? { mistake: personal(person, 'scheme') }
      : { mistake: { kind: 'unknown-scheme', found: code, meant: suggestSchemes(code, extra.country) } };
  if (person && code === 'other') return { mistake: personal(person, 'scheme') };
  const value = toPublishedForm(scheme, text);
  const mistake = mistakeOf(scheme, value, text) ?? missing(scheme, value, extra);
  if (mistake) return { mistake };
  const { court, town } = extra;
  return {
    identifier: {
      scheme,
      value,
      display: toPrintedForm(scheme, value),
      ...(court === undefined ? {} : { court: court.trim() }),
      ...(town === undefined ? {} : { town: town.trim() }),
    },
  };
}

const personal = ({ what, country }: PersonalNumber, at: PersonalIdentifier['at']): PersonalIdentifier => ({
  kind: 'personal',
  at,
  what,
  ...(country === undefined ? {} : { country }),
});

/** Mistake in the value itself. */
function mistakeOf(scheme: IdentifierScheme, value: string, text: string): IdentifierMistake | undefined {
  const at = { scheme: scheme.code, found: text.trim() };
  if (isPlaceholder(text)) return { kind: 'reserved', ...at };
  const person = findPersonalNumberByValue(scheme, text);
  const hasShape = scheme.shape.test(value);
  // A number that fits is one of an organisation, unless it was written as only a person's is.
  const fits = hasShape && (scheme.check?.passes(value) ?? true);
  if (person && (!fits || person.isUnmistakable)) return personal(person, 'value');
  if (!hasShape)
    return { kind: 'shape', ...at, expected: scheme.form, example: example(scheme), ...meant(scheme, text) };
  const isZeros = /^\D*0{4,}\D*$/.test(value.replace(/-/g, '')) && !scheme.allowsZeros;
  if (isZeros || scheme.reserved?.test(value)) return { kind: 'reserved', ...at };
  if (!fits) return { kind: 'check-digit', ...at, ...checkCharacters(scheme, value) };
  return undefined;
}

/** Missing or needless member beside the number. */
function missing(scheme: IdentifierScheme, value: string, extra: IdentifierDetails): IdentifierMistake | undefined {
  const { code, needs } = scheme;
  const has = (member: 'court' | 'town' | 'name') => (extra[member] ?? '').trim() !== '';
  if (code === 'other' && !has('name')) return { kind: 'needs-name', scheme: code, found: value };
  if (needs && !has(needs)) return { kind: `needs-${needs}`, scheme: code, found: value };
  for (const member of ['court', 'town', 'name'] as const) {
    const isWanted = member === needs || code === 'other';
    if (has(member) && !isWanted) return { kind: 'needless', scheme: code, member };
  }
  return undefined;
}

const example = (scheme: IdentifierScheme) => toPrintedForm(scheme, scheme.example);

/** The value with zeros before it, where that alone makes it fit: spreadsheets drop them. */
function meant(scheme: IdentifierScheme, text: string): { readonly meant?: string } {
  const digits = toCompactForm(scheme, text);
  if (!/^\d{4,}$/.test(digits)) return {};
  for (let count = 1; count < 5; count++) {
    const value = toPublishedForm(scheme, '0'.repeat(count) + digits);
    if (scheme.shape.test(value) && value.endsWith(digits) && (scheme.check?.passes(value) ?? true))
      return { meant: value };
  }
  return {};
}

const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** The check characters found and expected, where exactly one choice of them fits. */
function checkCharacters(scheme: IdentifierScheme, value: string) {
  const { passes, at } = scheme.check ?? {};
  if (!passes || !at) return {};
  const [from, to] = at;
  const found = value.slice(from, to);
  const start = value.slice(0, from);
  const rest = value.slice(start.length + found.length);
  const fitting = (found.length === 1 ? characters : pairs).filter((choice) => {
    const whole = start + choice + rest;
    return scheme.shape.test(whole) && passes(whole);
  });
  const [expected, another] = fitting;
  return expected === undefined || another !== undefined ? {} : { check: { found, expected } };
}

/** Words that stand beside a code without changing what it is. */
const besides = /\b(?:number|no|nr|nummer|num(?:ber)?|numero|número|numéro|code|id of a person|#)\b\.?/g;

const plain = (text: string) => text.toLowerCase().replace(/['´`]/g, '’').replace(/\s+/g, ' ').trim();
const key = (text: string) => plain(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '');

const byCode = new Map<string, PersonalNumber>();
for (const each of personalNumbers)
  for (const code of each.codes) {
    byCode.set(key(code), each);
    if (each.country !== undefined) byCode.set(key(each.country + code), each);
  }

/**
 * The number of persons that a scheme's code or name means (`GB-UTR`, `SSN`, "National Insurance number"); `undefined`
 * where it means none. Asked of the name of an unlisted scheme too.
 */
export function findPersonalNumber(name: string): PersonalNumber | undefined {
  const text = plain(name);
  const phrase = personalNumbers.find(({ phrases = [] }) => phrases.some((each) => text.includes(each)));
  return byCode.get(key(text)) ?? byCode.get(key(text.replace(besides, ' '))) ?? phrase;
}

/** The number of persons that a value of this scheme looks like, where the shape shows it; asked of what was written. */
function findPersonalNumberByValue(scheme: IdentifierScheme, text: string): PersonalNumber | undefined {
  const value = toCompactForm(scheme, text).toUpperCase();
  const fits = ({ shape, written }: PersonalNumber) => shape?.test(value) || written?.test(text.trim());
  return personalNumbers.find(
    (each) => (each.isUnmistakable || (each.country !== undefined && each.country === scheme.country)) && fits(each),
  );
}

/** A scheme that is in no table, by the name that somebody gave it: any one line of text is a value of it. */
export function createUnlistedScheme(name = ''): IdentifierScheme {
  return {
    code: 'other',
    kind: 'other',
    name: name.trim(),
    language: 'und',
    issuer: '',
    shape: /^\S(?:.*\S)?$/,
    form: 'the number, as it is registered',
    example: '1234',
    isAsWritten: true,
    allowsZeros: true,
  };
}

/** Spaces of all kinds, and hyphens and dashes of all kinds. */
const spaces = /[\s\u200b\u2060\ufeff]+/g;
const separators = /[.\u2010-\u2015\u2212\ufe58\ufe63\uff0d-]/g;

/** Placeholder for a number that nobody knows yet. */
const placeholder =
  /^(?:[x?_*.–—-]+|tb[acd]|n\/?a|none|null|nil|todo|pending|unknown|applied for|in gr(?:ü|ue)ndung|.*[⟪⟫].*)$/i;

/** Whether the text says that there is no number yet. */
function isPlaceholder(text: string): boolean {
  return placeholder.test(text.trim());
}

/** Full-width letters and digits as ASCII: Japanese and Chinese keyboards write them. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}

/**
 * A number as it is published, from one as people write it: without spaces, dots and hyphens, in the letters of the
 * scheme, with the prefix that was left out. The same text comes back when it is given again.
 */
export function toPublishedForm(scheme: IdentifierScheme, text: string): string {
  const bare = toCompactForm(scheme, text);
  const known = scheme.dropped ? bare.replace(scheme.dropped, '') : bare;
  const { prefix = '', spelled = (value) => value } = scheme;
  const whole = spelled(known);
  if (scheme.shape.test(whole) || prefix === '') return whole;
  const completed = spelled(prefix + known);
  return scheme.shape.test(completed) ? completed : whole;
}

/** The text in one case, without what separates. */
function toCompactForm(scheme: IdentifierScheme, text: string): string {
  if (scheme.isAsWritten) return text.trim();
  const narrowed = narrow(text).replace(spaces, '');
  const cased = scheme.isLowerCase ? narrowed.toLowerCase() : narrowed.toUpperCase();
  if (scheme.isVerbatim) return cased;
  const joined = cased.replace(separators, '');
  return scheme.separators ? joined.replace(scheme.separators, '') : joined;
}

/** A published number as it is printed: in groups, where its country groups it. */
export function toPrintedForm(scheme: IdentifierScheme, value: string): string {
  const { display = [] } = scheme;
  if (typeof display === 'function') return display(value);
  const pattern = display.find((each) => each.replace(/[^#]/g, '').length === value.length);
  if (pattern === undefined) return value;
  let at = 0;
  return pattern.replace(/#/g, () => value.charAt(at++));
}
