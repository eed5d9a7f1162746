import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { afterEach, describe, expect, it } from 'vitest';
import { organisationKindNames } from '../../../src/content/organisation-kinds.ts';
import { countryCodes } from '../../../src/core/country-codes.ts';
import { severityOf } from '../../../src/core/problem.ts';
import { languageCodes } from '../../../src/language/language.ts';
import { languageByTag } from '../../../src/language/language-by-tag.ts';
import { translate } from '../../../src/language/translate.ts';
import { addRegion, initQuestions } from '../../../src/setup/init/init-questions.ts';
import {
  type NewOrganisation,
  type OptionalPart,
  optionalPartNames,
} from '../../../src/setup/init/new-organisation.ts';
import { countPlaceholders, renderOrganisation } from '../../../src/setup/init/render-organisation.ts';
import { findUsedFolders, writeNewFiles } from '../../../src/setup/init/write-new-files.ts';
import { built, builtNew, filled, organisation } from '../../support/init-site.ts';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';

const countries = ['GB', 'DE', 'AT', 'FR', 'IE', 'US', 'JP', 'JO', 'IT', 'PL', 'BR', 'NL', 'ES', 'CH'];
const everything: ReadonlySet<OptionalPart> = new Set(optionalPartNames);

/** Every organisation of the lists. */
const all = organisationKindNames.flatMap((kind) =>
  languageCodes.flatMap((code) =>
    countries.map((country) => organisation({ kind, country, language: addRegion(code, country) })),
  ),
);

/** Some organisations of each kind, each language and each country, whatever is drawn. */
function sample(): NewOrganisation[] {
  // No list is a multiple of three: of each kind, language and country some have everything.
  if (thoroughness === 3) return all.map((each, i) => (i % 3 === 1 ? { ...each, has: everything } : each));
  const below = seeded(Number(process.env.SEED ?? 1));
  const pick = <T>(list: readonly T[], i: number, drawn: number) => list[(i + drawn) % list.length]!;
  const drawn = [below(10), below(10), below(14)] as const;
  return Array.from({ length: thoroughness === 2 ? 28 : 14 }, (_, i) => {
    const country = pick(countries, i, drawn[2]);
    return organisation({
      kind: pick(organisationKindNames, i + Math.floor(i / 10), drawn[0]),
      country,
      language: addRegion(pick(languageCodes, i * 3, drawn[1]), country),
      ...(i % 2 === 1 && { has: everything }),
    });
  });
}

const name = ({ kind, country, language, has }: NewOrganisation) =>
  `${kind} in ${country} (${language})${has.size > 0 ? ' with everything' : ''}`;

/** Where each placeholder of the files stands: `file:line:col`, as editors count. */
function placesIn(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => {
      const isMarkdown = file.endsWith('.md');
      // A value is named by where it begins: that of a text in quotes is at its quote.
      return [...line.matchAll(/['"]?(?:mailto:)?⟪[^⟫…]+⟫/g)].map(
        ({ 0: found, index }) =>
          `${file}:${i + 1}:${index + 1 + (isMarkdown && !/^[a-z]+: /.test(line) ? found.indexOf('⟪') : 0)}`,
      );
    }),
  );
}

describe('what init writes', () => {
  it.each(sample().map((each) => [name(each), each] as const))('%s', (_name, each) => {
    const files = renderOrganisation(each);
    // Japanese titles need a font of the site, with placeholders too.
    const problems = built(files).problems.filter(({ code }) => code !== 'share-picture-left-out');
    const told = problems.map((problem) => {
      const at = problem.at;
      return `${at?.file}:${at && 'line' in at ? `${at.line}:${at.col}` : ''}`;
    });
    // Exactly the placeholders, each at its place, and nothing else.
    expect(problems.filter(({ code }) => code !== 'placeholder-left')).toEqual([]);
    expect(told.sort()).toEqual(placesIn(files).sort());
    // Filled in, it is a site without a problem.
    const site = built(filled(files, each));
    // Japanese has no font here: a warning, with what to do (docs/pages/problems/share-picture-left-out.md).
    const expected = each.language.startsWith('ja') ? ['share-picture-left-out'] : [];
    // Facts that laws ask for besides, are for the organisation to state or to settle (docs/pages/how-to/legal.md).
    const others = site.problems.filter(({ code }) => code !== 'legal-fact-missing');
    expect([...new Set(others.map(({ code }) => code))]).toEqual(expected);
    expect(site.problems.filter((problem) => severityOf(problem) === 'error')).toEqual([]);
    expect(site.release?.files.size).toBeGreaterThan(25);
  });

  it('leaves at most 17 placeholders for every kind in every country, and fewer for a sole trader', () => {
    for (const kind of organisationKindNames)
      for (const country of countryCodes) {
        const count = countPlaceholders(Object.values(renderOrganisation(organisation({ kind, country }))));
        expect(count, `${kind} in ${country}`).toBeLessThanOrEqual(kind === 'sole-trader' ? 11 : 17);
        expect(count).toBeGreaterThan(6);
      }
  });

  it('writes the modules that are wanted, and no other', () => {
    const filesWith = (...has: OptionalPart[]) => Object.keys(renderOrganisation(organisation({ has: new Set(has) })));
    const least = filesWith();
    expect(least).toEqual([
      'content/site.ts',
      'content/company.ts',
      'content/README.md',
      'content/pages/home.md',
      'content/pages/privacy.md',
      'content/pages/terms.md',
      'public/.gitkeep',
    ]);
    const more = (...has: OptionalPart[]) => filesWith(...has).filter((file) => !least.includes(file));
    expect(more('solutions')).toEqual(['content/solutions.ts']);
    expect(more('industries')).toEqual(['content/industries.ts']);
    expect(more('access')).toEqual(['content/access.ts']);
    expect(more('questions')).toEqual(['content/faq/first-question.md']);
    expect(more('facts')).toEqual(['content/facts/notices.ts']);
    const company = (...has: OptionalPart[]) =>
      renderOrganisation(organisation({ has: new Set(has) }))['content/company.ts']!;
    for (const [has, member] of [
      ['contact', 'contactRoutes'],
      ['hours', 'openingHours'],
      ['products', 'products'],
    ] as const) {
      expect(company(has)).toContain(`  ${member}: `);
      expect(company()).not.toContain(member);
    }
  });

  it('chooses no licence, and offers every kind of access to a product', () => {
    const files = renderOrganisation(organisation({ has: everything }));
    expect(
      Object.values(files)
        .join('\n')
        .replace(/\/\/.*/g, ''),
    ).not.toMatch(/CC[- ]?(?:BY|0)|Creative Commons/i);
    expect(files['content/site.ts']).toContain("name: '⟪Data licence⟫'");
    expect(files['content/company.ts']).toContain('public / gated / sold');
    const sold = filled(files, organisation())['content/company.ts']?.replace("access: 'public'", "access: 'sold'");
    const { problems } = built({ ...filled(files, organisation()), 'content/company.ts': sold ?? '' });
    expect(problems.filter((problem) => severityOf(problem) === 'error')).toEqual([]);
  });

  it.each([
    ['company', 'DE', `{ scheme: 'DE-CR', value: '⟪Handelsregister⟫', court: '⟪Registergericht⟫' }`],
    ['company', 'AT', `scheme: 'AT-FB'`],
    ['company', 'FR', `scheme: 'FR-SIREN'`],
    ['company', 'JP', `{ scheme: 'JP-JCN', value: '⟪法人番号⟫' }`],
    ['company', 'GB', `scheme: 'GB-COH'`],
    [
      'company',
      'US',
      `scheme: 'other', name: 'Registration number', value: '⟪Registration number⟫', issuer: '⟪Register⟫', primary: true`,
    ],
    ['cooperative', 'GB', `scheme: 'GB-MPR'`],
    ['charity', 'GB', `scheme: 'GB-CHC'`],
    ['charity', 'IE', `scheme: 'IE-CHY'`],
    ['charity', 'PL', `scheme: 'other'`],
    ['public-body', 'DE', undefined],
    ['university', 'GB', undefined],
    ['sole-trader', 'DE', undefined],
  ] as const)('a %s in %s has the number that it needs there', (kind, country, expected) => {
    const [language] = [initQuestions.find(({ flag }) => flag === 'language')!.or!({ country })];
    const text = renderOrganisation(organisation({ kind, country, language }))['content/company.ts']!;
    if (expected === undefined) expect(text).not.toContain('scheme:');
    else expect(text).toContain(expected);
    expect(text.includes('jurisdiction:')).toBe(kind === 'company');
    expect(text.includes('registeredAddress:')).toBe(kind !== 'sole-trader');
  });

  it('speaks to editors in the language of the site, and in plain English where it explains', () => {
    for (const code of languageCodes) {
      const files = renderOrganisation(organisation({ language: code, has: everything }));
      const placeholders = Object.values(files).flatMap((text) => text.match(/⟪[^⟫…]+⟫/g) ?? []);
      const words = [translate(languageByTag(code), 'init.summary'), translate(languageByTag(code), 'init.legalName')];
      for (const each of words) expect(placeholders).toContain(`⟪${each}⟫`);
      const english = new Set(
        Object.values(renderOrganisation(organisation({ language: 'en', has: everything }))).flatMap(
          (text) => text.match(/⟪[^⟫…]+⟫/g) ?? [],
        ),
      );
      if (code !== 'en')
        expect(placeholders.filter((each) => english.has(each) && /[A-Za-z]{3}/.test(each))).toEqual(
          placeholders.filter((each) => each === '⟪true / false⟫' || (code === 'de' && each === '⟪Name⟫')),
        );
    }
  });

  it.each([
    `Acme: the "best" O'Neil & Söhne`,
    `a\`b\${process.env.HOME}\\u0041`,
    `it's \\'; process.exit() //`,
    '<script>alert(1)</script>',
    '- a: [b] | c # --- *d*',
    'Museum 🏛️ “X”',
  ])('quotes names as their files need it: %s', (name) => {
    const { problems, release } = builtNew(organisation({ name }));
    // An emoji has no font here.
    const others = problems.filter(({ code }) => !['legal-fact-missing', 'share-picture-left-out'].includes(code));
    expect(others).toEqual([]);
    const html = Buffer.from(release!.files.get('index.html')!.bytes).toString();
    const [text] = parseFragment(/<h1[^>]*>(.*?)<\/h1>/su.exec(html)?.[1] ?? '').childNodes;
    expect(text).toMatchObject({ nodeName: '#text', value: name });
  });

  it('counts a name that is a placeholder once in each file that is published', () => {
    const files = renderOrganisation(organisation({ name: '⟪Name⟫' }));
    expect(built(files).problems.filter(({ code }) => code === 'placeholder-left')).toHaveLength(
      countPlaceholders(Object.values(files)),
    );
  });
});

describe('where it is written', () => {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-write-'));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const files = { 'content/a.ts': 'a', 'content/pages/b.md': 'b', 'public/.gitkeep': '' };

  it('has both folders afterwards, and nothing besides', () => {
    mkdirSync(join(dir, 'content'), { recursive: true });
    writeFileSync(join(dir, 'notes.txt'), 'mine');
    writeNewFiles(dir, files);
    expect(readdirSync(dir).sort()).toEqual(['content', 'notes.txt', 'public']);
    expect(readFileSync(join(dir, 'content/pages/b.md'), 'utf8')).toBe('b');
    expect(findUsedFolders(dir)).toEqual([join(dir, 'content'), join(dir, 'public')].sort().reverse());
  });

  it('never replaces content, and leaves nothing half written', () => {
    mkdirSync(join(dir, 'content'), { recursive: true });
    writeFileSync(join(dir, 'content/site.ts'), 'mine');
    expect(() => writeNewFiles(dir, files)).toThrow();
    expect(readdirSync(dir)).toEqual(['content']);
    expect(readdirSync(join(dir, 'content'))).toEqual(['site.ts']);
    expect(readFileSync(join(dir, 'content/site.ts'), 'utf8')).toBe('mine');
    expect(() => writeNewFiles(dir, { 'content/x': '', 'content/x/y': '' })).toThrow();
    expect(existsSync(join(dir, 'public'))).toBe(false);
  });
});

describe('answers', () => {
  const read = (flag: string, text: string, answers = {}) =>
    initQuestions.find((each) => each.flag === flag)!.read(text, answers);

  it.each([
    ['kind', 'Sole trader', 'sole-trader'],
    ['country', 'uk', 'GB'],
    ['country', 'Deutschland', 'DE'],
    ['country', '日本', 'JP'],
    ['country', 'germany', 'DE'],
    ['language', 'Deutsch', 'de'],
    ['language', 'german', 'de'],
    ['language', 'EN-us', 'en-US'],
    ['language', 'pt_BR', 'pt-BR'],
    ['language', 'uk', 'uk'],
    ['language', 'zh-hant', 'zh-Hant'],
    ['with', 'Solutions, questions;hours', 'solutions,questions,hours'],
    ['with', 'none', ''],
    ['base-url', 'https://zeta.example', 'https://zeta.example'],
    ['name', ' Zeta ', 'Zeta'],
  ])('%s: %s is %s', (flag, text, value) => {
    expect(read(flag, text)).toEqual({ value });
  });

  it('a language takes the region of the country that speaks it', () => {
    for (const [country, text, value] of [
      ['AT', 'de', 'de-AT'],
      ['US', 'en', 'en-US'],
      ['CH', 'it', 'it-CH'],
      ['JP', 'en', 'en'],
      ['AT', 'de-DE', 'de-DE'],
    ])
      expect(read('language', text!, { country })).toEqual({ value });
    const offers = (country: string) => initQuestions.find(({ flag }) => flag === 'language')!.or!({ country });
    expect(['GB', 'DE', 'AT', 'FR', 'US', 'JP', 'JO', 'BR', 'CH', 'SE', 'UA', 'KR', 'AQ'].map(offers)).toEqual([
      'en-GB',
      'de-DE',
      'de-AT',
      'fr-FR',
      'en-US',
      'ja-JP',
      'ar-JO',
      'pt-BR',
      'de-CH',
      'sv',
      'uk',
      'ko',
      'en',
    ]);
  });

  it.each([
    ['kind', 'chairty', 'one of company, charity', 'Did you mean "charity"?'],
    ['country', 'Germny', 'two letters', 'Did you mean "DE (Germany)"?'],
    ['country', 'XX', 'two letters', undefined],
    ['language', 'tlh', 'the tag of a language (ISO 639), such as uk, or one that Gazette speaks: ', undefined],
    ['language', 'Germn', 'de (Deutsch)', 'Did you mean "de"?'],
    ['base-url', 'http://zeta.example', 'https', undefined],
    ['base-url', 'https://zeta.example/', 'https', expect.stringContaining('Write it as https://zeta.example (')],
    ['base-url', 'zeta', 'https', undefined],
    ['with', 'solution', 'one of solutions', 'Did you mean "solutions"?'],
    ['name', '', 'one line', undefined],
    ['name', 'x'.repeat(81), 'one line', undefined],
    ['name', 'شركة\u200f الاختبار', 'one line', 'Remove line breaks and invisible characters.'],
    ['name', 'Zeta {{site.name}}', 'one line', expect.stringContaining('write the value here')],
  ])('%s: %s is asked again, and told what was expected', (flag, text, expected, hint) => {
    const answer = read(flag, text) as { expected: string; hint?: string };
    expect(answer.expected).toContain(expected);
    if (hint !== undefined) expect(answer.hint).toEqual(hint);
  });
});
