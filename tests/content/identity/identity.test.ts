import { describe, expect, it } from 'vitest';
import { findCompanyNumber, identifierName, listIdentifiers } from '../../../src/content/identifiers.ts';
import { organisationKindNames } from '../../../src/content/organisation-kinds.ts';
import { companySchema } from '../../../src/content/schemas/company.ts';
import cases from './identity.cases.json' with { type: 'json' };

const least = { updated: '2026-01-01', legalName: 'A', summary: 'Makes a.' };
const place = { name: 'England and Wales', country: 'GB' };
const address = { streetAddress: ['1 A Street'], locality: 'A', postalCode: 'QX1 4ZZ', country: 'GB' };
const registry = { scheme: 'other', name: 'Companies House' };

/** Problems, as `identifiers.0.value identifier-invalid`. */
const said = (company: object) =>
  (companySchema.safeParse({ ...least, kind: 'lab', ...company }).error?.issues ?? []).map((issue) =>
    `${issue.path.join('.')} ${'params' in issue ? (issue.params?.code ?? '') : ''}`.trim(),
  );

describe('numbers of an organisation', () => {
  it.each(cases as [Record<string, unknown>[], string[]][])('%j: %j', (identifiers, expected) => {
    expect(said({ identifiers })).toEqual(expected);
  });

  it('the older spelling says the same, or is contradicted', () => {
    const old = { registry, jurisdiction: place, companyNumber: '01234567' };
    const listed = (value: string) => ({ ...old, identifiers: [{ scheme: 'GB-COH', value }] });
    expect(said(listed('01234567'))).toEqual([]);
    expect(said(listed('01234568'))).toEqual(['companyNumber identifier-invalid']);
    expect(
      listIdentifiers({ ...listed('01234567'), registry: { scheme: 'other', name: 'Companies House' } }),
    ).toHaveLength(1);
    expect(said({ companyNumber: '1' })).toEqual(['registry field-missing']);
    expect(said({ registry })).toEqual(['companyNumber field-missing']);
    expect(said({ companyNumber: '1', registry: { scheme: 'other', name: 'UTR' } })).toEqual([
      'registry.name identifier-personal',
    ]);
  });

  it('the primary one comes first: the one that is called so, else that of the company register', () => {
    const codes = (primary?: true) =>
      listIdentifiers({
        identifiers: [
          { scheme: 'XI-LEI', value: 'XXXX00BEISPIELWERK69' },
          { scheme: 'GB-COH', value: '01234567' },
          { scheme: 'GB-CHC', value: '9999999', primary },
        ],
      }).map(({ scheme, isPrimary }) => `${scheme.code} ${isPrimary}`);
    expect(codes()).toEqual(['GB-COH true', 'XI-LEI false', 'GB-CHC false']);
    expect(codes(true)).toEqual(['GB-CHC true', 'XI-LEI false', 'GB-COH false']);
  });

  it('only a company number is called so', () => {
    const names = (company: Parameters<typeof listIdentifiers>[0]) =>
      listIdentifiers(company).map((each) => identifierName(each, 'en'));
    expect(names({ companyNumber: '17', registry: { scheme: 'other', name: 'Guild' } })).toEqual([
      'Registration number',
    ]);
    const listed = [
      { scheme: 'GB-COH', value: '01234567' },
      { scheme: 'DE-VAT', value: 'DE999999995' },
    ];
    expect(names({ identifiers: listed })).toEqual(['Company number', 'VAT number (USt-IdNr.)']);
  });
});

describe('a kind', () => {
  const register = { identifiers: [{ scheme: 'GB-COH', value: '01234567' }] };
  it.each([
    ['company', {}, ['identifiers', 'jurisdiction', 'registeredAddress']],
    ['company', { ...register, jurisdiction: place, registeredAddress: address }, []],
    ['charity', register, ['identifiers']],
    ['charity', { identifiers: [{ scheme: 'GB-SC', value: 'SC098765' }] }, []],
    ['public-body', {}, ['registeredAddress']],
    ['public-body', { jurisdiction: place }, []],
    ['cooperative', {}, ['identifiers']],
    ['cooperative', register, []],
  ])('%s with %j lacks %j', (kind, more, lacking) => {
    expect(said({ ...more, kind })).toEqual(lacking.map((member) => `${member} field-missing`));
  });

  it('a person who trades alone has no company number', () => {
    const old = { registry: { scheme: 'other', name: 'Guild' }, companyNumber: '17' };
    expect(said({ ...old, kind: 'sole-trader' })).toEqual(['companyNumber']);
  });

  it.each(
    organisationKindNames.filter((kind) =>
      ['association', 'foundation', 'university', 'lab', 'sole-trader'].includes(kind),
    ),
  )('%s needs nothing more than everybody', (kind) => {
    expect(said({ kind })).toEqual([]);
  });
});

describe('what a kind asks for beside numbers', () => {
  const named = (role: string) => ({ people: [{ id: 'a', name: 'A. Example', role }] });
  it.each([
    ['partnership', {}, ['partners field-missing']],
    ['partnership', { partners: [] }, ['partners field-missing']],
    ['partnership', { partners: ['A. Example', 'B. Example GmbH'] }, []],
    ['partnership', named('Office manager'), ['partners field-missing']],
    ['partnership', named('Geschäftsführende Gesellschafterin'), []],
    ['partnership', named('共同パートナー'), []],
    ['sole-trader', named('Piano tuner'), []],
    ['sole-trader', { founded: '1998', brands: ['Rowan'] }, []],
    [
      'sole-trader',
      { incorporated: '1998-04-30', partners: ['B'], parent: { name: 'C' } },
      ['incorporated', 'partners', 'parent'],
    ],
    ['public-body', { jurisdiction: place, partners: ['B'] }, ['partners']],
  ])('%s with %j: %j', (kind, more, expected) => {
    expect(said({ ...more, kind })).toEqual(expected);
  });
});

describe('a company of a country whose registers have no code', () => {
  const delaware = { name: 'Delaware', country: 'US' };
  const us = {
    kind: 'company',
    jurisdiction: delaware,
    registeredAddress: { ...address, region: 'DE', postalCode: '19901', country: 'US' },
  };
  const lei = { scheme: 'XI-LEI', value: 'XXXX00BEISPIELWERK69' };
  const file = { scheme: 'other', name: 'File number', value: '1234567', issuer: 'Delaware Division of Corporations' };
  /** The place and the remedy of the one problem. */
  const lack = (company: object) => {
    const [issue] = companySchema.safeParse({ ...least, ...company }).error?.issues ?? [];
    return issue && [issue.path.join('.'), 'params' in issue ? issue.params?.hint : undefined];
  };

  it.each([[[file]], [[lei, file]], [[file, { ...file, name: 'Permit', value: '2' }]]])(
    'states it by name: %j',
    (identifiers) => {
      expect(said({ ...us, identifiers })).toEqual([]);
      const numbers = listIdentifiers({ ...us, kind: 'company', identifiers });
      expect(numbers.filter((each) => each.isCompanyNumber)).toEqual([
        expect.objectContaining({ value: '1234567', issuer: 'Delaware Division of Corporations' }),
      ]);
    },
  );

  it('dials as its first place does, where it states no other address', () => {
    const contactRoutes = [{ id: 'r', name: 'R', description: 'Calls.', phone: '044 320 10 42' }];
    const locations = [{ id: 'z', name: 'Z', address: { locality: 'Zürich', country: 'CH' } }];
    expect(said({ kind: 'sole-trader', contactRoutes, locations })).toEqual([]);
    expect(said({ kind: 'sole-trader', contactRoutes })).toHaveLength(1);
  });

  it('states the primary one by name, beside a number of taxes', () => {
    const nire = { scheme: 'other', name: 'NIRE', value: '35400000001', issuer: 'Jucesp', primary: true };
    const identifiers = [{ scheme: 'BR-CNPJ', value: '11.635.042/0001-15' }, nire];
    const brazil = { kind: 'cooperative', jurisdiction: { name: 'São Paulo', country: 'BR' } } as const;
    expect(findCompanyNumber({ ...brazil, identifiers })?.value).toBe('35400000001');
  });

  it('is told how, where it does not', () => {
    expect(lack({ ...us, identifiers: [lei] })).toEqual([
      'identifiers',
      expect.stringContaining('{ scheme: "other", name: "State file number", value: "1234567", issuer: '),
    ]);
    const { issuer: _, ...unnamed } = file;
    expect(lack({ ...us, identifiers: [lei, unnamed] })).toEqual([
      'identifiers.1',
      expect.stringContaining('add issuer'),
    ]);
    const german = {
      jurisdiction: { name: 'Deutschland', country: 'DE' },
      registeredAddress: { ...address, postalCode: '00815', country: 'DE' },
    };
    expect(lack({ ...german, kind: 'company' })).toEqual([
      'identifiers',
      expect.stringMatching(/scheme: "DE-CR", value: "HRB .*", court: "…"/),
    ]);
  });

  it('such a number is no company number of others, nor beside one', () => {
    const isCompanys = (company: Parameters<typeof listIdentifiers>[0]) =>
      listIdentifiers(company).flatMap(({ value, isCompanyNumber }) => (isCompanyNumber ? value : []));
    expect(isCompanys({ kind: 'charity', identifiers: [file] })).toEqual([]);
    expect(isCompanys({ kind: 'company', identifiers: [file, { scheme: 'GB-COH', value: '01234567' }] })).toEqual([
      '01234567',
    ]);
  });

  it('the issuer stands beside names of ones own alone', () => {
    const listed = { scheme: 'GB-CHC', value: '9999999', issuer: 'Somebody' };
    expect(said({ identifiers: [listed] })).toEqual(['identifiers.0.issuer identifier-invalid']);
  });
});

describe('numbers of other organisations', () => {
  it('are judged as its own', () => {
    const wrong = { scheme: 'DE-VAT', value: 'DE999999996' };
    expect(said({ parent: { name: 'A', identifiers: [wrong] } })).toEqual([
      'parent.identifiers.0.value identifier-invalid',
    ]);
    const numbers = [
      { scheme: 'DE-VAT', value: 'DE999999995' },
      { scheme: 'GB-UTR', value: '1234567890' },
    ];
    expect(said({ subsidiaries: [{ name: 'A' }, { name: 'B', identifiers: numbers }] })).toEqual([
      'subsidiaries.1.identifiers.1.scheme identifier-personal',
    ]);
  });
});
