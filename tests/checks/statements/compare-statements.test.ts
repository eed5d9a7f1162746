import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { descriptionVersion } from '../../../src/api/v1/version.ts';
import { findStatements } from '../../../src/checks/statements/extract.ts';
import { findDisagreements } from '../../../src/checks/statements/find-disagreements.ts';
import { build } from '../../../src/compile/build.ts';
import { example, organisations } from '../../support/organisations.ts';
import { byTurn } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { answersByPath, foundIn, textOf } from './mutants.ts';

const ofEditors = (path: string) =>
  /^\/(?:index\.md|(?:about|accessibility|clinical-safety|privacy|security|terms)(?:\/|\.md))?$/.test(path);

const told = (found: ReturnType<typeof findDisagreements>) =>
  found.map(({ about, one, other }) => `${about}: ${one.path} "${one.shown}", ${other.path} "${other.shown}"`);

/** A fact as it is published, and what it would be by mistake. */
const mistakes: readonly (readonly [what: string, from: string, to: string])[] = [
  ['the name', 'Tarrowfen Voice Limited', 'Tarrowfen Voixe Limited'],
  ['the legal form', 'Tarrowfen Voice Limited', 'Tarrowfen Voice LLP'],
  ['the number', '00000000', '00000010'],
  ['the street', '7 Curlew Loom Row', '9 Curlew Loom Row'],
  ['the post code', 'QX1 4ZZ', 'QX1 4ZX'],
  ['the hours', '18:00', '17:00'],
  ['the days', 'Monday–Friday', 'Monday–Saturday'],
  ['the response time', 'within two working days', 'within five working days'],
  [
    'the licence',
    'Creative Commons Attribution 4.0 International',
    'Creative Commons Attribution-ShareAlike 4.0 International',
  ],
  [
    'the text of the licence',
    'https://creativecommons.org/licenses/by/4.0/',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  ],
  ['training in signals', 'ai-train=no', 'ai-train=yes'],
  ['training in words', 'training models on it: no', 'training models on it: yes'],
  ['searching', 'search=yes', 'search=no'],
  ['reading', 'ai-input=yes', 'ai-input=no'],
  ['the version', `"${descriptionVersion}"`, '"1.2.0"'],
  ['a mailbox', 'mailto:hello@example.com', 'mailto:office@example.com'],
  ['a mailbox in data', '"hello@example.com"', '"helo@example.com"'],
  ['the security mailbox', 'mailto:security@example.com', 'mailto:abuse@example.com'],
  ['the telephone', '+442079460142', '+442079460143'],
  ['the date of incorporation', '2021-03-09', '2021-03-19'],
  [
    'the privacy policy',
    '[Privacy policy](https://example.com/privacy.md)',
    '[Privacy policy](https://example.com/security.md)',
  ],
  ['the privacy policy in data', '"https://example.com/privacy/",\n  "term', '"https://example.com/terms/",\n  "term'],
  ['that nothing is needed', 'No credentials exist or are needed.', 'An API key is needed to read the API.'],
  ['that all is open', 'is public and requires no credentials', 'is public and requires credentials'],
  ['that there is no MCP endpoint', 'no MCP endpoint to', 'an MCP endpoint to'],
  [
    'how credentials are issued',
    'Credentials are issued directly to a named counterparty under',
    'Credentials are mailed to a named counterparty under',
  ],
  [
    'what a request must not contain',
    'A request must not contain personal, patient or clinical data; the mailbox',
    'A request must not contain clinical data; the mailbox',
  ],
  ['a point of a request', '**Named technical contact**', '**Name of a technical contact**'],
  ['a date', '<lastmod>2026-11-20', '<lastmod>2026-11-19'],
  ['a date in data', '"updated": "2026-11-20"', '"updated": "2026-11-19"'],
  ['a topic in a skill', 'the topic "Product briefing"', 'the topic "Product demonstration"'],
  ['bearer methods', '"bearer_methods_supported": []', '"bearer_methods_supported": ["header"]'],
  ['an endpoint', '"scopes_supported": [],', '"scopes_supported": [], "token_endpoint": "https://example.com/token",'],
  [
    'a remote server',
    '"websiteUrl"',
    '"remotes": [{ "type": "streamable-http", "url": "https://example.com/mcp" }], "websiteUrl"',
  ],
  ['the authentication of the API', '"authentication": "none"', '"authentication": "apiKey"'],
  ['the security of the description', '"security": []', '"security": [{ "key": [] }]'],
  ['the origin', '"issuer": "https://example.com"', '"issuer": "https://example.org"'],
];

/** Documents that repeat for each page, feeds, which nothing compares, and one that is a page of its own: one of each is enough. */
const repeated =
  /^(?:assets|questions|news\/|changes|api\/v1\/changes|solutions\/|industries\/|products\/|docs\/api\/.*html|404|llms-full|search)|\.(?:atom|feed\.json|png|ico|svg)$/;
/** A sentence about the site in a list of its pages, and in meta data of a page, is that page's own description. */
const ofAnotherPage =
  /\/about\.md\): Who $|content="Who $|> Who $|"description":"$|What it must not contain: $|<meta name="description" content="$/;
/** Sentences of editors: in the content src/prose/ judges them, and the proof in mirrors and answers. */
const ofSentence =
  /[Ii]ts (?:company )?number, $|under the number $|(?:from|hours are) Monday to Friday, 09:00 to $|request is answered $/;

describe('typed answers of all published forms', () => {
  it.each(byTurn(organisations, 2))('$name: no two documents disagree', ({ site }) => {
    const all = [...answersByPath(site.release, () => false).values()].flat();
    expect(told(findDisagreements(all))).toEqual([]);
    expect(all.length).toBeGreaterThan(150);
  });

  it.each(byTurn(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'], 5))('in %s too', (language) => {
    const folder = mkdtempSync(join(tmpdir(), 'gazette-answers-'));
    cpSync('tests/fixtures/small', folder, { recursive: true });
    const settings = join(folder, 'content/site.ts');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace("language: 'de'", `language: '${language}'`));
    const options = { contentDir: join(folder, 'content'), publicDir: join(folder, 'public'), preview: false };
    const { problems } = build({ ...options, today: '2026-03-15', prove: true });
    rmSync(folder, { recursive: true });
    expect(problems.filter(({ code }) => code === 'answers-disagree')).toEqual([]);
  });

  it('finds each fact that one document tells in another way, wherever it stands', { timeout: 120_000 }, () => {
    const { release } = example.site;
    const known = answersByPath(release, ofEditors);
    const random = seeded(13);
    const missed: string[] = [];
    const planted: string[] = [];
    for (const [what, from, to] of byTurn(mistakes, 3)) {
      const before = planted.length;
      for (const file of release.files.keys()) {
        if (repeated.test(file)) continue;
        const text = textOf(release, file);
        const places = [...text.matchAll(new RegExp(from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'))].map(
          ({ index }) => index,
        );
        const stated = places.filter((at) => {
          const before = text.slice(Math.max(0, at - 40), at);
          return !ofAnotherPage.test(before) && !ofSentence.test(before);
        });
        const at = stated[random(Math.max(1, stated.length))];
        if (at === undefined) continue;
        planted.push(`${what} in ${file}`);
        const mutant = text.slice(0, at) + to + text.slice(at + from.length);
        if (foundIn(release, known, file, mutant, ofEditors).length === 0)
          missed.push(`${what} in ${file}: ${text.slice(at - 40, at + from.length)}`);
      }
      expect(planted.length, what).toBeGreaterThan(before);
    }
    expect(missed).toEqual([]);
    expect(planted.length).toBeGreaterThan(60);
  });

  it('reads header fields', () => {
    const published = { path: '/x.json', mediaType: 'application/json', text: '{}', origin: 'https://example.com' };
    const headers = { 'www-authenticate': 'Bearer', link: '</terms/>; rel="terms-of-service"' };
    const found = findStatements({ ...published, headers, language: 'en', prefix: '' });
    expect(found.map(({ about, value }) => [about, value])).toEqual([
      ['terms of use', 'https://example.com/terms/'],
      ['authentication', 'Bearer'],
    ]);
  });

  it.each([
    ['a telephone', 'Call +44 20 7946 0143.', '/api/v1/company.json', '{"contactRoutes":[{"phone":"+442079460142"}]}'],
    [
      'a legal form',
      'Written by Tarrowfen Voice LLP.',
      '/api/v1/company.json',
      '{"legalName":"Tarrowfen Voice Limited"}',
    ],
  ])('reads prose: %s', (_, sentence, path, text) => {
    const page = { path: '/x.md', mediaType: 'text/markdown', text: sentence, isFree: true };
    const data = { path, mediaType: 'application/json', text };
    const answers = [page, data].flatMap((each) =>
      findStatements({ ...each, headers: {}, origin: 'https://example.com', language: 'en', prefix: '' }),
    );
    expect(findDisagreements(answers)).toHaveLength(1);
  });
});
