import { describe, expect, it } from 'vitest';
import { renderLedgerFile } from '../../../src/content/ledger/ledger-file.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import type { Sources } from '../../../src/content/read/load.ts';
import type { LocatedData } from '../../../src/content/read/source.ts';
import { listPendingValues } from '../../../src/content/scheduled/pending-values.ts';
import { createReleaseDays, resolveScheduledValues } from '../../../src/content/scheduled/resolve-scheduled-values.ts';
import {
  canBeScheduled,
  isScheduledValue,
  listScheduledSides,
} from '../../../src/content/scheduled/scheduled-value.ts';
import type { Problem } from '../../../src/core/problem.ts';

const moduleIn = (file: string, text: string): LocatedData => {
  const located = parseLiteralModule(file, `export default ${text};\n`, (problem) => {
    throw new Error(problem.message);
  });
  if (!located) throw new Error(file);
  return located;
};
const sourcesOf = (modules: Partial<Record<'company' | 'site' | 'brand', string>>, facts = ''): Sources => ({
  modules: new Map(
    Object.entries(modules).map(([name, text]) => [name as 'company', moduleIn(`content/${name}.ts`, text)]),
  ),
  facts: new Map(facts === '' ? [] : [['models', moduleIn('content/facts/models.ts', facts)]]),
  ...{ faq: [], pages: [], skills: [], unread: [], publicFiles: [] },
});
const on = (sources: Sources, day: string, hasLedger = false, report: (problem: Problem) => void = () => {}) =>
  resolveScheduledValues(sources, { hasLedger, dayOf: () => day }, report);
const company = (sources: Sources) => sources.modules.get('company' as never) as LocatedData;
const phone = "{ before: '1', value: '2', from: '2026-05-01' }";

describe('what is given ahead', () => {
  it('is an object of these members alone', () => {
    expect(isScheduledValue({ value: 1, from: '' })).toBe(true);
    expect(isScheduledValue({ before: 1, from: '' })).toBe(true);
    expect(isScheduledValue({ from: '2026-12-24' })).toBe(false);
    expect(isScheduledValue({ before: 1, value: 2 })).toBe(false);
    expect(isScheduledValue({ value: 1, from: '', to: '' })).toBe(false);
    expect([isScheduledValue(null), isScheduledValue('from'), isScheduledValue(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(listScheduledSides({ before: 1, value: 2, from: '' })).toEqual([1, 2]);
    expect(listScheduledSides({ value: 2, from: '' })).toEqual([2]);
    expect(listScheduledSides('x')).toEqual(['x']);
  });

  it('is a fact, and nothing that says since when, or how the site is built', () => {
    expect(canBeScheduled('company', 'phone', true)).toBe(true);
    for (const field of ['id', 'updated', 'reviewed', 'validUntil'])
      expect([field, canBeScheduled('company', field, true), canBeScheduled('company', field, false)]).toEqual([
        field,
        false,
        false,
      ]);
    expect([canBeScheduled('site', 'notice', false), canBeScheduled('site', 'baseUrl', false)]).toEqual([true, false]);
    expect([canBeScheduled('site', 'name', true), canBeScheduled('brand', 'banner', false)]).toEqual([false, false]);
    expect([canBeScheduled(undefined, 'items', false), canBeScheduled(undefined, 'title', false)]).toEqual([
      true,
      false,
    ]);
    expect([canBeScheduled(undefined, 'reviewed', true), canBeScheduled(undefined, 'id', true)]).toEqual([true, false]);
  });
});

describe('the sources of a day', () => {
  it('say what was before, and from the day on the new value; each where it stands in the file', () => {
    const sources = sourcesOf({ company: `{ phone: ${phone}, name: 'A' }` });
    const [before, after] = [company(on(sources, '2026-04-30')), company(on(sources, '2026-05-01'))];
    expect([before.value, after.value]).toEqual([
      { phone: '1', name: 'A' },
      { phone: '2', name: 'A' },
    ]);
    expect(before.locate(['phone']).col).toBe("export default { phone: { before: '".length);
    expect(after.locate(['phone']).col).toBe("export default { phone: { before: '1', value: '".length);
    expect(after.locateIn?.(['phone'], 0)?.col).toBe(after.locate(['phone']).col + 1);
    expect(after.locate(['name'])).toEqual(company(sources).locate(['name']));
    expect(before.ahead?.[0]?.locate().col).toBe("export default { phone: { before: '1', value: '2', from: '".length);
    expect([before, after].map(({ ahead = [] }) => ahead.map(({ isInForce }) => isInForce))).toEqual([[false], [true]]);
  });

  it('are the same objects each time, and those that were read where nothing is given ahead', () => {
    const sources = sourcesOf({ company: `{ phone: ${phone} }`, site: "{ name: 'A' }" });
    const [a, b] = [on(sources, '2026-05-01'), on(sources, '2026-05-01')];
    expect(company(a)).toBe(company(b));
    expect(company(on(sources, '2026-04-01'))).not.toBe(company(a));
    expect(a.modules.get('site')).toBe(sources.modules.get('site'));
  });

  it('have items that begin and that end, the others at their own places', () => {
    const sources = sourcesOf({
      company: `{ routes: [
        { value: { id: 'new' }, from: '2026-05-01' },
        { before: { id: 'old' }, from: '2026-05-01' },
        { id: 'kept', phone: ${phone}, tags: ['x', { value: 'y', from: '2026-05-01' }] },
      ] }`,
    });
    const [before, after] = [company(on(sources, '2026-04-30')), company(on(sources, '2026-05-01'))];
    const tags = ['x', { value: 'y', from: '2026-05-01' }];
    expect(before.value).toEqual({ routes: [{ id: 'old' }, { id: 'kept', phone: '1', tags }] });
    expect(after.value).toEqual({ routes: [{ id: 'new' }, { id: 'kept', phone: '2', tags }] });
    const lines = (located: LocatedData) => [0, 1].map((i) => located.locate(['routes', i, 'id']).line);
    expect([lines(before), lines(after)]).toEqual([
      [3, 4],
      [2, 4],
    ]);
    expect(after.locate(['routes', 1, 'phone'])).toEqual(company(sources).locate(['routes', 2, 'phone', 'value']));
    expect(listPendingValues(on(sources, '2026-04-30')).map(({ address }) => address)).toEqual([
      'company#routes/kept/phone',
      'company#routes/new',
      'company#routes/old',
    ]);
    expect(listPendingValues(on(sources, '2026-05-01'))).toEqual([]);
  });

  it('leave what is below an item, or how the site is built, as it is written', () => {
    const text = `{ hours: { opens: ${phone} }, updated: ${phone} }`;
    expect(company(on(sourcesOf({ company: text }), '2026-05-01')).ahead).toBe(undefined);
    expect(on(sourcesOf({ brand: `{ color: ${phone} }` }), '2026-05-01').modules.get('brand')?.ahead).toBe(undefined);
  });

  it('have items of fact modules, and know a field that has such members of its own', () => {
    const facts = `{
      title: ${phone},
      fields: { price: { kind: 'text' }, term: { kind: 'object', fields: { from: {}, value: {} } } },
      items: [{ id: 'a', price: ${phone}, term: { from: '2026-01-01', value: 'x' } }],
    }`;
    const located = on(sourcesOf({}, facts), '2026-05-01').facts.get('models') as LocatedData;
    expect((located.value as { items: unknown }).items).toEqual([
      { id: 'a', price: '2', term: { from: '2026-01-01', value: 'x' } },
    ]);
    expect(located.ahead?.map(({ address }) => address)).toEqual(['models#a/price']);
  });

  it('are not dated before what they say; a ledger knows since when', () => {
    const value = (updated: string, day: string, hasLedger: boolean) =>
      company(on(sourcesOf({ company: `{ updated: '${updated}', phone: ${phone} }` }), day, hasLedger)).value;
    expect(value('2026-02-03', '2026-05-01', false)).toEqual({ updated: '2026-05-01', phone: '2' });
    expect(value('2026-02-03', '2026-04-30', false)).toEqual({ updated: '2026-02-03', phone: '1' });
    expect(value('2026-05-02', '2026-05-03', false)).toEqual({ updated: '2026-05-02', phone: '2' });
    expect(value('2026-02-03', '2026-05-01', true)).toEqual({ phone: '2' });
    expect(value('2026-05-01', '2026-05-01', true)).toEqual({ updated: '2026-05-01', phone: '2' });
  });

  it('report a day that is none, and say what was before', () => {
    const problems: Problem[] = [];
    const sources = sourcesOf({ company: "{ phone: { before: '1', value: '2', from: '1 May' } }" });
    const said = on(sources, '2026-05-01', false, (problem) => void problems.push(problem));
    expect(company(said).value).toEqual({ phone: '1' });
    expect(problems.map(({ code, field }) => [code, field])).toEqual([['date-invalid', 'phone.from']]);
    expect(listPendingValues(said)).toEqual([]);
  });
});

describe('the day of a release', () => {
  const entry = (date: string) => renderLedgerFile([{ address: 'company#phone', date, digest: '-' }]);
  const located = moduleIn('content/company.ts', "{ updated: '2026-02-03' }");

  it('is that of the newest in the ledger, or a later one that is given', () => {
    const ledger = [entry('2026-04-01'), entry('2026-03-01')];
    const dayOf = (date?: string) => createReleaseDays({ ledger }, date).dayOf(located);
    expect([dayOf(), dayOf('2026-03-15'), dayOf('2026-05-01')]).toEqual(['2026-04-01', '2026-04-01', '2026-05-01']);
    expect(createReleaseDays({ ledger }).hasLedger).toBe(true);
  });

  it('is without a ledger the day on which the file says that it changed, or a later one that is given', () => {
    const dayOf = (date?: string) => createReleaseDays({}, date).dayOf(located);
    expect([dayOf(), dayOf('2026-01-01'), dayOf('2026-05-01')]).toEqual(['2026-02-03', '2026-02-03', '2026-05-01']);
    expect(createReleaseDays({}).dayOf(moduleIn('content/company.ts', "{ updated: 'soon' }"))).toBe('');
    expect(createReleaseDays({}).hasLedger).toBe(false);
  });
});
