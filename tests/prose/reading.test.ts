import { describe, expect, it } from 'vitest';
import { findStandards } from '../../src/prose/facts/certificates.ts';
import { collectOwnFacts } from '../../src/prose/facts/own-facts.ts';
import { prepareFacts, removeLegalForm } from '../../src/prose/prepared-facts.ts';
import { listProseTexts } from '../../src/prose/read/prose-texts.ts';
import { maskQuotations, splitMarkdownUnits, splitSentences } from '../../src/prose/read/units.ts';
import { sentences } from './sentences.ts';
import { siteOf } from './site-of.ts';
import { worldOf } from './world.ts';

const folders = ['charity', 'gmbh', 'manufacturer', 'small'].map((name) => `tests/fixtures/${name}/`);
const golden = (name: string, value: unknown) =>
  expect(`${JSON.stringify(value, null, 1)}\n`).toMatchFileSnapshot(`./texts/${name}.txt`);
const nameOf = (folder: string) => folder.split('/').at(-2) ?? '';

/** Maps and sets as lists, in one order. */
const plain = (_: string, value: unknown) =>
  value instanceof Map ? [...value] : value instanceof Set ? [...value].sort() : value;

describe('what a site says of itself', () => {
  it.each(folders)('its facts: %s', async (folder) => {
    const { site, sources } = siteOf(folder);
    const facts = [site, ...(site.translations ?? [])].map((each) => collectOwnFacts(each, sources));
    await expect(`${JSON.stringify(facts, plain, 1)}\n`).toMatchFileSnapshot(`./facts/${nameOf(folder)}.txt`);
  });

  it.each(['tests/fixtures/gmbh/', 'tests/fixtures/charity/'])('its texts: %s', async (folder) => {
    const { site, sources } = siteOf(folder);
    const lines = [...listProseTexts(sources, site.language)].map(({ language, raw, isFilled, units, positionAt }) => {
      const { file, line, col } = positionAt(0);
      const kinds = [...new Set(units().map(({ kind }) => kind))].join(' ');
      return `${file}:${line}:${col} ${language} ${isFilled ? 'filled ' : ''}${kinds}: ${JSON.stringify(raw.slice(0, 60))}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./texts/${nameOf(folder)}.txt`);
  });
});

describe('the units of a text', () => {
  it('each with its place', async () => {
    const texts = [...new Set([...(sentences.reading ?? []), ...(sentences.hours ?? [])].map(([, text]) => text))];
    const lines = texts.flatMap((text) => [
      JSON.stringify(text),
      ...splitMarkdownUnits(text).map(({ kind, text: said, context, heads, references, links, range }) => {
        const { start, end } = range(0, said.length);
        const more = [heads, references, links]
          .map((each) => (each.length > 0 ? ` ${JSON.stringify(each)}` : ''))
          .join('');
        return `    ${start}-${end} ${kind}: ${JSON.stringify(said)} in ${JSON.stringify(context)}${more}`;
      }),
    ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./texts/units.txt');
  });

  it('extensions of Markdown are said by us, at their places', () => {
    const raw = [
      '> [!NOTE]\n> We have two sites[^1].',
      '[^1]: We have three sites.',
      'Sites\n: We have four sites.',
      '<details>\n<summary>Five sites</summary>\n\n## Six sites {#six}\n\n</details>',
      '> We have seven sites.',
    ].join('\n\n');
    const units = splitMarkdownUnits(raw);
    expect(units.map(({ text }) => text.trim().replace(/\s+/g, ' '))).toEqual([
      'We have two sites.',
      'We have three sites.',
      'Sites We have four sites.',
      'Five sites',
      'Six sites',
    ]);
    const { start, end } = units[1]?.range(0, units[1].text.length) ?? { start: 0, end: 0 };
    expect(raw.slice(start, end).trim()).toBe('We have three sites.');
  });

  it('sentences', async () => {
    const texts = [
      'One. Two! Three? Four… Five',
      'Nr. 5 is e.g. here. Tel. 0. Mr. X. | End.',
      'On 14. June. It was 9. bis 12. | We left on 5. | We stayed.',
      'He said "Yes." | Then he left. then not.',
      'A point.Without space. | (Brackets.) | „Quotes.“ | 12 is a number. | + too.',
      '日本。| 語！| です？| x',
      'Dr. J. Smith came. | The 5. | The end.',
    ];
    // A bar is a place where one ends.
    const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
    await golden(
      'sentences',
      texts.map((text) => cut(text.replaceAll(' | ', ' '))),
    );
  });

  it('quotations are silent', () => {
    const texts = ['a "bc" d', 'a “bc” d', 'a „bc“ d', 'a „bc” d', 'a «bc» d', 'a »bc« d', 'a "b" d', 'a "bc d', 'abc'];
    expect(texts.map((text) => maskQuotations(text).replaceAll('\ufffc', '.'))).toEqual([
      'a .... d',
      'a .... d',
      'a .... d',
      'a .... d',
      'a .... d',
      'a .... d',
      'a "b" d',
      'a "bc d',
      'abc',
    ]);
  });
});

describe('names', () => {
  it('of standards', async () => {
    const text =
      'ISO 27001, ISO/IEC 27001:2022, DIN EN ISO 9001, DIN EN ISO/IEC 17025, EN 9100, DIN 1234, IATF 16949, SOC 2, SOC 23, SOC1, Cyber Essentials, Cyber-Essentials Plus, PCI DSS, TISAX, HIPAA, DCB0129, DCB 0160, DTAC, DSPT, WCAG 2.2, UK GDPR, GDPR, DSGVO, VDA 6.3, BSI C5, NIS2, B Corp, FSC, Fairtrade, CE mark, CE-Kennzeichen, CE, EMAS, ISO 1, XISO 27001, FSCx, IEC/TS 62443-4, ISO 14001-1';
    await golden(
      'standards',
      findStandards(text).map(({ key, start, end }) => `${text.slice(start, end)} = ${key}`),
    );
  });

  it('many have in common', () => {
    const many =
      'limited company holding service services solution solutions system systems software foundation example international gesellschaft verein stiftung kleine pumpen digital technology technologies consulting partner partners energy health technik lantern';
    const base = worldOf('').facts;
    const rare = (text: string) => prepareFacts({ ...base, names: [{ text, at: '' }] }).rare;
    expect(many.split(' ').flatMap(rare)).toEqual([]);
    expect(['rowans', 'rowan', 'solutionsx', 'xlimited', '見本精機株式会社'].flatMap(rare)).toEqual([
      'rowans',
      'solutionsx',
      'xlimited',
    ]);
  });

  it('of licences without an identifier', () => {
    const { site, sources } = siteOf('tests/fixtures/small/');
    const spdx = (name: string) =>
      collectOwnFacts({ ...site, dataLicense: { name, url: '' } } as typeof site, sources).licence;
    expect(['CC0 1.0', 'cc0', 'Own licence CC0'].map((name) => [spdx(name).spdx, spdx(name).text])).toEqual([
      ['CC0-1.0', 'CC0 1.0'],
      ['CC0-1.0', 'cc0'],
      ['', 'Own licence CC0'],
    ]);
  });

  it('without their form', () => {
    expect(
      [
        'The Rowan Trust',
        'Rowan Ltd.',
        'Rowan, Inc.',
        'Rowan GmbH & Co. KG',
        'Rowan GmbH & Co. KGaA',
        '„Rowan“ e. V.',
        'Rowan AG',
        'Rowan',
        'Rowan Limited Partners',
        'Rowan S.p.A.',
        'Rowan Co., Ltd.',
      ].map(removeLegalForm),
    ).toEqual([
      'Rowan Trust',
      'Rowan',
      'Rowan',
      'Rowan',
      'Rowan',
      'Rowan',
      'Rowan',
      'Rowan',
      'Rowan Limited Partners',
      'Rowan',
      'Rowan',
    ]);
  });

  it('are known however they are written, and words that many have are none', () => {
    const base = worldOf('').facts;
    const named = (...texts: string[]) => prepareFacts({ ...base, names: texts.map((text) => ({ text, at: '' })) });
    const world = named('Rowan-Mill Voice Limited', 'Oakwood Lanterns');
    expect(
      [
        'Rowan Mill Voice',
        'rowan-mill voice',
        'RowanMill-Voice',
        "Rowan-Mill Voice's",
        'Oakwood Lanterns',
        'Lanterns',
        'Rowan',
        'Voice',
        'xRowan-Mill Voice',
      ].filter((text) => world.isNamed(text)),
    ).toEqual([
      'Rowan Mill Voice',
      'rowan-mill voice',
      'RowanMill-Voice',
      "Rowan-Mill Voice's",
      'Oakwood Lanterns',
      'Lanterns',
    ]);
    expect(world.rare).toEqual(['oakwood', 'lanterns']);
    expect(named('The Solutions Group Technology Werke Services Ab Consulting Trust').rare).toEqual([]);
    expect(
      [
        'Muster GmbH is first',
        `${'x '.repeat(40)}Muster GmbH`,
        'Oakwood GmbH',
        'Oakwod GmbH',
        'Rowan-Mill Voice GmbH',
        'nobody',
      ].map((text) => world.isOtherNamed(text, 0)),
    ).toEqual([true, false, false, false, false, false]);
    expect(named().isNamed('Rowan')).toBe(false);
  });
});
