import { describe, expect, it } from 'vitest';
import type { CheckInput } from '../../../src/checks/check.ts';
import { findListMember, findMember, findTextMember, visitTexts } from '../../../src/checks/published/members.ts';
import { findLanguageSection, findPublished, listLanguageSections } from '../../../src/checks/published/published.ts';
import { compareStatements, formatStatement } from '../../../src/checks/read-back.ts';
import { formatHours, formatWeekSlots } from '../../../src/checks/statements/hours.ts';
import { createLabels, splitLabel } from '../../../src/checks/statements/labels.ts';
import { toLegalFormKey } from '../../../src/checks/statements/statement.ts';
import {
  createTextTemplate,
  parseWithTemplate,
  toAbsoluteLink,
  toPagePath,
} from '../../../src/checks/statements/text.ts';
import { languageByTag } from '../../../src/language/language-by-tag.ts';
import { inputOf } from '../small-input.ts';
import cases from './catalog.cases.json' with { type: 'json' };

/** A site with these documents, each as its media type, and pages of editors. */
function inputWith(documents: Readonly<Record<string, string>>, written: readonly string[] = []): CheckInput {
  const input = inputOf({
    documents: Object.fromEntries(
      Object.entries(documents).map(([path, text]) => [path, { text, source: `content${path}` }]),
    ),
  });
  const kindOf = (path: string) =>
    path.startsWith('/api/')
      ? ('api' as const)
      : path.includes('oauth')
        ? ('posture' as const)
        : path.endsWith('.md')
          ? ('mirror' as const)
          : undefined;
  const typeOf = (path: string) =>
    path.endsWith('/')
      ? 'text/html; charset=utf-8'
      : path.endsWith('.md')
        ? 'text/markdown'
        : path.endsWith('.txt')
          ? 'text/plain'
          : path.endsWith('.png')
            ? 'image/png'
            : 'application/json';
  const home = { source: 'content/pages/home.md' };
  return {
    ...input,
    site: {
      ...input.site,
      home,
      pages: written.map((path) => ({ source: `content${path}` })),
      company: {},
      words: {},
    } as unknown as CheckInput['site'],
    catalog: input.catalog.map(
      (document) => ({ ...document, ...(kindOf(document.path) && { kind: kindOf(document.path) }) }) as typeof document,
    ),
    release: {
      ...input.release,
      routes: new Map(
        [...input.release.routes].map(([path, route]) => [
          path,
          {
            ...route,
            variants: route.variants.map((each) => ({ ...each, headers: { 'Content-Type': typeOf(path) } })),
          },
        ]),
      ),
    },
  };
}
const toldOf = (input: CheckInput, quoted: readonly string[] = []): string[] =>
  compareStatements(input, (words) => quoted.includes(words)).map(
    ({ about, other }) => `${about}: ${formatStatement(other)}`,
  );
const company = JSON.stringify({
  legalName: 'Rowan Limited',
  contactRoutes: [{ name: 'A', email: 'hello@example.com' }],
});

describe('documents of a catalog', () => {
  const input = inputWith(
    {
      '/api/v1/company.json': company,
      '/about.md': 'Legal name: Rowan LLP',
      '/auth/': '<p>Publisher: Rowan PLC</p>',
      '/search/index.json': company,
      '/llms-full.txt': 'Legal name: Rowan AG',
      '/x.png': 'Legal name: Rowan UG',
    },
    ['/about.md'],
  );

  it('are compared, pages and mirrors too', () => {
    expect(toldOf(input).filter((line) => /legal name/.test(line))).toEqual([
      'legal name: "Rowan PLC" in /auth/ (text)',
      'legal name: "Rowan AG" in /llms-full.txt (line 1)',
      'legal name: "Rowan LLP" in /about.md (line 1)',
    ]);
  });

  it('but for files of public/, which others wrote', () => {
    const foreign = { ...input, catalog: input.catalog.map((each) => ({ ...each, kind: 'public' as const })) };
    expect(toldOf(foreign)).toEqual([]);
  });

  it('and for words that a title or a text of an editor holds', () => {
    expect(toldOf(input, ['Legal name:', 'Publisher:'])).toEqual(
      toldOf(input).filter((line) => !/legal name/.test(line)),
    );
  });

  it('what an editor wrote counts where it can mean nothing else', () => {
    const pages = { '/api/v1/company.json': company, '/a.md': 'Write to helo@example.com or call +44 20 7946 0142.' };
    expect(toldOf(inputWith(pages)).length).toBe(1);
    const terms = {
      '/api/v1/company.json': JSON.stringify({ compliance: [{ name: 'A', reviewed: '2026-01-01' }] }),
      '/a.md': '**A**: x Reviewed: 2026-01-02',
    };
    expect(toldOf(inputWith(terms)).length).toBe(1);
    expect(toldOf(inputWith(terms, ['/a.md']))).toEqual([]);
  });
});

it('an answer is told as far as can be read, with its place', () => {
  const answer = { about: 'x', value: '', path: '/a.json', where: 'text', prefix: '' };
  expect(formatStatement({ ...answer, shown: 'y'.repeat(100) })).toBe(`"${'y'.repeat(100)}" in /a.json (text)`);
  expect(formatStatement({ ...answer, shown: 'y'.repeat(101) })).toBe(`"${'y'.repeat(99)}…" in /a.json (text)`);
});

describe('what is published at a path', () => {
  it('is text, with its language and its header fields', () => {
    const { release } = inputWith({ '/de/a.md': 'x', '/b.png': 'y', '/c.json': '{}' });
    const languages = [
      { language: 'en', prefix: '' },
      { language: 'de', prefix: '/de' },
    ];
    const at = (path: string) => findPublished(path, release, languages, { isFree: true });
    expect(at('/de/a.md').map(({ text, ...rest }) => ({ ...rest, text }))).toEqual([
      {
        path: '/de/a.md',
        mediaType: 'text/markdown',
        origin: 'https://example.com',
        language: 'de',
        prefix: '/de',
        isFree: true,
        headers: { 'content-type': 'text/markdown' },
        text: 'x',
      },
    ]);
    expect([at('/b.png'), at('/none'), at('/c.json').length]).toEqual([[], [], 1]);
    const typed = (type: string) => {
      const one = release.routes.get('/c.json');
      const routes = new Map(
        one
          ? [
              [
                '/c.json',
                {
                  ...one,
                  variants: one.variants.map((each) => ({
                    ...each,
                    headers: type === '' ? {} : { 'Content-Type': type },
                  })),
                },
              ],
            ]
          : [],
      );
      return findPublished('/c.json', { ...release, routes }, languages).length;
    };
    expect(
      [
        'application/ld+json',
        'application/xml',
        'text/plain',
        'text/css',
        'application/jsonx',
        'x-application/json',
        '',
      ].map(typed),
    ).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  it('in the languages that the homepage names', () => {
    const link = (tag: string, href: string) => `<link rel="alternate" hreflang="${tag}" href="${href}">`;
    const home = `<html class="x" lang="de-DE">${link('en', 'https://example.com/en/')}${link('x-default', 'https://example.com/all/')}${link('fr', 'https://other.example/fr/')}${link('de', 'https://example.com/')}${link('qq', 'https://example.com/qq/')}${link('en', 'https://example.com/a.md/')}`;
    expect(listLanguageSections(home, 'https://example.com')).toEqual([
      { language: 'de-DE', prefix: '' },
      { language: 'en', prefix: '/en' },
      { language: 'en', prefix: '/qq' },
    ]);
    expect(listLanguageSections('', 'https://example.com')).toEqual([{ language: 'en', prefix: '' }]);
    const all = [
      { language: 'de', prefix: '' },
      { language: 'en', prefix: '/en' },
    ];
    expect(['/en', '/en/x', '/english/', '/'].map((path) => findLanguageSection(path, all).language)).toEqual([
      'en',
      'en',
      'de',
      'de',
    ]);
    expect(findLanguageSection('/', [])).toEqual({ language: 'en', prefix: '' });
  });

  it('a mirror is its page, and a link an address', () => {
    expect(['/about.md', '/index.md', '/a/index.md', '/about/', '/x.json'].map(toPagePath)).toEqual([
      '/about/',
      '/',
      '/a/',
      '/about/',
      '/x.json',
    ]);
    expect(
      ['/a', 'b', 'https://x.example/'].map((link) => toAbsoluteLink(link, { origin: 'https://example.com' })),
    ).toEqual(['https://example.com/a', 'b', 'https://x.example/']);
  });
});

describe('pieces', () => {
  it('members of anything', () => {
    const value = { a: { b: ['c'], 'd/e~f': 'g' }, n: null };
    expect([
      findMember(value, 'a', 'b'),
      findMember(value, 'a', 'x'),
      findMember(value, 'n', 'x'),
      findMember('x', 'length'),
      findMember({}, 'toString'),
      findTextMember(value, 'a', 'd/e~f'),
      findTextMember(value, 'a'),
      findListMember(value, 'a', 'b'),
      findListMember(value, 'a'),
    ]).toEqual([['c'], undefined, undefined, undefined, undefined, 'g', undefined, ['c'], []]);
    const seen: string[] = [];
    visitTexts(value, (text, pointer) => void seen.push(`${pointer} ${text}`));
    expect(seen).toEqual(['#/a/b/0 c', '#/a/d~1e~0f g']);
  });

  it('legal forms', () => {
    const names = cases;
    expect(names.map(toLegalFormKey)).toEqual([
      'rowan|ltd',
      'rowan|ltd',
      'rowan|ltd',
      'rowan|inc',
      'rowan|plc',
      'rowan|plc',
      'rowan mill|llp',
      'rowan|ev',
      'rowan|ev',
      'rowan|sa',
      'rowan|bv',
      undefined,
      undefined,
      undefined,
      'rowan|gmbh',
    ]);
  });

  it('hours', () => {
    const slot = (day: string, opens: string, closes: string) => ({ day, opens, closes });
    expect([
      formatWeekSlots([slot('Tuesday', '09:00', '12:00'), slot('Monday', '09:00', '18:00')]),
      formatWeekSlots([slot('Monday', '09:00', '09:00')]),
      formatWeekSlots([slot('Monday', '22:00', '02:00')]),
      formatWeekSlots([slot('Monday', '09:00', '23:59')]),
      formatWeekSlots([slot('Monday', '09:00', '23:58')]),
      formatWeekSlots([slot('Monday', '00:00', '12:00')]),
      formatWeekSlots([]),
      formatWeekSlots([{ day: 'Monday' }]),
    ]).toEqual([
      'Monday 09:00–18:00; Tuesday 09:00–12:00',
      undefined,
      undefined,
      undefined,
      'Monday 09:00–23:58',
      undefined,
      undefined,
      undefined,
    ]);
    const week = {
      timeZone: 'Europe/London',
      regular: [slot('Sunday', '09:30', '18:15'), { ...slot('Friday', '22:00', '02:00'), closesNextDay: true }],
    };
    const inWords = (country?: string) => formatHours(week, languageByTag('en'), country);
    expect([inWords(), inWords('US'), formatHours({}, languageByTag('en'), undefined)]).toMatchInlineSnapshot(`
      [
        "Monday–Thursday: Closed; Friday: 22:00–02:00; Saturday: Closed; Sunday: 09:30–18:15 (Europe/London)",
        "Sunday: 09:30–18:15; Monday–Thursday: Closed; Friday: 22:00–02:00; Saturday: Closed (Europe/London)",
        undefined,
      ]
    `);
  });

  it('labels', () => {
    expect([
      splitLabel('a: b: c', ': '),
      splitLabel(': b', ': '),
      splitLabel('a', ': '),
      splitLabel(' a : b ', ': '),
    ]).toEqual([['a', 'b: c'], undefined, undefined, ['a', 'b']]);
    const { separator, next, topics } = createLabels(languageByTag('de'));
    expect([
      separator,
      next,
      [...topics].map(([label, { about, isInWords }]) => `${label} = ${about}${isInWords ? ' in words' : ''}`),
    ]).toMatchInlineSnapshot(`
      [
        ":",
        ";",
        [
          "Firma = legal name",
          "Rechtlicher Name = legal name",
          "Geschäftsbezeichnung = trading name",
          "Sitz = address",
          "Rechtsordnung = jurisdiction in words",
          "Eingetragen = date of incorporation",
          "Gegründet = date of founding",
          "Bürozeiten = hours in words",
          "Öffnungszeiten = hours in words",
          "Antwortzeit = response time in words",
          "Was eine Anfrage nicht enthalten darf = what a request must not contain in words",
          "Datenlizenz = licence in words",
        ],
      ]
    `);
    expect(
      ['en', 'fr', 'ja', 'ar'].map((tag) => {
        const { separator, next } = createLabels(languageByTag(tag));
        return [separator, next];
      }),
    ).toMatchInlineSnapshot(`
      [
        [
          ":",
          ";",
        ],
        [
          " :",
          ";",
        ],
        [
          "：",
          "、",
        ],
        [
          ":",
          "؛",
        ],
      ]
    `);
  });

  it('templates', () => {
    const read = (key: Parameters<typeof createTextTemplate>[1], text: string) => {
      const found = parseWithTemplate(createTextTemplate(languageByTag('en'), key), text);
      return found && Object.fromEntries(found);
    };
    expect([
      read('frame.updated', 'Last updated: 2026-11-20'),
      read('frame.updated', 'x Last updated: a. b.'),
      read('frame.updated', 'Updated: a'),
      read('rules.noLimit', 'So: No rate limit is published; be reasonable. Yes.'),
      read('rules.licence', 'Licence of the data: A. B. Use of the content by AI systems: c. d.'),
      read('rules.deviationCard', 'The server card has no remotes: there is no MCP endpoint to connect to.'),
      read('auth.byEmail', 'Email: a@b.example'),
    ]).toEqual([
      { date: '2026-11-20' },
      { date: 'a. b.' },
      undefined,
      {},
      { name: 'A. B', preferences: 'c. d' },
      {},
      { email: 'a@b.example' },
    ]);
    expect(createTextTemplate(languageByTag('en'), 'text.labelled').literal).toBe(':');
    expect(createTextTemplate(languageByTag('en'), 'rules.licence').literal).toBe(
      '. Use of the content by AI systems:',
    );
  });
});
