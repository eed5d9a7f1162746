import { describe, expect, it } from 'vitest';
import {
  checkIdentifier,
  type IdentifierDetails,
  toPrintedForm,
  toPublishedForm,
} from '../../../src/values/identifiers/check-identifier.ts';
import { findScheme } from '../../../src/values/identifiers/find-scheme.ts';
import {
  formatIdentifierName,
  isCompanyNumber,
  registerEntryUrl,
  terms,
} from '../../../src/values/identifiers/identifier-name.ts';
import type { IdentifierScheme } from '../../../src/values/identifiers/scheme.ts';
import { schemes } from '../../../src/values/identifiers/schemes/index.ts';
import { seeded } from '../../support/seeded.ts';

const extra = ({ needs }: IdentifierScheme): IdentifierDetails => (needs ? { [needs]: 'Lindental' } : {});
const judge = (scheme: IdentifierScheme, text: string) => checkIdentifier(scheme.code, text, extra(scheme));

/** Whether shape and check let a value pass: the judge would also look for the check digits that fit, which is slow. */
const fits = (scheme: IdentifierScheme, value: string) =>
  scheme.shape.test(value) && (scheme.check?.passes(value) ?? true);

/** Forty values like the example with other digits, those among them that are right. */
function right(scheme: IdentifierScheme): string[] {
  const below = seeded(7);
  const found = new Set([scheme.example]);
  for (let tries = 0; found.size < 40 && tries < 60_000; tries++) {
    const value = scheme.example.replace(/\d/g, (digit) => (below(3) === 0 ? String(below(10)) : digit));
    const { identifier } = fits(scheme, toPublishedForm(scheme, value)) ? judge(scheme, value) : {};
    if (identifier) found.add(identifier.value);
  }
  return [...found];
}
const valuesOf = new Map(schemes.map((scheme) => [scheme, right(scheme)]));

describe('the table of schemes', () => {
  it('has a row for each of 44 schemes and more, and no code twice', () => {
    expect(schemes.length).toBeGreaterThanOrEqual(44);
    expect(new Set(schemes.map(({ code }) => code)).size).toBe(schemes.length);
    const wrong = schemes.filter(
      ({ code, country }) => !/^[A-Z]{2}-[A-Z_]+$/.test(code) || (country ?? code.slice(0, 2)) !== code.slice(0, 2),
    );
    expect(wrong).toEqual([]);
    expect(schemes.filter(({ country, code }) => !country && !/^(?:XI|EU)-/.test(code))).toEqual([]);
  });

  it('has designators of four digits, and addresses that are https and hold the value', () => {
    expect(schemes.filter(({ icd }) => icd !== undefined && !/^\d{4}$/.test(icd))).toEqual([]);
    for (const scheme of schemes.filter(({ url }) => url !== undefined)) {
      const url = new URL(registerEntryUrl(scheme, scheme.example) ?? '');
      expect(url.protocol).toBe('https:');
      expect(url.href).toContain(scheme.example);
    }
  });

  it('names each number in each language of the catalogue', () => {
    const languages = Object.keys(terms.register);
    expect(languages).toEqual(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar']);
    expect(Object.values(terms).map((words) => Object.keys(words))).toEqual(Object.values(terms).map(() => languages));
    const unnamed = schemes.filter((scheme) =>
      languages.some((language) => formatIdentifierName(scheme, language).trim() === ''),
    );
    expect(unnamed).toEqual([]);
  });

  it('knows what companies of every country in it are registered by', () => {
    // Their companies' own numbers are given out by states, or are in no public list of schemes that we read.
    const without = ['US', 'GR', 'SI', 'HU', 'TR'];
    const countries = [...new Set(schemes.flatMap(({ country }) => country ?? []))];
    const known = new Set(
      schemes.filter((scheme) => isCompanyNumber(scheme, scheme.example)).map(({ country }) => country),
    );
    expect(countries.filter((country) => !known.has(country)).sort()).toEqual(without.sort());
  });
});

describe.each(schemes.map((scheme) => [scheme.code, scheme] as const))('%s', (_, scheme) => {
  const values = valuesOf.get(scheme)!;

  it('takes its example, as it is published and as it is printed', () => {
    for (const text of [scheme.example, toPrintedForm(scheme, scheme.example), ` ${scheme.example.toLowerCase()} `])
      expect(judge(scheme, text)).toMatchObject({ identifier: { value: scheme.example } });
  });

  it('refuses what is nearly its example', () => {
    const { example } = scheme;
    const near = [
      `${example}!`,
      `${example}${example}9`,
      `?${example}`,
      example.slice(0, -1),
      example.slice(1),
      `Q${example}`,
    ];
    const unlike = near.filter((text) => !scheme.shape.test(toPublishedForm(scheme, text)));
    expect(unlike.length).toBeGreaterThanOrEqual(2);
    for (const text of [...unlike, '', '⟪number⟫']) expect(judge(scheme, text).mistake, text).toBeDefined();
  });

  it('publishes the same text when it is given again, printed or not', () => {
    for (const value of values) {
      expect(toPublishedForm(scheme, value)).toBe(value);
      expect(toPublishedForm(scheme, toPrintedForm(scheme, value))).toBe(value);
    }
  });
});

const checked = schemes.filter(({ check }) => check !== undefined);

describe.each(checked.map((scheme) => [scheme.code, scheme] as const))('the check of %s', (_, scheme) => {
  const values = valuesOf.get(scheme)!;

  it('notices a digit that is changed', () => {
    expect(values.length).toBeGreaterThan(20);
    const unnoticed: string[] = [];
    let changes = 0;
    for (const value of values)
      for (const [at, digit] of [...value].entries())
        for (const other of /\d/.test(digit) ? '0123456789'.replace(digit, '') : '') {
          changes++;
          const changed = value.slice(0, at) + other + value.slice(at + 1);
          if (scheme.shape.test(changed) && scheme.check?.passes(changed)) unnoticed.push(changed);
        }
    // Where the check promises less than every digit, most of them.
    if (scheme.check?.partial) expect(unnoticed.length).toBeLessThan(changes / 2);
    else expect(unnoticed).toEqual([]);
  });
});

describe('a code', () => {
  it('is the one of the table', () => {
    expect(findScheme('GB-COH')?.name).toBe('Company number');
    expect(findScheme('gb-coh')).toBeUndefined();
  });
});
