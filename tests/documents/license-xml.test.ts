import { describe, expect, it } from 'vitest';
import { checkRslTerms } from '../../src/content/check/rsl-terms.ts';
import type { Site } from '../../src/content/site.ts';
import type { Problem } from '../../src/core/problem.ts';
import { githubPages } from '../../src/hosts/static/github-pages.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

const { site, sources } = siteOf('tests/fixtures/small');
const own = { name: 'Own terms', url: 'https://pumpen.example/terms?a=1&b=2' };
const by = { name: 'CC BY', spdx: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const signals = { search: true, 'ai-input': true, 'ai-train': true };
const noTraining = { ...signals, 'ai-train': false };
const releaseOf = (change: Partial<Site>) => published({ ...site, ...change }, sources).release;
const said = (change: Partial<Site>) => texts(releaseOf({ rsl: true, ...change })).get('license.xml') ?? '';

describe('terms as RSL', () => {
  it('are published where they are switched on alone, named by robots.txt, with their type', () => {
    const before = texts(releaseOf({}));
    expect([before.has('license.xml'), before.get('robots.txt')?.includes('License:')]).toEqual([false, false]);
    const release = releaseOf({ rsl: true, dataLicense: own });
    expect(release.routes.get('/license.xml')?.variants[0]?.headers['Content-Type']).toBe('application/rsl+xml');
    const [robots, llms] = ['robots.txt', 'llms.txt'].map((name) => texts(release).get(name));
    expect(robots).toContain(`\nLicense: ${release.baseUrl}/license.xml\n`);
    expect(llms).toContain('/license.xml');
    const [types] = githubPages.emit(release, {}).unmet;
    expect(types).toMatchObject({ capability: 'media-types', affected: expect.arrayContaining(['/license.xml']) });
    expect(types?.affected).not.toContain('/sitemap.xml');
  });

  it('are the signals and terms of the site, and of its API what the licence of the data asks for', () => {
    expect(said({ dataLicense: own, contentSignals: noTraining })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rsl xmlns="https://rslstandard.org/rsl">
  <content url="/">
    <license>
      <permits type="usage">search ai-input</permits>
      <prohibits type="usage">ai-train</prohibits>
    </license>
    <terms>${site.termsPage.startsWith('/') ? site.baseUrl : ''}${site.termsPage}</terms>
  </content>
  <content url="/api/">
    <license>
      <permits type="usage">search ai-input</permits>
      <prohibits type="usage">ai-train</prohibits>
    </license>
    <terms>https://pumpen.example/terms?a=1&amp;b=2</terms>
  </content>
</rsl>
`);
    const none = { search: false, 'ai-input': false, 'ai-train': false };
    expect(said({ dataLicense: own, contentSignals: none })).not.toContain('permits');
  });

  it('of CC BY ask for a name, of the API alone; of CC0 for nothing', () => {
    const [, pages = '', api = ''] = said({ dataLicense: by, contentSignals: signals }).split('<content');
    const standard = `<payment type="attribution">\n        <standard>${by.url}</standard>`;
    expect([pages.includes('payment'), api.includes(standard), pages.includes('prohibits')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(said({ dataLicense: { ...by, spdx: 'CC0-1.0' }, contentSignals: signals })).not.toContain('payment');
  });
});

describe('terms that would contradict the licence', () => {
  const refused = (dataLicense: Site['dataLicense'], contentSignals = noTraining, rsl = true): string[] => {
    const problems: Problem[] = [];
    checkRslTerms({ rsl, dataLicense, contentSignals }, sources, (problem) => void problems.push(problem));
    return problems.map(({ code, field, message }) => `${code} ${field}: ${message}`);
  };

  it.each([
    by,
    { ...by, spdx: 'cc-by-4.0' },
    { name: 'CC BY', url: by.url },
    { ...by, spdx: 'CC0-1.0' },
    { name: 'CC BY', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  ])('are refused where a signal refuses what it permits: %o', (licence) => {
    expect(refused(licence)).toEqual([
      'field-invalid rsl: expected terms that CC BY does not contradict, got contentSignals that refuse ai-train',
    ]);
    expect(refused(licence, signals)).toEqual([]);
    expect(refused(licence, noTraining, false)).toEqual([]);
  });

  it.each(['CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'cc-by-nc-sa-4.0', 'CC-BY-SA-4.0'])(
    'are refused beside conditions: %s',
    (spdx) => {
      expect(refused({ ...by, spdx }, signals)).toEqual([
        'field-invalid rsl: expected terms that CC BY does not contradict, got a licence whose conditions RSL cannot say',
      ]);
    },
  );

  it.each([own, { ...own, spdx: 'OGL-UK-3.0' }, { ...own, spdx: 'LicenseRef-cc' }])(
    'are none beside others: %o',
    (licence) => {
      expect(refused(licence)).toEqual([]);
    },
  );
});
