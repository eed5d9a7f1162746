import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatScheduledChange } from '../../src/commands/check.ts';
import { build, type SiteBuildOptions } from '../../src/compile/build.ts';
import { contentRecords } from '../../src/compile/content-records.ts';
import type { Sources } from '../../src/content/read/load.ts';
import { withMembers } from '../../src/content/read/source.ts';
import {
  checkScheduledDays,
  createReleaseDays,
  resolveScheduledValues,
} from '../../src/content/scheduled/resolve-scheduled-values.ts';
import { assertDefined } from '../../src/core/assert-defined.ts';
import { kept } from '../support/kept.ts';
import { planOf, release } from '../support/ledger.ts';
import { siteOf } from '../support/site-of.ts';
import { codesOf, ledgered, textsOf } from './ledger/copy.ts';

const old = "{ streetAddress: ['Rheinufer 1'], locality: 'Köln', region: 'NRW', postalCode: '50667', country: 'DE' }";
const next = old.replace('Rheinufer 1', 'Mainufer 77');
const move = `{ before: ${old}, value: ${next}, from: '2026-05-01' }`;

/** The small company, with nothing that knows when it changed but its files. */
function dated() {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-ahead-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(new URL('../fixtures/small', import.meta.url).pathname, dir, { recursive: true });
  const file = join(dir, 'content/company.ts');
  const folders = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public') };
  return {
    edit: (from: string, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to)),
    build: (today: string, more: Partial<SiteBuildOptions> = {}) =>
      build({ ...folders, preview: false, today, cache: kept, ...more }),
  };
}

const hasNew = (texts: ReadonlyMap<string, string>) => [...texts.values()].some((text) => text.includes('Mainufer'));
describe('with a ledger', () => {
  it('nothing of the new value is in the bytes before its release, on any day, and only it changes with that', () => {
    const site = ledgered();
    const plain = textsOf(site.build('2026-03-15'));
    site.edit('company.ts', old, move);
    const before = site.build('2026-03-15', { production: true });
    expect(codesOf(before)).toEqual([]);
    expect(textsOf(before)).toEqual(plain);
    expect(textsOf(site.build('2026-12-01', { production: true }))).toEqual(plain);

    expect(site.release('2026-04-30')).toEqual([]);
    expect(site.release('2026-05-02')).toEqual(['Sitz, Straße und Hausnummer: Mainufer 77, vorher Rheinufer 1']);
    const after = site.build('2026-05-02', { production: true });
    expect(codesOf(after)).toEqual([]);
    expect(textsOf(site.build('2027-01-24', { production: true }))).toEqual(textsOf(after));
    expect(hasNew(textsOf(after))).toBe(true);
    expect(JSON.parse(textsOf(after).get('api/v1/company.json') ?? '').updated).toBe('2026-05-02');
    // The file is as if somebody had made the change on that day.
    site.edit('company.ts', move, next);
    site.undate('company.ts');
    expect(textsOf(site.build('2026-05-02'))).toEqual(textsOf(after));
  });

  it('a build is told the day, and says that nothing was recorded of it', () => {
    const site = ledgered();
    site.edit('company.ts', old, move);
    const early = site.build('2026-05-02', { date: '2026-04-30' });
    expect([codesOf(early), hasNew(textsOf(early))]).toEqual([['value-due'], false]);
    const told = site.build('2026-05-02', { date: '2026-05-01' });
    expect([codesOf(told), hasNew(textsOf(told))]).toEqual([['ledger-unrecorded'], true]);
    expect(codesOf(site.build('2026-05-02', { date: '2026-05-01', strict: true }))).toContain('ledger-unreleased');
  });

  it('what is no fact of the ledger is released on its day too, once, and is no news', () => {
    const site = ledgered();
    const contacts = "contacts: ['https://pumpen.example/datenschutz/', 'mailto:post@pumpen.example']";
    const written = `{ ${contacts}, expires: '2027-02-01T00:00:00Z' }`;
    const later = written.replace('post@', 'neu@');
    site.edit(
      'site.ts',
      `security: ${written}`,
      `security: { before: ${written}, value: ${later}, from: '2026-05-01' }`,
    );
    const said = (today: string) => textsOf(site.build(today, { production: true })).get('.well-known/security.txt');
    const news = () => textsOf(site.build('2026-05-03')).get('api/v1/changes.json');
    const plain = news();
    expect(planOf(site.folders, '2026-04-30').write).toEqual([]);
    expect(codesOf(site.build('2026-05-02'))).toEqual(['value-due']);
    // A build of that day says it, and that no release does.
    expect(codesOf(site.build('2026-05-02', { date: '2026-05-01' }))).toEqual(['ledger-unrecorded']);
    expect(said('2026-05-02')).toContain('post@pumpen.example');

    expect(site.release('2026-05-02')).toEqual([]);
    expect(codesOf(site.build('2026-05-02', { production: true }))).toEqual([]);
    expect(said('2026-05-02')).toContain('neu@pumpen.example');
    expect(news()).toBe(plain);
    expect(planOf(site.folders, '2026-05-03').write).toEqual([]);
    const kept = said('2027-01-20');
    release(site.folders, '2026-05-03', { compact: true });
    expect(said('2027-01-20')).toBe(kept);
  });

  it('is of its day in the first entries of a ledger, too', () => {
    const dir = mkdtempSync(join(tmpdir(), 'gazette-ahead-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    cpSync(new URL('../fixtures/small', import.meta.url).pathname, dir, { recursive: true });
    const file = join(dir, 'content/site.ts');
    const corrections = "corrections: { value: 'korrektur@pumpen.example', from: '2026-05-01' }";
    writeFileSync(file, readFileSync(file, 'utf8').replace('security:', `${corrections},\n  security:`));
    const folders = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public') };
    release(folders, '2026-05-02', { adopt: true });
    const built = build({ ...folders, preview: false, today: '2026-05-03', production: true, cache: kept });
    expect(codesOf(built)).toEqual([]);
    expect(textsOf(built).get('api/v1/index.json')).toContain('korrektur@pumpen.example');
  });

  it('begins on its day, and may be released with a fact', () => {
    const site = ledgered();
    site.edit('company.ts', old, move);
    site.edit(
      'site.ts',
      "contactEmail: 'post@pumpen.example'",
      "contactEmail: 'post@pumpen.example', corrections: { value: 'korrektur@pumpen.example', from: '2026-05-01' }",
    );
    const { write } = planOf(site.folders, '2026-05-02');
    expect(write).toHaveLength(1);
    // The day of the entry of the fact says it already.
    expect(write[0]?.text).toContain('company#registeredAddress/streetAddress');
    expect(write[0]?.text).not.toContain('$ahead');
  });
});

describe('without a ledger', () => {
  it('the file says the day: what is said from then on is published when it does', () => {
    const site = dated();
    const plain = textsOf(site.build('2026-03-15'));
    site.edit(old, move);
    expect(textsOf(site.build('2026-12-01'))).toEqual(plain);
    const due = site.build('2026-05-01');
    expect(due.problems).toMatchObject([
      {
        code: 'value-due',
        at: { file: 'content/company.ts', line: 4, col: 12 },
        fix: { kind: 'value', from: '2026-02-03', to: '2026-05-01' },
      },
    ]);
    expect(due.problems[0]?.message).toContain('company#registeredAddress');
    site.edit("updated: '2026-02-03'", "updated: '2026-05-01'");
    const after = textsOf(site.build('2026-05-01'));
    expect(codesOf(site.build('2026-05-01'))).toEqual([]);
    expect(hasNew(after)).toBe(true);
    site.edit(move, next);
    expect(textsOf(site.build('2027-01-24'))).toEqual(after);
  });

  it('so does the day that a build is given, and then the file is dated by that', () => {
    const site = dated();
    site.edit(old, move);
    const told = textsOf(site.build('2026-06-01', { date: '2026-06-01' }));
    expect(hasNew(told)).toBe(true);
    expect(JSON.parse(told.get('api/v1/company.json') ?? '').updated).toBe('2026-05-01');
    expect(hasNew(textsOf(site.build('2026-06-01', { date: '2026-04-30' })))).toBe(false);
  });
});

describe('what is given ahead', () => {
  it('is checked as it will be, while there is time to mend it', () => {
    const site = dated();
    site.edit(
      old,
      move.replace("postalCode: '50667', country: 'DE' }, from", "postalCode: '5066', country: 'DE' }, from"),
    );
    const { problems } = site.build('2026-03-15');
    expect(problems.map(({ code, field }) => [code, field])).toEqual([
      ['field-invalid', 'registeredAddress.postalCode'],
    ]);
    expect(problems[0]?.at).toMatchObject({ file: 'content/company.ts', line: 11, col: 223 });
  });

  it('is judged once: a problem that is there today is not told again though its field has another number', () => {
    const site = dated();
    const product = (id: string, more = '') =>
      `{ id: '${id}', name: '${id}', summary: 'Eine Pumpe.', access: 'public'${more} }`;
    const later = (id: string, from: string, more = '') => `{ value: ${product(id, more)}, from: '${from}' }`;
    const unknown = ", solutions: ['nix']";
    site.edit(
      "products: [{ id: 'pumpe',",
      `products: [${later('a', '2026-05-01')}, ${later('b', '2026-06-01', unknown)}, ${later('c', '2026-07-01')}, ${product('d', unknown)}, { id: 'pumpe',`,
    );
    expect(site.build('2026-03-15').problems.map(({ code, field }) => [code, field])).toEqual([
      // That of the day comes first in the file.
      ['reference-unknown', 'products[1].solutions[0]'],
      ['reference-unknown', 'products[0].solutions[0]'],
    ]);
  });

  it('is looked through for secrets before its day', () => {
    const site = dated();
    const route = "{ id: 'later', name: 'Später', description: 'Das Kennwort ist password=hunt3r22x.', link: '/' }";
    site.edit("{ id: 'post'", `{ value: ${route}, from: '2026-05-01' }, { id: 'post'`);
    const { problems, release } = site.build('2026-03-15');
    expect(problems.map(({ code, at }) => [code, at && 'line' in at && `${at.file}:${at.line}`])).toEqual([
      ['private-secret', 'content/company.ts:12'],
    ]);
    expect(release).toBeUndefined();
  });

  it('asks for the typed modules of each day alone, not for every answer again', () => {
    const { sources } = siteOf('tests/fixtures/small');
    const days: string[] = [];
    const located = assertDefined(sources.modules.get('company'), 'a company');
    const value = { ...(located.value as object), phone: { value: '1', from: '2026-05-01' } };
    const read = {
      ...sources,
      modules: new Map([...sources.modules, ['company' as const, withMembers(located, { value })]]),
    };
    const now = resolveScheduledValues(read, createReleaseDays(read), () => {});
    const judge = ({ modules, pages, faq, news, skills }: Sources) => {
      const { phone } = assertDefined(modules.get('company'), 'a company').value as { readonly phone?: string };
      days.push(`${phone}: ${[pages, faq, news, skills].map((each) => each?.length)}`);
    };
    checkScheduledDays(read, now, { validate: { preview: false }, judge }, [], () => {});
    expect(days).toEqual(['1: 0,0,0,0']);
  });

  it('is told by a check, by day', () => {
    const site = dated();
    site.edit(old, move);
    site.edit(
      "email: 'post@pumpen.example' }]",
      "email: { value: 'post@pumpen.example', from: '2026-04-01' }, link: '/' }]",
    );
    const { problems, ahead } = site.build('2026-03-15', { signed: true });
    expect(problems.map(({ code }) => code)).toEqual([]);
    expect(ahead?.map(({ address, from }) => [address, from])).toEqual([
      ['company#contactRoutes/post/email', '2026-04-01'],
      ['company#registeredAddress', '2026-05-01'],
    ]);
  });

  it('is read again by each build: what is remembered of a file holds on any day', () => {
    const site = dated();
    const records = () => contentRecords([new Map(first.content?.map((each) => [each.file, each]))], () => undefined);
    const first = site.build('2026-03-15', { cache: { ...kept, contentRecords: contentRecords([], () => undefined) } });
    expect(first.content?.map(({ file }) => file)).toContain('content/company.ts');
    site.edit(old, move);
    const second = site.build('2026-03-15', { cache: { ...kept, contentRecords: records() } });
    expect(second.content?.map(({ file }) => file)).not.toContain('content/company.ts');
    expect(second.content?.map(({ file }) => file)).toContain('content/solutions.ts');
    expect(
      hasNew(textsOf(site.build('2026-05-01', { cache: { ...kept, contentRecords: records() }, date: '2026-05-01' }))),
    ).toBe(true);
  });

  it('has a sentence', () => {
    const address = 'company#phone';
    expect(formatScheduledChange({ address, before: '1', value: '2' })).toBe(
      'company#phone becomes "2" in place of "1"',
    );
    expect(formatScheduledChange({ address, value: '2' })).toBe('company#phone begins: "2"');
    expect(formatScheduledChange({ address, before: '1' })).toBe('company#phone ends: "1"');
    expect(formatScheduledChange({ address, value: 'x'.repeat(78) })).toBe(`company#phone begins: "${'x'.repeat(78)}"`);
    expect(formatScheduledChange({ address, value: 'x'.repeat(79) })).toBe(`company#phone begins: "${'x'.repeat(78)}…`);
  });
});
