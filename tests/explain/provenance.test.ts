import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../src/api/v1/index.ts';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import type { LiveEdition } from '../../src/desk/live/live-state.ts';
import { type Explanation, explainValue } from '../../src/explain/explain-value.ts';
import { addLabel, removeLabels } from '../../src/explain/labelled-site.ts';
import { listPointedValues, listPublishedValues } from '../../src/explain/publications.ts';
import { createTracer, type Tracer } from '../../src/explain/tracer.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { byTurn } from '../support/runs.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((s) => !/[\ue000-\uf8ff]/.test(s));

describe('labels', () => {
  it('come off a text as they went on', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.nat(100_000)), { maxLength: 6 }), (pieces) => {
        const joined = removeLabels(pieces.map(([piece, id]) => addLabel(piece, id)).join(''));
        expect(joined.text).toBe(pieces.map(([piece]) => piece).join(''));
        expect(joined.found.map(({ id }) => id)).toEqual(pieces.map(([, id]) => id));
        expect(joined.found.map(({ end }) => end)).toEqual(
          pieces.map((_, i) => pieces.slice(0, i + 1).reduce((sum, [piece]) => sum + piece.length, 0)),
        );
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('come off an address that was encoded', () =>
    expect(removeLabels(`mailto:${encodeURIComponent(addLabel('a', 0x2f))}`)).toEqual({
      text: 'mailto:a',
      found: [{ id: 0x2f, end: 8 }],
    }));

  it('leave JSON its pointers (RFC 6901 §3)', () => {
    const root = { 'a/b': [{ 'm~n': addLabel('x', 7) }, 1, true, null] };
    expect(listPointedValues(root)).toEqual([
      { pointer: '/a~1b/0/m~0n', value: 'x', ids: [7] },
      { pointer: '/a~1b/1', value: 1, ids: [] },
      { pointer: '/a~1b/2', value: true, ids: [] },
      { pointer: '/a~1b/3', value: null, ids: [] },
    ]);
  });
});

for (const from of ['small', 'example'] as const)
  describe(`where the values of the ${from} site come from`, () => {
    let site: TestSite;
    let edition: LiveEdition;
    let tracer: Tracer;
    beforeAll(() => {
      site = copySite(from);
      edition = openLiveSite({ ...site.options, today: () => site.options.today }).state.edition!;
      tracer = createTracer(edition);
    });
    afterAll(() => site.remove());
    const document = (path: string) => edition.catalog.find((each) => each.path === path)!;

    it('a traced document is the published one, byte for byte', () => {
      for (const each of byTurn(edition.catalog, from === 'small' ? 1 : 4)) {
        const traced = tracer.trace(each);
        if (!traced) continue;
        expect(traced.text).toBe(Buffer.from(edition.release.files.get(each.file)!.bytes).toString('utf8'));
        expect(removeLabels(traced.marked).text).toBe(traced.text);
      }
    });

    it('every value of the API but addresses and names of Gazette has its line, and the line says it', () => {
      // A truth value has no text that could carry a label.
      const own =
        /^\/(?:url|website|apiCatalog|openapi|documentation|title|description|version|apiVersion|authentication|descriptionVersion|status|links\/.*|publisher\/url|contact\/(?:url|form)|kind|kindName|identifiers\/\d+\/(?:scheme|name|primary|issuer|url)|aiPreferences\/.*|resources\/.*|responseTime\/unit|privacyPolicy|termsOfService|.*\/id|questions\/\d+\/url)$/;
      for (const { path, name } of resources) {
        // Published where there is a ledger.
        if (name === 'changes') continue;
        const values = listPublishedValues(document(path), tracer);
        expect(values.length).toBeGreaterThan(2);
        for (const { pointer, value, leaves } of values) {
          if (leaves.length === 0) expect(pointer, `${path}#${pointer} = ${value}`).toMatch(own);
          if (leaves.length === 1 && typeof leaves[0]!.value === 'string' && !leaves[0]!.value.includes('\n'))
            expect(String(value)).toContain(leaves[0]!.value);
        }
      }
    });

    it('finds most of what the pages say, in HTML and in Markdown', () => {
      const facts = tracer.leaves.filter(
        ({ at, value }) =>
          /company|solutions|industries/.test(at.file) && typeof value === 'string' && value.includes(' '),
      );
      // The reference shows the documents of the API, whatever the pages show.
      const isTold = (path: string) => !path.startsWith('/docs/api');
      for (const form of [/\/$/, /\.md$/]) {
        const shown = edition.catalog.filter(({ path }) => form.test(path) && isTold(path));
        expect(shown.length).toBeGreaterThan(8);
        const named = new Set(
          shown.flatMap((each) => listPublishedValues(each, tracer).flatMap(({ leaves }) => leaves)),
        );
        const missing = facts.filter((leaf) => !named.has(leaf));
        expect(missing.length / facts.length, missing.map(({ name }) => name).join()).toBeLessThan(0.05);
      }
    });

    it('finds what the homepage says in short', () => {
      for (const path of ['/', '/index.md']) {
        const named = new Set(listPublishedValues(document(path), tracer).flatMap(({ leaves }) => leaves));
        const said = tracer.leaves.filter(
          ({ at, name }) =>
            /company|solutions/.test(at.file) && /^(?:legalName|companyNumber|solutions\[0\]\.name)$/.test(name),
        );
        expect(said.length).toBeGreaterThan(2);
        expect(said.filter((leaf) => !named.has(leaf)).map(({ name }) => name)).toEqual([]);
      }
    });
  });

describe('explain', () => {
  let site: TestSite;
  let edition: LiveEdition;
  beforeAll(() => {
    site = copySite();
    edition = openLiveSite({ ...site.options, today: () => site.options.today }).state.edition!;
  });
  afterAll(() => site.remove());

  it('names the line behind a value, and every other place that publishes it', () => {
    const { values, leaves, publications } = explainValue(
      edition,
      '/api/v1/company.json#/companyNumber',
    ) as Explanation;
    expect(values).toMatchObject([{ pointer: '/companyNumber', value: 'HRA 0012', by: 'label' }]);
    expect(leaves.map(({ at }) => at)).toEqual([{ file: 'content/company.ts', line: 8, col: 18 }]);
    const found = Object.fromEntries(publications.map(({ path, pointers, lines }) => [path, { pointers, lines }]));
    expect(found['/api/v1/company.json']).toEqual({
      pointers: ['#/companyNumber', '#/identifiers/0/value'],
      lines: [],
    });
    expect(found['/']!.pointers).toContain('#/@graph/0/identifier/value');
    // In home.md it is written {{company.companyNumber}}.
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['/', '/index.md', '/llms.txt', '/api/v1/openapi.json']));
    for (const [path, { lines }] of Object.entries(found)) {
      const published = Buffer.from(
        edition.release.files.get(edition.catalog.find((d) => d.path === path)!.file)!.bytes,
      )
        .toString()
        .split('\n');
      for (const line of lines) expect(published[line - 1], `${path}:${line}`).toContain('HRA 0012');
    }
  });

  it('explains everything below a pointer, and a place in the content', () => {
    const hours = explainValue(edition, '/api/v1/company.json#/officeHours') as Explanation;
    expect(hours.values.map(({ pointer, value }) => [pointer, value])).toEqual([
      ['/officeHours/timeZone', 'Europe/Berlin'],
      ['/officeHours/days/0', 'Monday'],
      ['/officeHours/days/1', 'Wednesday'],
      ['/officeHours/opens', '08:30'],
      ['/officeHours/closes', '12:00'],
    ]);
    expect(hours.leaves.every(({ at }) => at.file === 'content/company.ts' && at.line === 13)).toBe(true);
    const place = explainValue(edition, 'content/company.ts:8') as Explanation;
    expect(place.leaves.map(({ name }) => name)).toEqual(['companyNumber']);
    expect(place.publications.map(({ path }) => path)).toContain('/api/v1/company.json');
  });

  it.each(['/api/v1/nothing.json', '/api/v1/company.json#/nothing', 'content/company.ts:999', 'content/nothing.md'])(
    'knows no %s, and says what there is',
    (question) => {
      const answer = explainValue(edition, question);
      expect('unknown' in answer && answer.known.length).toBeGreaterThan(3);
    },
  );
});
