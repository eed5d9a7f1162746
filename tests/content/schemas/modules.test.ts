import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { defaultErrorMap } from '../../../src/content/check/expectation.ts';
import { loadSources } from '../../../src/content/read/load.ts';
import { schemas } from '../../../src/content/schemas/index.ts';
import { type ModuleName, moduleNames } from '../../../src/content/site.ts';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import cases from './modules.cases.json' with { type: 'json' };

type Value = { [key: string]: Value } & Value[];

const root = new URL('../../../', import.meta.url).pathname;
const example = loadSources(`${root}content`, `${root}public`, () => undefined).modules;
const { modules: branded } = loadSources(`${root}tests/fixtures/authority/content`, '', () => undefined);
// The example has the standard look.
const modules = new Map([...example, ...[...branded].filter(([name]) => name === 'brand')]);

/** The example's module with one value changed; undefined takes it away. */
function withValue(name: ModuleName, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(modules.get(name)?.value) as Value;
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<Value>((at, key) => at[key as never] as unknown as Value, copy);
  if (value === undefined) delete holder[last as never];
  else holder[last as never] = value as never;
  return copy;
}

/** The problem of the example with a change: the path, and the code if it is one of ours. */
function said(name: ModuleName, path: readonly (string | number)[], value: unknown): string[] {
  const schema: z.ZodType = schemas[name];
  const issues = schema.safeParse(withValue(name, path, value)).error?.issues ?? [];
  return issues.map((issue) => {
    const { code } = ('params' in issue && issue.params) || {};
    return [issue.path.join('.'), code ?? issue.code].join(' ');
  });
}

/** The sentences of the same. */
function messages(name: ModuleName, path: readonly (string | number)[], value: unknown): string[] {
  const schema: z.ZodType = schemas[name];
  const { error } = schema.safeParse(withValue(name, path, value), { error: defaultErrorMap });
  return (error?.issues ?? []).map(({ message }) => message);
}

it('the example fits', () => {
  for (const name of moduleNames) expect(schemas[name].safeParse(modules.get(name)?.value).error, name).toBeUndefined();
});

it('no module and no object in it takes a member of another name', () => {
  for (const name of moduleNames) {
    const places: (string | number)[][] = [];
    const visit = (value: unknown, path: (string | number)[]) => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) places.push(path);
      for (const [key, member] of Object.entries(value))
        visit(member, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    visit(modules.get(name)?.value, []);
    for (const path of places)
      expect(said(name, [...path, 'surprise'], 'x'), path.join('.')).toEqual([`${path.join('.')} unrecognized_keys`]);
  }
});

it('what a field refuses is said in words, never by a pattern', () => {
  const spoilt = (value: unknown, by: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => spoilt(item, by));
    if (typeof value !== 'object' || value === null) return by;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, spoilt(member, by)]));
  };
  for (const name of moduleNames)
    for (const odd of ['', '?\n!', ' x', '/x y', 7.5, null, [], {}]) {
      const schema: z.ZodType = schemas[name];
      const { error } = schema.safeParse(spoilt(modules.get(name)?.value, odd), { error: defaultErrorMap });
      expect(error?.issues.length).toBeGreaterThan(3);
      for (const { message, path } of error?.issues ?? []) {
        expect(message, path.join('.')).toMatch(/^expected \S/);
        expect(message, path.join('.')).not.toMatch(/of the form|another value|Invalid/);
      }
    }
});

describe('company', () => {
  const claim = { id: 'a', name: 'ISO 9001', summary: 'Audited.' };
  it.each(['licensed', 'registered', 'compliant', 'in-progress', 'planned'])('a standard may be %s', (status) => {
    expect(said('company', ['compliance', 0, 'status'], status)).toEqual([]);
  });

  it.each([
    [{}, ['compliance.0.status claim-unproven'], /expected issuer and number or evidence beside/],
    [{ issuer: 'BSI' }, ['compliance.0.status claim-unproven'], /expected number or evidence beside/],
    [{ number: 'FS 1' }, ['compliance.0.status claim-unproven'], /expected issuer beside/],
    [{ issuer: 'BSI', number: 'FS 1' }, [], undefined],
    // B Lab gives its certificates no number.
    [{ issuer: 'B Lab', evidence: 'https://example.org/find-a-b-corp' }, [], undefined],
  ])('a certificate is claimed with its issuer, and a number or evidence: %j', (proof, expected, words) => {
    const item = { ...claim, ...proof, status: 'certified' };
    expect(said('company', ['compliance', 0], item)).toEqual(expected);
    if (words) expect(messages('company', ['compliance', 0], item)[0]).toMatch(words);
  });

  it.each([
    ['2026-01-01', '2026-01-01', []],
    ['2026-01-02', '2026-01-01', ['compliance.0.validUntil custom']],
    ['2026-01-02', '2041-01-01', []],
  ])('a certificate is valid from %s until %s', (validFrom, validUntil, expected) => {
    const item = { ...claim, status: 'registered', validFrom, validUntil };
    expect(said('company', ['compliance', 0], item)).toEqual(expected);
  });

  it('a product is public or gated, and its register one of two', () => {
    for (const access of ['public', 'gated']) expect(said('company', ['products', 0, 'access'], access)).toEqual([]);
    expect(messages('company', ['registry', 'scheme'], 'x')).toEqual(['expected one of "companies-house", "other"']);
  });

  it.each([
    ...['01234567', 'SC123456', 'NI123456', 'R1234567', 'OC123456'].map((number) => [number, []] as const),
    ...['1234567', '123456789', 'sc123456', 'SC12345', 'SC1234567', 'XX123456', 'R123456', 'A01234567'].map(
      (number) => [number, ['companyNumber custom']] as const,
    ),
  ])('the number %s of Companies House', (number, expected) => {
    expect(said('company', ['companyNumber'], number)).toEqual(expected);
  });

  it('asks after a lost zero only where one may be lost', () => {
    const hint = (number: string) => {
      const [issue] = schemas.company.safeParse(withValue('company', ['companyNumber'], number)).error?.issues ?? [];
      return issue && 'params' in issue ? issue.params?.hint : undefined;
    };
    for (const number of ['12345', '1234567']) expect(hint(number)).toBe('Did you lose a leading zero?');
    for (const number of ['1234', '123456789', 'X12345', '12345X'])
      expect(hint(number)).toMatch(/^For another register/);
  });

  it('an empty number is one mistake', () => {
    expect(said('company', ['companyNumber'], ' ')).toHaveLength(1);
  });

  it('another register has numbers of its own', () => {
    const value = withValue('company', ['registry', 'scheme'], 'other') as { companyNumber: string };
    expect(schemas.company.safeParse({ ...value, companyNumber: 'HRB 1' }).success).toBe(true);
  });

  it.each([
    ['closes', '08:00', ['officeHours.closes custom']],
    ['closes', '5', ['officeHours.closes custom']],
    ['opens', 'nine', ['officeHours.opens custom']],
    ['closes', '5pm', []],
    ['opens', '9am', []],
    ['opens', '9:00', []],
    ['opens', '23:59', ['officeHours.closes custom']],
  ])('office hours: %s %s', (field, text, expected) => {
    expect(said('company', ['officeHours', field], text)).toEqual(expected);
  });

  it('an office that closes when it opens was never open', () => {
    const { opens } = (assertDefined(modules.get('company'), 'company').value as { officeHours: { opens: string } })
      .officeHours;
    expect(said('company', ['officeHours', 'closes'], opens)).toEqual(['officeHours.closes custom']);
  });

  it('a route needs one way to take it', () => {
    const route = { id: 'r', name: 'Route', description: 'A route.' };
    for (const way of [{ email: 'a@b.cd' }, { phone: '+442079460000' }, { link: '/' }])
      expect(said('company', ['contactRoutes'], [{ ...route, ...way }])).toEqual([]);
    expect(said('company', ['contactRoutes'], [route])).toEqual(['contactRoutes.0 field-missing']);
  });
});

describe('site', () => {
  it('each crawler is named once, whatever its letters', () => {
    expect(said('site', ['aiCrawlers'], ['GPTBot', 'CCBot'])).toEqual([]);
    expect(said('site', ['aiCrawlers'], ['GPTBot', 'CCBot', 'gptbot', 'GPTBOT'])).toEqual([
      'aiCrawlers.2 id-duplicate',
      'aiCrawlers.3 id-duplicate',
    ]);
    expect(said('site', ['aiCrawlers'], ['GPT Bot'])).toEqual(['aiCrawlers.0 invalid_format']);
    expect(messages('site', ['aiCrawlers'], ['GPT Bot'])).toEqual(['expected a crawler token such as GPTBot']);
    expect(schemas.site.safeParse(withValue('site', ['aiCrawlers'], ['a', 'A'])).error?.issues).toMatchObject([
      { code: 'custom', message: 'expected each crawler once, got "A" again', params: { isWhole: true } },
    ]);
  });

  it.each([
    [['contactForm'], 'https://forms.example/form'],
    [['contactFormFields'], { subject: '_subject', accessKey: 'abc' }],
    [['questionCategories'], undefined],
    [['notice'], 'A notice.'],
    [['dataScope'], 'No customer data.'],
    [['words'], { 'section.solutions': 'Services' }],
    [['security', 'policy'], '/privacy/'],
    [['security', 'acknowledgments'], '/privacy/'],
    [['security', 'encryption'], 'https://example.com/key'],
    [['security', 'encryption'], '/pgp-key.txt'],
    [['security', 'encryption'], 'openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f'],
    [['security', 'encryption'], 'dns:5d2d37ab76d47d36._openpgpkey.example.com?type=OPENPGPKEY'],
    [['security', 'preferredLanguages'], ['en']],
    [['links'], [{ rel: 'help', href: '/' }]],
    [['features', 'corsPreflight'], true],
    [['strictTransportSecurity'], { maxAge: 0, includeSubDomains: false, preload: false }],
    [['strictTransportSecurity'], { maxAge: 63_072_000, includeSubDomains: false, preload: false }],
    [['hosts'], ['nginx']],
  ])('%j may be there, and may be absent', (path, value) => {
    expect(said('site', path, value)).toEqual([]);
    expect(said('site', path, undefined)).toEqual([]);
  });
});

it.each(cases['the ids of … are each its own, and the list may'] as [ModuleName, string][])(
  '%s: the ids of %s are each its own, and the list may be empty',
  (name, list) => {
    const items = assertDefined(modules.get(name), name).value as Value;
    const [item] = items[list] ?? [];
    expect(said(name, [list], [])).toEqual([]);
    expect(said(name, [list], [item, item])).toEqual([`${list}.1.id id-duplicate`]);
  },
);
