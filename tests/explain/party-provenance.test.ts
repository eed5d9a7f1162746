import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import type { LiveEdition } from '../../src/desk/live/live-state.ts';
import { listPublishedValues } from '../../src/explain/publications.ts';
import { createTracer, type Tracer } from '../../src/explain/tracer.ts';
import { copySite, type TestSite } from '../desk/site.ts';

const added = `
  founded: '1998-04',
  employees: { from: 1203, to: 1504, asOf: '2025-12-31' },
  partners: ['Erste Gesellschafterin'],
  brands: ['Pümpel'],
  people: [{ id: 'lise', name: 'Lise Beispiel', role: 'Leitung', since: '2019-04', email: 'lise@pumpen.example', phone: '+493023125042' }],
  parent: { name: 'Mutter GmbH', link: 'https://mutter.example/', identifiers: [{ scheme: 'XI-LEI', value: 'XXXX00BEISPIELWERK69' }] },
  subsidiaries: [{ name: 'Tochter GmbH', identifiers: [{ scheme: 'other', value: 'B-18', name: 'Aktenzeichen', issuer: 'Kammer zu Köln' }] }],`;

describe('where people and other organisations come from', () => {
  let site: TestSite;
  let edition: LiveEdition;
  let tracer: Tracer;
  beforeAll(() => {
    site = copySite('small');
    const text = readFileSync(join(site.dir, 'content/company.ts'), 'utf8');
    site.write('content/company.ts', text.replace('publicRecords: [],', `publicRecords: [],${added}`));
    edition = openLiveSite({ ...site.options, today: () => site.options.today }).state.edition!;
    tracer = createTracer(edition);
  });
  afterAll(() => site.remove());
  const valuesOf = (path: string) => listPublishedValues(edition.catalog.find((each) => each.path === path)!, tracer);

  it('what is traced is what is published', () => {
    for (const path of ['/', '/index.md', '/api/v1/company.json']) {
      const document = edition.catalog.find((each) => each.path === path)!;
      const bytes = edition.release.files.get(document.file)!.bytes;
      expect(tracer.trace(document)?.text).toBe(Buffer.from(bytes).toString('utf8'));
    }
  });

  const members =
    /^\/(?:founded|employees|partners|brands|people|parent|subsidiaries)(?:\/|$)(?!.*\/(?:url|primary|scheme)$)/;
  // The table knows the name and the issuer of a number of a listed scheme.
  const ofTable = /^\/parent\/identifiers\/0\/(?:name|issuer)$/;

  it('every value of theirs has its line', () => {
    const values = valuesOf('/api/v1/company.json').filter(({ pointer = '' }) => members.test(pointer));
    expect(values.length).toBeGreaterThan(18);
    const without = values.filter(({ leaves }) => leaves.length === 0).map(({ pointer = '' }) => pointer);
    expect(without.filter((pointer) => !ofTable.test(pointer))).toEqual([]);
  });

  it('and is found on the page that tells it, in its mirror and in the linked data of the homepage', () => {
    const own = /^(?:founded|partners|brands|people|parent|subsidiaries|employees\.asOf)/;
    // An id is the anchor; a code is read as the name of the number.
    const wanted = tracer.leaves.filter(({ name, at }) => at.file === 'content/company.ts' && own.test(name));
    const shown = wanted.filter(({ name }) => !/\.(?:id|scheme)$/.test(name));
    expect(shown.length).toBeGreaterThan(12);
    const ofPeople = shown.filter(({ name }) => name.startsWith('people'));
    expect(ofPeople.length).toBeGreaterThan(4);
    const ofCompany = shown.filter((leaf) => !ofPeople.includes(leaf));
    for (const [paths, leaves] of [
      [['/company/', '/company.md'], ofCompany],
      [['/people/', '/people.md'], ofPeople],
    ] as const)
      for (const path of paths) {
        const named = new Set(valuesOf(path).flatMap((value) => value.leaves));
        expect(leaves.filter((leaf) => !named.has(leaf)).map(({ name }) => `${path} ${name}`)).toEqual([]);
      }
    // schema.org has no term for these.
    const untold = /^(?:employees\.asOf|partners|people\[0\]\.since|subsidiaries\[0\]\.identifiers\[0\]\.issuer)/;
    const linked = valuesOf('/').filter(({ pointer }) => pointer?.startsWith('/@graph/'));
    const named = new Set(linked.flatMap(({ leaves }) => leaves));
    const missing = shown.filter((leaf) => !named.has(leaf) && !untold.test(leaf.name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
