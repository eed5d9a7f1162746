import { existsSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { importWebsite } from '../../../src/setup/import/import-website.ts';
import { built } from '../../support/init-site.ts';
import { runs } from '../../support/runs.ts';
import { british, drafted, type Files, french, german, inFolder, page, today } from './samples.ts';

const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const home = (head: string, body = '<h1>Zeta</h1>', more: Files = {}): Files => ({
  'index.html': page('en-GB', 'Zeta', body, `<link rel="canonical" href="https://zeta.example/">\n${head}`),
  ...more,
});
const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': 'https://zeta.example/#organization',
  name: 'Zeta',
  legalName: 'Zeta Ltd',
};
/** A page that names no country. */
const abroad = (head: string): Files => ({ 'index.html': page('en', 'Zeta', '<h1>Zeta</h1>', head) });
const imprint = (body: string): Files => ({ ...german, 'impressum/index.html': page('de-DE', 'Impressum', body) });

describe('what is ambiguous is missing, and a note names both places', () => {
  it('two legal names', () => {
    const { company, notes } = drafted(
      imprint('<p>Alpha GmbH<br>Weg 1<br>00815 Lindental</p>\n<p>Beta GmbH<br>Weg 2<br>00816 Lindental</p>'),
    );
    expect(company).toMatch(/legalName: '⟪/);
    expect(company).not.toContain('streetAddress');
    expect(notes.join('\n')).toMatch(
      /impressum\/index\.html:11 the legal name: .*:11 says "Alpha GmbH", .*:12 says "Beta GmbH": which is true\?/,
    );
  });

  it('two organisations of which the site could be that of either', () => {
    const { company, notes } = drafted(
      home(
        ld([
          { '@type': 'Organization', name: 'Alpha Ltd' },
          { '@type': 'Organization', name: 'Beta Ltd' },
        ]),
      ),
    );
    expect(company).toMatch(/legalName: '⟪/);
    expect(notes.join('\n')).toMatch(/several organisations are described/);
  });

  it('two telephone numbers, two mailboxes', () => {
    const { company, site } = drafted(
      imprint(
        '<p>Zeta GmbH</p><p>Telefon: 030 23125042</p><p>Telefon: 030 23125041</p><p>a@zeta.example, b@zeta.example</p>',
      ),
    );
    expect(company).not.toContain('phone');
    expect(site).toMatch(/contactEmail: '⟪/);
  });

  it('an address of no country, hours of no time zone, a place without a whole address', () => {
    const { company, notes } = drafted(
      abroad(
        ld({
          ...organisation,
          address: { streetAddress: '1 Way', addressLocality: 'Town', addressCountry: 'Narnia' },
          location: { '@type': 'Place', name: 'Shop', address: { addressCountry: 'US' } },
          openingHours: 'Mo-Fr 09:00-17:00',
        }),
      ),
    );
    expect(company).not.toContain('1 Way');
    expect(company).not.toContain('openingHours');
    expect(company).not.toContain('locations');
    expect(notes.join('\n')).toContain('the time zone does not follow from the country');
  });

  it('what JSON-LD and imprint say otherwise stands as JSON-LD has it, and is told', () => {
    const { company, notes } = drafted({
      ...german,
      'index.html': page(
        'de-DE',
        'X',
        '<h1>X</h1>',
        `<link rel="canonical" href="https://x.example/">\n${ld({ ...organisation, '@id': 'x', name: 'Muster', legalName: 'Muster AG' })}`,
      ),
    });
    expect(company).toContain("legalName: 'Muster AG'");
    expect(notes.join('\n')).toMatch(/impressum\/index\.html:13 says "Muster Maschinenbau GmbH", and not "Muster AG"/);
  });
});

it('numbers whose check digits are wrong, and those of persons, are left out and told', () => {
  const { company, notes } = drafted(
    imprint('<p>Zeta GmbH</p><p>USt-IdNr.: DE123456789</p><p>HRB 815, Amtsgericht Lindental</p>'),
  );
  expect(company).not.toContain('DE123456789');
  expect(company).toContain("{ scheme: 'DE-CR', value: 'HRB 815', court: 'Amtsgericht Lindental' }");
  expect(notes.join('\n')).toMatch(/impressum\/index\.html:11 DE-VAT was left out/);
});

describe('hostile pages give notes and no crash, and nothing of them runs', () => {
  const text = (length: number) => 'x'.repeat(length);
  const cases: readonly (readonly [string, Files, RegExp?])[] = [
    [
      'JSON-LD that is none',
      home('<script type="application/ld+json">{"@type": "Organization", }</script>'),
      /index\.html:7 JSON-LD was left out/,
    ],
    [
      'JSON-LD with a program',
      home('<script type="application/ld+json">process.exit(1)</script>'),
      /JSON-LD was left out/,
    ],
    [
      'JSON-LD as deep as it gets',
      home(`<script type="application/ld+json">${'['.repeat(5000)}</script>`),
      /JSON-LD was left out/,
    ],
    [
      'JSON-LD that is enormous',
      home(`<script type="application/ld+json">"${text(1_100_000)}"</script>`),
      /more than a million/,
    ],
    [
      'many things',
      home(ld(Array.from({ length: 6000 }, (_, i) => ({ '@type': 'Thing', name: String(i) })))),
      /more than 5000 things/,
    ],
    [
      'a prototype',
      home(
        '<script type="application/ld+json">{"@type":"Organization","__proto__":{"legalName":"X Ltd"},"constructor":"y"}</script>',
      ),
    ],
    [
      'texts that would end a comment or a text',
      home(ld({ ...organisation, legalName: "Zeta'; process.exit(1) //\u2028 Ltd", description: '`$' + '{1}` */ \\' })),
    ],
    ['texts that hide something', home(ld({ ...organisation, legalName: 'Zeta\u202e Ltd' }))],
    [
      'a fact, a placeholder',
      home(ld({ ...organisation, legalName: '{{company.summary}} Ltd', description: '⟪mine⟫' })),
    ],
    [
      'values of other kinds',
      home(
        ld({
          ...organisation,
          legalName: { a: [1, null, true] },
          address: 5,
          identifier: [null, {}],
          sameAs: ['javascript:alert(1)', 'http://x.example', 7],
          foundingDate: 'soon',
          telephone: ['x'],
          contactPoint: 'y',
        }),
      ),
    ],
    ['tags that never end', home('', `<div><p><b>${'<i><table>'.repeat(200)}<!-- `)],
    [
      'elements as deep as it gets',
      home('', '', { 'deep.html': '<div>'.repeat(20_000) }),
      /deep\.html:1 the page is nested too deeply/,
    ],
    [
      'a tag of endless attributes, and a page of tags that never close',
      home('', '', {
        'wide.html': `<a ${Array.from({ length: 400_000 }, (_, i) => `a${i}`).join(' ')}>`,
        'open.html': '<a'.repeat(1_000_000),
        'quotes.html': `<a ${'b="'.repeat(500_000)}`,
      }),
      /wide\.html:1 the page is nested/,
    ],
    ['a long line', home('', `<footer><p>${text(300_000)} HRB 1 </p></footer>`)],
    [
      'a long line of digits',
      home('', `<footer><p>VAT ${'DE 1'.repeat(20_000)} company number ${'1 '.repeat(20_000)}</p></footer>`),
    ],
    ['bytes that are no UTF-8', { 'index.html': new Uint8Array([60, 112, 62, 0xff, 0xfe, 0xe4, 60, 47, 112, 62]) }],
    ['an empty page', { 'index.html': '' }],
  ];

  it.each(cases.map(([name, files, note = /./]) => [name, files, note] as const))('%s', (_, files, note) => {
    const { site, company, notes, files: all } = drafted(files);
    expect(notes.join('\n')).toMatch(note);
    const problems: unknown[] = [];
    for (const [file, text] of [
      ['content/site.ts', site],
      ['content/company.ts', company],
    ] as const)
      expect(parseLiteralModule(file, text, (problem) => problems.push(problem))).toBeDefined();
    expect(problems).toEqual([]);
    const wrong = built(all).problems.filter(
      ({ code }) => !['placeholder-left', 'value-unconfirmed', 'legal-fact-missing', 'base-url-invalid'].includes(code),
    );
    expect(wrong).toEqual([]);
  });

  it('a file whose name is a program', () => {
    const { company } = drafted({
      ...german,
      'impressum/index.html': '',
      'impressum/a};process.exit(1);/*.html': german['impressum/index.html'] ?? '',
    });
    expect(company).toContain("legalName: 'Muster Maschinenbau GmbH'");
    expect(company.split('\n').filter((line) => line.startsWith('};'))).toEqual([]);
    expect(parseLiteralModule('content/company.ts', company, () => {})).toBeDefined();
  });

  it('a folder without a page', () => {
    expect(() => inFolder({ 'a.txt': 'x' }, (dir) => importWebsite(dir, {}, today))).toThrow('There is no HTML in');
    expect(() => drafted({ 'index.html': '<div>'.repeat(20_000) })).toThrow(
      'index.html:1 the page is nested too deeply',
    );
  });
});

it('whatever becomes of a page, the draft can be read and checked', () => {
  const pages = [german, british, french].flatMap((files) => Object.values(files).map(String));
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '</p>',
      '<b>',
      '<footer>',
      '{',
      '}',
      '\\u2028',
      '\u0000',
      'GmbH',
      'HRB 1',
      'USt-IdNr.: DE',
      '⟪',
      '{{',
      '*/',
      '//',
      '`',
    ),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
  );
  const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(60), put: piece });
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.constantFrom(...pages),
      fc.array(change, { maxLength: 12 }),
      (first, second, changes) => {
        const changed = changes.reduce((text, { at, cut, put }) => {
          const start = Math.floor(at * text.length);
          return text.slice(0, start) + put + text.slice(start + cut);
        }, first);
        const { site, company } = drafted({ 'index.html': changed, 'impressum/index.html': second });
        for (const text of [site, company]) {
          const problems: unknown[] = [];
          expect(parseLiteralModule('content/x.ts', text, (problem) => problems.push(problem))).toBeDefined();
          expect(problems).toEqual([]);
        }
      },
    ),
    { numRuns: runs(40) },
  );
});

it('an import writes nothing to what it reads', () => {
  inFolder(german, (dir) => {
    const before = readdirSync(dir, { recursive: true }).sort();
    importWebsite(dir, {}, today);
    expect(readdirSync(dir, { recursive: true }).sort()).toEqual(before);
    expect(existsSync(`${dir}/content`)).toBe(false);
  });
});
