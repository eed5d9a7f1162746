import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { respond } from '../../src/http/respond.ts';
import { release } from '../support/ledger.ts';
import { built, change, copied, optionsOf, told } from './two-languages.ts';

/** A copy of the site with old addresses in both languages. */
function moved(redirects: string): string {
  const folder = copied();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  change(folder, 'content/site.ts', ['export default {', `export default {\n  redirects: [${redirects}],`]);
  return folder;
}

it('old addresses lead on within their language, by their whole paths and by those of its files', () => {
  const folder = moved("{ from: '/preise/', to: '/agb/' }, { from: '/en/prices/', to: '/en/agb/' }");
  change(folder, 'content/pages/agb.en.md', ['title: Terms', 'title: Terms\nformerly: [/terms/, /en/conditions/]']);
  change(folder, 'content/faq/wie-tief.en.md', ['order:', 'formerly: [how-deep]\norder:']);
  const { release: made, problems } = built(folder);
  expect(told({ problems })).toEqual(['translation-missing content/company.ts:25:16']);
  const old = [...(made?.redirects ?? [])].filter(([from, to]) => to !== `${from}/`);
  expect(Object.fromEntries(old.filter(([from]) => from.endsWith('/')))).toEqual({
    '/preise/': '/agb/',
    '/en/prices/': '/en/agb/',
    '/en/terms/': '/en/agb/',
    '/en/conditions/': '/en/agb/',
    '/en/questions/how-deep/': '/en/questions/wie-tief/',
  });
  expect(made?.redirects.get('/en/prices')).toBe('/en/agb/');
  expect(made?.redirects.get('/en/terms.md')).toBe('/en/agb.md');
  const asked = (path: string) =>
    made && respond(made, { method: 'GET', path, headers: { accept: 'text/html' } }).status;
  expect([asked('/en/terms/'), asked('/terms/'), asked('/en/preise/')]).toEqual([308, 404, 404]);
});

it('what leads to an address that its language does not have is told', () => {
  const folder = moved("{ from: '/old/', to: '/en/datenschutz/' }, { from: '/en/agb/', to: '/agb/' }");
  expect(told(built(folder)).filter((line) => line.startsWith('redirect'))).toEqual([
    'redirect-dead content/site.ts:4:36',
    'redirect-taken content/site.ts:4:66',
  ]);
});

it('a page that has moved in one language is as old there as it was', () => {
  const folder = copied();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { contentDir, publicDir } = optionsOf(folder);
  release({ contentDir, publicDir }, '2026-03-15', { adopt: true });
  change(folder, 'content/pages/agb.en.md', ['title: Terms', 'title: Terms\nslug: terms\nformerly: [/en/agb/]']);
  // A link of another page leads there.
  change(folder, 'content/pages/datenschutz.en.md', ['(/agb/', '(/terms/']);
  change(folder, 'content/pages/datenschutz.en.md', ['updated: 2026-01-02\n', '']);
  expect(told(built(folder)).filter((line) => !line.startsWith('translation'))).toEqual([
    'ledger-unrecorded content/ledger',
  ]);
  const sitemap = Buffer.from(built(folder).release?.files.get('sitemap.xml')?.bytes ?? []).toString();
  expect(/\/en\/terms\/<\/loc><lastmod>([^<]*)/.exec(sitemap)?.[1]).toBe('2026-01-01');
});
