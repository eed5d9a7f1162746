import { expect, it } from 'vitest';
import { oneIn, planOf } from '../../../src/compile/proof/plan.ts';
import { example } from '../../support/organisations.ts';
import { editionOf } from './staged.ts';

it('a sample is what says who the organisation is, and one in so many of the others, of what was written', () => {
  const edition = editionOf(example);
  const { files } = edition.release;
  const filesOf = (written: Iterable<string>, which: 'all' | 'sample', isKnown = true) =>
    [...planOf(edition, new Set(written), () => isKnown, which).pages].map(({ meant }) => meant.file);
  const states = ['company/index.html', 'contact/index.html', 'legal-notice/index.html'];
  const isChosen = (file: string) => Number.parseInt(files.get(file)?.sha256.slice(0, 4) ?? '', 16) % oneIn === 0;
  const pages = filesOf(files.keys(), 'all');
  expect(pages.length).toBeGreaterThan(50);
  expect(filesOf(files.keys(), 'sample')).toEqual(pages.filter((file) => states.includes(file) || isChosen(file)));
  expect(filesOf(['company.md'], 'sample')).toEqual(['company/index.html']);
  expect(filesOf([], 'sample', false)).toEqual([]);
  expect(filesOf([], 'all', false)).toEqual(pages);
  expect(filesOf([], 'all')).toEqual([]);
});

it('a document that stayed as it was is read again where what it should say has changed', () => {
  const edition = editionOf(example);
  const { site, catalog } = edition;
  const known = new Set(planOf(edition, new Set(), () => false, 'sample').machines.map(({ key }) => key));
  const readAgain = (changed: Partial<typeof edition>) =>
    planOf({ ...edition, ...changed }, new Set(), (key) => known.has(key), 'sample').machines.map(
      ({ document }) => document.file,
    );
  expect(readAgain({})).toEqual([]);
  const questions = site.questions.map((each, i) => (i === 0 ? { ...each, markdown: 'Another answer.' } : each));
  expect(readAgain({ site: { ...site, questions } })).toContain('api/v1/faq.json');
  const skills = site.skills.map((each) => ({ ...each, bytes: Buffer.from('other') }));
  expect(readAgain({ site: { ...site, skills } })).toContain('.well-known/agent-skills/index.json');
  const of = (file: string, updated: string) => ({
    catalog: catalog.map((each) => (each.file === file ? { ...each, updated } : each)),
  });
  expect(readAgain(of('about/index.html', '2026-02-03'))).toEqual(['sitemap.xml']);
  const { release } = edition;
  const redirects = new Map([...release.redirects, ['/gone', '/']]);
  expect(readAgain({ release: { ...release, redirects } }).length).toBe(known.size);
  expect(readAgain(of('api/v1/company.json', '2026-02-03'))).toEqual(['api/v1/company.json', 'sitemap.xml']);
});

it('so is a page, where all are read: what every page says is part of what it should say', () => {
  const edition = editionOf(example);
  const planned = (changed: Partial<typeof edition>, isKnown: (key: string) => boolean) =>
    [...planOf({ ...edition, ...changed }, new Set(), isKnown, 'all').pages].map(({ key }) => key);
  const known = new Set(planned({}, () => false));
  const readAgain = (changed: Partial<typeof edition>) => planned(changed, (key) => known.has(key)).length;
  const { site, catalog } = edition;
  expect(readAgain({})).toBe(0);
  expect(readAgain({ site: { ...site, notice: 'Another notice.' } })).toBe(known.size);
  expect(readAgain({ site: { ...site, dates: { ...site.dates, '/about/': '2026-02-03' } } })).toBe(known.size);
  expect(readAgain({ catalog: catalog.filter(({ path }) => !path.endsWith('.js')) })).toBe(known.size);
  const about = catalog.map((each) => (each.path === '/about/' ? { ...each, title: 'Another title' } : each));
  // The homepage lists the titles of all pages in its mirror.
  expect(readAgain({ catalog: about })).toBe(2);
});
