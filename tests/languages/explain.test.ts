import { expect, it } from 'vitest';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import { type Explanation, explainValue } from '../../src/explain/explain-value.ts';
import { createTracer } from '../../src/explain/tracer.ts';
import { change, copied, fixture, optionsOf } from './two-languages.ts';

const open = (folder: string) => openLiveSite({ ...optionsOf(folder), today: () => '2026-03-15' });
const { edition } = open(fixture).state;
const places = (question: string) => {
  const found = explainValue(edition!, question) as Explanation;
  return found.leaves.map(({ at }) => `${at.file}:${at.line}:${at.col}`);
};

it('a value of another language comes from the text in that', () => {
  expect(places('/api/v1/company.json#/summary')).toEqual(['content/company.ts:6:18']);
  expect(places('/en/api/v1/company.json#/summary')).toEqual(['content/company.ts:6:65']);
});

it('a fact comes from one place in all', () => {
  for (const path of ['/api/v1/company.json', '/en/api/v1/company.json'])
    expect(places(`${path}#/registeredAddress/locality`)).toEqual(['content/company.ts:10:66']);
  expect(places('/en/api/v1/bohrgeraete.json#/items/0/name')).toEqual(['content/facts/bohrgeraete.ts:19:51']);
  expect(places('/en/api/v1/company.json#/products/0/summary')).toEqual(['content/company.ts:25:16']);
});

it('a page below the prefix names its files', () => {
  const found = explainValue(edition!, '/en/privacy/') as Explanation;
  const files = new Set(found.leaves.map(({ at }) => at.file));
  expect([...files]).toEqual(expect.arrayContaining(['content/pages/datenschutz.en.md', 'content/company.ts']));
  expect([...files]).not.toContain('content/pages/datenschutz.md');
});

it('what a line of the content says is found below the prefix', () => {
  const { publications } = explainValue(edition!, 'content/company.ts:6') as Explanation;
  const paths = publications.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/v1/company.json', '/en/api/v1/company.json', '/en/', '/en/index.md']),
  );
});

it('every document is traced as it is published', () => {
  const tracer = createTracer(edition!);
  for (const document of edition!.catalog.filter(({ path }) => path.startsWith('/en/'))) {
    const text = Buffer.from(edition!.release.files.get(document.file)!.bytes).toString('utf8');
    const traced = tracer.trace(document);
    expect(traced?.text, document.path).toBe(text);
    // Words of many pages in their order come from no single value.
    if (!/^\/en\/search\/words/.test(document.path)) expect(traced?.found.length, document.path).toBeGreaterThan(0);
  }
});

it('a desk shows what was saved, in each language', () => {
  const folder = copied();
  const live = open(folder);
  const text = (file: string) => Buffer.from(live.state.edition!.release.files.get(file)!.bytes).toString('utf8');
  change(folder, 'content/pages/agb.en.md', ['By effort.', 'By agreement.']);
  live.refresh([`${folder}/content/pages/agb.en.md`]);
  expect(text('en/agb/index.html')).toContain('By agreement.');
  expect(text('agb/index.html')).toContain('Nach Aufwand.');
  change(folder, 'content/company.ts', ["'Drills wells for gardens and towns.'", "'Drills deep.'"]);
  live.refresh([`${folder}/content/company.ts`]);
  expect(text('en/privacy/index.html')).toContain('Drills deep.');
  expect(text('datenschutz/index.html')).not.toContain('Drills deep.');
});
