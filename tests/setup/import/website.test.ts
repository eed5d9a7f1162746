import { describe, expect, it } from 'vitest';
import { severityOf } from '../../../src/core/problem.ts';
import { parseImportedPage } from '../../../src/setup/import/html/imported-page.ts';
import { countPlaceholders } from '../../../src/setup/init/render-organisation.ts';
import { built } from '../../support/init-site.ts';
import { british, drafted, type Files, french, german, page } from './samples.ts';

/** Problems that a draft may have: missing facts, unconfirmed ones, and what laws ask for besides. */
const expected = new Set(['placeholder-left', 'value-unconfirmed', 'legal-fact-missing']);

describe('a German imprint without data for programs', () => {
  const { site, company } = drafted(german);

  it('gives names, address, numbers and court, each with its line', () => {
    expect(company).toContain(`  // from impressum/index.html:13, unconfirmed
  legalName: 'Muster Maschinenbau GmbH',
`);
    expect(company).toContain(`    // from impressum/index.html:25, unconfirmed
    { scheme: 'DE-CR', value: 'HRB 815', court: 'Amtsgericht Lindental' },
    // from impressum/index.html:28, unconfirmed
    { scheme: 'DE-VAT', value: 'DE 999 999 995' },
`);
    expect(company).toContain(`  registeredAddress: {
    // from impressum/index.html:14, unconfirmed
    streetAddress: ['Musterstraße 12'],
    // from impressum/index.html:15, unconfirmed
    locality: 'Lindental',
    // from impressum/index.html:15, unconfirmed
    postalCode: '00815',
    // from impressum/index.html:15, unconfirmed
    country: 'DE',
  },
`);
    expect(company).toContain("jurisdiction: { name: 'Deutschland', country: 'DE' }");
    expect(company).toContain("representatives: [{ name: 'Erika Mustermann' }, { name: 'Max Mustermann' }]");
    expect(site).toContain(`  // from index.html:8, unconfirmed
  baseUrl: 'https://muster-maschinenbau.example',
`);
    expect(site).toContain("language: 'de-DE'");
    expect(site).toContain("contactEmail: 'info@muster-maschinenbau.example'");
  });

  it('takes the telephone, no fax, and nothing of whoever made the website', () => {
    expect(company).toContain("phone: '+493023125042'");
    expect(company).not.toContain('25043');
    expect(company).not.toContain('25099');
    expect(company).not.toContain('Fremde');
    expect(company).not.toContain('Anderswo');
  });
});

it('a British company, with a table and a footer', () => {
  const { site, company } = drafted(british);
  expect(company).toContain("legalName: 'Example Kilns Limited'");
  expect(company).toContain(
    "    // from legal-notice.html:13, unconfirmed\n    { scheme: 'GB-COH', value: '99999999' },",
  );
  expect(company).toContain("{ scheme: 'GB-VAT', value: 'GB999999973' }");
  expect(company).toContain(
    "  // from legal-notice.html:12, unconfirmed\n  jurisdiction: { name: 'England and Wales', country: 'GB' }",
  );
  expect(company).toContain("streetAddress: ['Unit 3', '12 Pottery Lane']");
  expect(company).toContain("phone: '+442079460142'");
  expect(company).toContain("sameAs: ['https://www.linkedin.com/company/example-kilns/']");
  // Nobody calls it anything else.
  expect(site).toContain("name: 'Example Kilns Limited'");
});

it('French mentions légales, without the host of the site', () => {
  const { company, site } = drafted(french);
  expect(company).toContain("legalName: 'Exemple Fours SAS'");
  expect(company).toContain("{ scheme: 'FR-SIREN', value: '999 999 998' }");
  expect(company).toContain("{ scheme: 'FR-VAT', value: 'FR11 999 999 998' }");
  expect(company).toContain("locality: 'Paris',");
  expect(company).toContain("legal: { publicationDirector: 'Jeanne Exemple' }");
  expect(company).not.toMatch(/Hébergement|Roubaix|Serveurs/);
  expect(site).toContain("language: 'fr'");
});

describe.each([
  ['German', german],
  ['British', british],
  ['French', french],
] as const)('the %s draft', (_, files: Files) => {
  it('leaves at most 10 values missing, and is content of which nothing else is wrong', () => {
    const { files: content } = drafted(files);
    expect(countPlaceholders(Object.values(content))).toBeLessThanOrEqual(10);
    const { problems } = built(content);
    expect(problems.filter(({ code }) => !expected.has(code))).toEqual([]);
    expect(problems.some(({ code }) => code === 'value-unconfirmed')).toBe(true);
  });

  it('leaves the licence of the data to whoever owns them', () => {
    const { site } = drafted(files);
    expect(site).toMatch(/dataLicense: \{ name: '⟪[^⟫]+⟫', url: '⟪[^⟫]+⟫' \}/);
    expect(site).not.toMatch(/creativecommons|spdx: /);
    expect(site).toContain(
      '  // Under which licence others may use the facts of the API. Your decision; there is no default.',
    );
  });

  it('is shown by a preview, which warns of both marks', () => {
    const { files: content } = drafted(files);
    const { release, problems } = built(content, { preview: true, placeholders: true });
    expect(problems.filter((problem) => severityOf(problem) === 'error')).toEqual([]);
    expect(release).toBeDefined();
    const codes = new Set(problems.map(({ code }) => code));
    expect(codes).toContain('placeholder-shown');
    expect(codes).toContain('value-unconfirmed');
  });
});

it('what people say of the organisation counts before its website', () => {
  const { site, company } = drafted(german, {
    kind: 'cooperative',
    country: 'AT',
    language: 'de-AT',
    name: 'Anders',
    baseUrl: 'https://fakten.example',
  });
  expect(site).toContain("baseUrl: 'https://fakten.example'");
  expect(site).toContain("language: 'de-AT'");
  expect(site).toContain("name: 'Anders'");
  expect(company).toContain("kind: 'cooperative'");
  expect(company).toContain("website: 'https://muster-maschinenbau.example'");
});

it.each([
  ['12 m<sup>3</sup>, 10<sup>-3</sup>, CO<sub>2</sub>', '12 m³, 10⁻³, CO₂'],
  ['3<sup>1</sup>⁄<sub>2</sub> hours', '3½ hours'],
  ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac><msup><mi>v</mi><mn>2</mn></msup></math>', '½v²'],
  ['<ruby>東京<rt>とうきょう</rt></ruby>', '東京(とうきょう)'],
  ['Call <del>030 23125041</del> <ins>030 23125042</ins>', 'Call 030 23125042'],
  [
    '<abbr title="Monday">Mon</abbr>–<abbr title="Friday">Fri</abbr> <time datetime="2026-11-22">9 am</time>',
    'Mon–Fri 9 am',
  ],
  ['<q>Good</q>, <meter value="0.9"></meter>', '"Good", 90 %'],
])('a line of a page says the same as the page: %s', (html, text) => {
  const read = parseImportedPage('index.html', `<body>\n<p>${html}</p>`, () => {});
  expect(read?.lines.map((line) => [line.text, line.lineAt(0)])).toEqual([[text, 2]]);
});

it('signs of Windows-1252 are in what is drafted', () => {
  const head = '<meta name="description" content="Pumpen \x80 12 \x96 15, \x84leise\x93.">';
  const home = page('de', 'Muster', '<h1>Muster</h1>', head).replace('utf-8', 'iso-8859-1');
  const { site } = drafted({ ...german, 'index.html': Buffer.from(home, 'latin1') });
  expect(site).toContain('Pumpen € 12 – 15, „leise“.');
});
