import { findPersonalNumber, findPersonalNumberByValue } from './find-personal-number.ts';
import { findScheme, suggestSchemes } from './find-scheme.ts';
import { isPlaceholder, toCompactForm, toPrintedForm, toPublishedForm } from './identifier-forms.ts';
import type { IdentifierMistake, PersonalIdentifier } from './identifier-mistake.ts';
import type { PersonalNumber } from './personal-numbers.ts';
import type { IdentifierScheme } from './scheme.ts';
import { createUnlistedScheme } from './unlisted-scheme.ts';

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
