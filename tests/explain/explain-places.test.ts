import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import type { LiveEdition } from '../../src/desk/live/live-state.ts';
import { type Explanation, explainValue } from '../../src/explain/explain-value.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { placesText } from '../support/places.ts';

let site: TestSite;
let edition: LiveEdition;
let company: string[];
beforeAll(() => {
  site = copySite();
  const file = 'content/company.ts';
  const text = readFileSync(join(site.dir, file), 'utf8').replace(/ {2}officeHours: .*\n/, placesText.slice(1));
  site.write(file, text);
  company = text.split('\n');
  edition = openLiveSite({ ...site.options, today: () => site.options.today }).state.edition as LiveEdition;
});
afterAll(() => site.remove());

/** The values below a pointer, each with the line of the content that it is made of. */
function linesOf(question: string): (readonly [pointer: string, value: string, line: string])[] {
  const { values } = explainValue(edition, question) as Explanation;
  return values.map(({ pointer = '', value, leaves }) => [
    pointer,
    String(value),
    leaves.map(({ at }) => company[at.line - 1]?.trim() ?? '').join(' + '),
  ]);
}

it('every value of the hours has its line', () => {
  const all = linesOf('/api/v1/company.json#/openingHours');
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(([pointer, , line]) => line === '' && !pointer.endsWith('closesNextDay'))).toEqual([]);
  const lineAt = (wanted: string) => all.find(([pointer]) => pointer === `/openingHours/${wanted}`)?.slice(1);
  expect(lineAt('regular/3/opens')).toEqual(['13:00', expect.stringContaining("'08:00-12:00', '13:00-17:00'")]);
  expect(lineAt('regular/8/closes')).toEqual(['04:00', expect.stringContaining("'22:00-04:00'")]);
  expect(lineAt('regular/8/day')).toEqual(['Friday', expect.stringContaining("'Friday'")]);
  expect(lineAt('exceptions/0/to')).toEqual(['2026-12-31', expect.stringContaining("to: '2026-12-31'")]);
});

it('every value of a place has its line, in the form that is published', () => {
  const all = linesOf('/api/v1/company.json#/locations');
  expect(all.filter(([pointer, , line]) => line === '' && !pointer.endsWith('/url'))).toEqual([]);
  expect(all).toContainEqual(['/locations/0/phone', '+493023125042', "phone: '030 23125042',"]);
  expect(all).toContainEqual(['/locations/0/address/postalCode', '00815', expect.stringContaining('D-00815')]);
  expect(all).toContainEqual(['/locations/0/openingHours/regular/6/closes', '24:00', expect.stringContaining('24/7')]);
});

it('and so have those of the pages that show them, of their mirrors and of their linked data', () => {
  const publishedIn = (question: string) =>
    (explainValue(edition, question) as Explanation).publications.map(({ path }) => path);
  const phone = publishedIn('/api/v1/company.json#/locations/0/phone');
  expect(phone).toEqual(expect.arrayContaining(['/', '/locations/', '/locations.md']));
  const hours = publishedIn('/api/v1/company.json#/openingHours/regular/0/opens');
  expect(hours).toEqual(expect.arrayContaining(['/', '/company/', '/company.md', '/auth.md']));
});
