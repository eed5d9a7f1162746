import { describe, expect, it } from 'vitest';
import { conditions } from '../../../src/checks/legal/conditions.ts';
import { type FactName, legalFacts } from '../../../src/checks/legal/facts.ts';
import { checkLegalNoticeFacts, dutyId, laws } from '../../../src/checks/legal/legal-facts.ts';
import type { Site } from '../../../src/content/site.ts';
import { type Problem, severityOf } from '../../../src/core/problem.ts';
import { exampleInput } from '../input.ts';
import { organisations, siteOfCompany, sources } from './organisations.ts';

function problemsOf(site: Site): Problem[] {
  const problems: Problem[] = [];
  checkLegalNoticeFacts({ ...exampleInput, site, sources }, (problem) => void problems.push(problem));
  return problems;
}

type Company = Site['company'];
const without =
  (...members: readonly (keyof Company)[]) =>
  (site: Site): Site => ({
    ...site,
    company: Object.fromEntries(
      Object.entries(site.company).filter(([name]) => !members.includes(name as keyof Company)),
    ) as unknown as Company,
  });
const withoutLegal =
  (member: keyof NonNullable<Company['legal']>) =>
  (site: Site): Site => ({
    ...site,
    company: { ...site.company, legal: { ...site.company.legal, [member]: undefined } },
  });
const withoutNumbers =
  (...schemes: readonly string[]) =>
  ({ company, ...site }: Site): Site => ({
    ...site,
    company: { ...company, identifiers: (company.identifiers ?? []).filter(({ scheme }) => !schemes.includes(scheme)) },
  });
const withoutRoutes = ({ company, ...site }: Site): Site => ({ ...site, company: { ...company, contactRoutes: [] } });
const withHost =
  (change: Partial<NonNullable<NonNullable<Company['legal']>['hostingProvider']>>) =>
  ({ company, ...site }: Site): Site => ({
    ...site,
    company: { ...company, legal: { ...company.legal, hostingProvider: { name: 'Hébergeur Exemple', ...change } } },
  });
const withoutRules = ({ company, ...site }: Site): Site => ({
  ...site,
  company: { ...company, legal: { ...company.legal, profession: { title: 'Architekt', country: 'DE', rules: [] } } },
});
const withoutPaidUp = ({ company, ...site }: Site): Site => ({
  ...site,
  company: { ...company, capital: { amount: '100', currency: 'GBP' } },
});

type Row = readonly [
  organisation: keyof typeof organisations,
  fact: string,
  remove: (site: Site) => Site,
  says: string[],
];

/** Facts that are removed, and the clauses that are then cited, no others. */
const rows: readonly Row[] = [
  ['GB', 'registration-place', without('jurisdiction'), ['SI 2015/17), reg. 25(2)(a)']],
  // Whoever has no number of the register is a company all the same, as its kind says.
  ['GB', 'register', withoutNumbers('GB-COH'), ['SI 2015/17), reg. 25(2)(b)', 'SI 2002/2013), reg. 6(1)(d)']],
  ['GB', 'address', without('registeredAddress'), ['SI 2015/17), reg. 25(2)(c)', 'SI 2002/2013), reg. 6(1)(b)']],
  ['GB', 'limited', withoutLegal('limited'), ['SI 2015/17), reg. 25(2)(d), (e)']],
  ['GB', 'paid-up-capital', withoutPaidUp, ['SI 2015/17), reg. 25(3)']],
  ['GB', 'chamber', withoutLegal('chamber'), ['SI 2002/2013), reg. 6(1)(f)(i)']],
  ['GB', 'professional-rules', withoutRules, ['SI 2002/2013), reg. 6(1)(f)(iii)']],
  ['GB', 'vat', withoutNumbers('GB-VAT'), ['SI 2002/2013), reg. 6(1)(g)']],
  ['GB', 'email', (site) => ({ ...site, contactEmail: '' }), ['SI 2002/2013), reg. 6(1)(c)']],
  ['Scotland', 'scottish-charity-number', withoutNumbers('GB-SC'), ['SSI 2007/203), on the home page, reg. 2(1)(a)']],
  ['DE', 'address', without('registeredAddress'), ['(DDG), Nr. 1']],
  ['DE', 'legal-form', without('legalForm'), ['(DDG), Nr. 1']],
  ['DE', 'representatives', withoutLegal('representatives'), ['(DDG), Nr. 1']],
  ['DE', 'email', (site) => ({ ...site, contactEmail: '' }), ['(DDG), Nr. 2']],
  ['DE', 'rapid-contact', withoutRoutes, ['(DDG), Nr. 2']],
  ['DE', 'register', withoutNumbers('DE-CR'), ['(DDG), Nr. 4', '(DDG), Nr. 4']],
  ['DE', 'chamber', withoutLegal('chamber'), ['(DDG), Nr. 5 a']],
  ['DE', 'professional-rules', withoutRules, ['(DDG), Nr. 5 c']],
  ['DE', 'vat', withoutNumbers('DE-VAT'), ['(DDG), Nr. 6']],
  ['AT', 'address', without('registeredAddress'), ['(ECG), Z 2', '(UGB), Abs. 1', '(MedienG), Abs. 5']],
  ['AT', 'legal-form', without('legalForm'), ['(UGB), Abs. 1']],
  ['AT', 'email', (site) => ({ ...site, contactEmail: '' }), ['(ECG), Z 3']],
  ['AT', 'rapid-contact', withoutRoutes, ['(ECG), Z 3']],
  ['AT', 'register', withoutNumbers('AT-FB'), ['(ECG), Z 4', '(ECG), Z 4', '(UGB), Abs. 1', '(UGB), Abs. 1']],
  ['AT', 'vat', withoutNumbers('AT-UID'), ['(ECG), Z 7']],
  ['FR', 'address', without('registeredAddress'), ['(LCEN), art. 1-1, I, 1° and 2°', 'R123-237, 3°']],
  ['FR', 'phone', withoutRoutes, ['(LCEN), art. 1-1, I, 1° and 2°']],
  [
    'FR',
    'register',
    withoutNumbers('FR-SIREN', 'FR-RCS'),
    ['(LCEN), art. 1-1, I, 2°', 'R123-237, 1°', 'R123-237, on the website'],
  ],
  ['FR', 'rcs-town', withoutNumbers('FR-RCS'), ['R123-237, on the website']],
  ['FR', 'capital', without('capital'), ['(LCEN), art. 1-1, I, 2°']],
  ['FR', 'publication-director', withoutLegal('publicationDirector'), ['(LCEN), art. 1-1, I, 3°']],
  ['FR', 'host', withoutLegal('hostingProvider'), ['(LCEN), art. 1-1, I, 4°']],
  ['FR', 'host-address', withHost({ phone: '+33199000001' }), ['(LCEN), art. 1-1, I, 4°']],
  ['FR', 'host-phone', withHost({ address: '2 rue de l’Exemple' }), ['(LCEN), art. 1-1, I, 4°']],
  ['FR', 'vat', withoutNumbers('FR-VAT'), ['(LCEN), art. 19']],
  ['FR', 'email', (site) => ({ ...site, contactEmail: '' }), ['(LCEN), art. 19']],
  ['IE', 'legal-form', without('legalForm'), ['SI 163/1973), on the home page']],
  ['IE', 'registration-place', without('jurisdiction'), ['SI 163/1973), on the home page']],
  ['IE', 'register', withoutNumbers('IE-CRO'), ['SI 163/1973), on the home page', 'SI 68/2003), reg. 7(1)(d)']],
  ['IE', 'address', without('registeredAddress'), ['SI 163/1973), on the home page', 'SI 68/2003), reg. 7(1)(b)']],
  ['IE', 'email', (site) => ({ ...site, contactEmail: '' }), ['SI 68/2003), reg. 7(1)(c)']],
  ['IE', 'vat', withoutNumbers('IE-VAT'), ['SI 68/2003), reg. 7(1)(g)']],
  [
    'NL',
    'address',
    without('registeredAddress'),
    ['2000/31/EC on electronic commerce, in the law of the member state, art. 5(1)(b)'],
  ],
  ['NL', 'rapid-contact', withoutRoutes, ['the member state, art. 5(1)(c)']],
  ['NL', 'register', withoutNumbers('NL-KVK'), ['the member state, art. 5(1)(d)']],
  ['NL', 'vat', withoutNumbers('NL-VAT'), ['the member state, art. 5(1)(g)']],
];

describe('legal-fact-missing', () => {
  it.each(Object.entries(organisations))(
    'an organisation that states everything is warned of nothing: %s',
    (_, site) => {
      expect(problemsOf(site)).toEqual([]);
    },
  );

  it.each(rows)('%s without %s', (organisation, _, remove, says) => {
    const problems = problemsOf(remove(organisations[organisation]));
    expect(problems.map(({ code }) => code)).toEqual(says.map(() => 'legal-fact-missing'));
    for (const [i, words] of says.entries()) expect(problems[i]?.message).toContain(words);
    for (const problem of problems) {
      expect(severityOf(problem)).toBe('warning');
      expect(problem.at).toMatchObject({ line: expect.any(Number) });
      expect(problem.hint).toMatch(/https:\/\/\S+ No legal advice: whether it applies is for you/);
    }
  });

  it('every fact that is warned of is taken away in some row', () => {
    const warned = new Set(laws.flatMap(({ duties }) => duties.flatMap(({ fact, only }) => (only ? [] : [fact]))));
    const tried = new Set(rows.map(([, fact]) => fact));
    // The schema wants a name; the court goes with the number; a charity has a kind or a charity number.
    const others: readonly FactName[] = ['name', 'register-court', 'charity'];
    expect([...warned].filter((fact) => !tried.has(fact)).sort()).toEqual([...others].sort());
  });

  it('a duty, or a whole law, that was looked at and does not apply is not told again', () => {
    const site = withoutNumbers('GB-VAT')(organisations.GB);
    for (const duty of ['gb-si-2002-2013/vat', 'gb-si-2002-2013'])
      expect(problemsOf({ ...site, dutiesNotApplicable: [{ duty, reason: 'Below the threshold.' }] })).toEqual([]);
    const other = { duty: 'gb-si-2015-17', reason: 'Another law.' };
    expect(problemsOf({ ...site, dutiesNotApplicable: [other] })).toHaveLength(1);
  });

  it('what names no duty is an error, with the nearest that there is', () => {
    const site = { ...organisations.GB, dutiesNotApplicable: [{ duty: 'gb-si-2002-2013/vta', reason: 'None.' }] };
    const [problem] = problemsOf(site);
    expect(problem).toMatchObject({ code: 'reference-unknown', field: 'dutiesNotApplicable[0].duty' });
    expect(problem?.hint).toBe('Did you mean "gb-si-2002-2013/vat"?');
  });

  it('nobody is warned where no country is stated, or no table knows it', () => {
    expect(problemsOf(siteOfCompany('en-GB', { kind: 'sole-trader' }))).toEqual([]);
    expect(problemsOf(siteOfCompany('ja', { jurisdiction: { name: '日本', country: 'JP' } }))).toEqual([]);
  });

  it('an ending of a name that says limited is seen, and others are not', () => {
    const named = (legalName: string) =>
      conditions['name-without-limited'].isMet(siteOfCompany('en-GB', { legalName }));
    for (const name of ['A Limited', 'A Ltd.', 'A PLC', 'A Cyf', 'A Cyfyngedig', 'A LLP', 'A (Unlimited)'])
      expect(named(name), name).toBe(false);
    for (const name of ['Limited Editions CIC', 'The Trust', 'Cyfarthfa']) expect(named(name), name).toBe(true);
  });

  it('a charity that is a company has the duties of both', () => {
    const { company, ...site } = organisations.Scotland;
    const both = { ...company, identifiers: [...(company.identifiers ?? []), { scheme: 'GB-COH', value: '99999999' }] };
    const facts = problemsOf({ ...site, company: both }).map(({ field }) => field);
    expect(facts).toEqual(['registeredAddress', 'legal.limited']);
  });
});

describe('the table of duties', () => {
  it('has an id and an official text for each', () => {
    const ids = laws.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const officials =
      /^https:\/\/(?:www\.legislation\.gov\.uk|www\.gesetze-im-internet\.de|www\.ris\.bka\.gv\.at|www\.legifrance\.gouv\.fr|www\.irishstatutebook\.ie|eur-lex\.europa\.eu)\//;
    expect(laws.filter(({ source }) => !officials.test(source))).toEqual([]);
  });

  // `npx vitest run tests/checks/legal/legal-facts.test.ts -u` writes the page.
  it('is the one that docs/pages/reference/legal-duties.md shows', async () => {
    const countries = new Intl.DisplayNames('en', { type: 'region' });
    const countryOf = ({ id }: { readonly id: string }) => id.slice(0, 2).toUpperCase();
    const nameOf = (law: (typeof laws)[number]) =>
      countryOf(law) === 'EU' ? 'Other states of the European Economic Area' : countries.of(countryOf(law));
    const shown = laws.flatMap((law, index) => [
      ...(index > 0 && countryOf(law) === countryOf(laws[index - 1]!) ? [] : [`## ${nameOf(law)}\n`]),
      `### [${law.name}](${law.source})\n`,
      '| Clause | Asks for | Kinds | Warned of | Id |\n|---|---|---|---|---|',
      ...law.duties.map((duty) => {
        const { words } = legalFacts[duty.fact];
        const when = duty.only
          ? `note: where ${duty.only}`
          : duty.when
            ? `where ${conditions[duty.when].words}`
            : 'yes';
        const kinds = (duty.kinds ?? law.kinds)?.join(', ') ?? 'all';
        return `| ${duty.clause} | ${words} | ${kinds} | ${when} | \`${dutyId(law, duty)}\` |`;
      }),
      '',
    ]);
    const text = `---
title: Legal duties
description: Provisions that ask websites for facts, by country, with clause, official text and the id of each duty.
updated: 2026-11-30
---

These provisions often apply to websites, as read on 2026-11-22. The table is no legal advice and not complete. [Publish a legal notice](../how-to/legal.md) explains how to use it. Rows marked as a note depend on facts that the content does not state; they cause no warning.

${shown.join('\n')}`;
    expect(text).not.toMatch(/\bcompliant\b/i);
    await expect(text).toMatchFileSnapshot('../../../docs/pages/reference/legal-duties.md');
  });
});

it('names the scheme of the country in the hint, or none', () => {
  const hintsIn = (country: string) => {
    const { NL } = organisations;
    const company = { ...NL.company, jurisdiction: { name: country, country }, identifiers: [] };
    return problemsOf({ ...NL, company } as Site).map(({ hint }) => hint?.match(/scheme: '(.*?)'/)?.[1]);
  };
  expect(hintsIn('NL')).toEqual(expect.arrayContaining(['NL-KVK', 'NL-VAT']));
  expect(hintsIn('DK').filter((code) => code !== undefined && !code.startsWith('DK-') && code !== '…')).toEqual([]);
});

it('knows Scotland by the number of a charity alone', () => {
  const { jurisdiction: _, ...company } = organisations.GB.company;
  const isMet = (scheme: string, value: string) =>
    conditions['in-scotland'].isMet({ ...organisations.GB, company: { ...company, identifiers: [{ scheme, value }] } });
  expect([isMet('GB-SC', 'SC098765'), isMet('GB-COH', '99999998')]).toEqual([true, false]);
});
