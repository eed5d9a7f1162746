import { describe, expect, it } from 'vitest';
import type { ContractChange } from '../../../src/api/contract/rules.ts';
import { findChangePosition, toBrokenProblem, toRiskyProblem } from '../../../src/checks/contract/judge.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import type { LocatedData } from '../../../src/content/read/source.ts';
import { inputOf, moduleOf } from '../small-input.ts';
import cases from './judge.cases.json' with { type: 'json' };

const change = (more: Partial<ContractChange>): ContractChange => ({
  rule: 'id-gone',
  class: 'breaking',
  path: '/api/v1/x.json#items/a',
  reason: 'because',
  ...more,
});

/** A module with each member on a line of its own. */
const lines = (file: string, text: string): LocatedData => {
  const located = parseLiteralModule(file, `export default ${text};\n`, (problem) => {
    throw new Error(JSON.stringify(problem));
  });
  if (!located) throw new Error(text);
  return located;
};

describe('what is said of a change', () => {
  const input = inputOf({});
  it.each([
    [{}, 'id-gone: because'],
    [{ was: 'a' }, 'id-gone (was a, is none): because'],
    [{ now: 'b' }, 'id-gone (was none, is b): because'],
    [{ was: 'a', now: 'b' }, 'id-gone (was a, is b): because'],
  ] as const)('%o', (more, message) => {
    expect(toBrokenProblem(change(more), input)).toMatchObject({
      code: 'contract-broken',
      field: '/api/v1/x.json#items/a',
      message,
    });
    expect(toRiskyProblem(change(more), input)).toMatchObject({ code: 'contract-risky', message });
  });

  it('and what can be done', () => {
    expect(toBrokenProblem(change({}), input).hint).toMatch(/^Put it back/);
    expect(toBrokenProblem(change({ rule: 'path-gone' }), input).hint).toMatch(/^Redirect it/);
    expect(toRiskyProblem(change({}), input).hint).toContain(
      '[{"rule":"id-gone","path":"/api/v1/x.json#items/a","reason":"…"}]',
    );
  });
});

describe('where a change was made', () => {
  const facts = lines(
    'content/facts/models.ts',
    "{\n  fields: {\n    power: { kind: 'number' }, fileName: { kind: 'text' },\n    state: {\n      values: {\n        sold: 'Sold',\n      },\n    },\n    parts: {\n      of: {\n        fields: {\n          size: { kind: 'number' },\n        },\n      },\n    },\n  },\n  items: [\n    { id: 'p1' },\n    { id: 'p2' },\n  ],\n}",
  );
  const contract = lines(
    'content/contract.json',
    "{\n  documents: {\n    '/api/v1/gone.json': {\n      ids: {\n        items: [\n          ['a', 'b'],\n          ['c', 'd'],\n        ],\n      },\n      members: {\n        'items[].x': 'y',\n      },\n    },\n  },\n  paths: {\n    page: [\n      '/a/',\n      '/b/',\n    ],\n  },\n  servers: [\n    'https://a.example',\n    'https://b.example',\n  ],\n  licence: 'x',\n}",
  );
  const base = inputOf({
    modules: [
      [
        'company',
        lines(
          'content/company.ts',
          "{\n  registeredAddress: {\n    region: 'x',\n  },\n  products: [\n    { id: 'a' },\n    { id: 'b' },\n  ],\n}",
        ),
      ],
      [
        'site',
        lines('content/site.ts', "{\n  baseUrl: 'x',\n  languages: ['de'],\n  dataLicense: {\n    url: 'x',\n  },\n}"),
      ],
      moduleOf('industries', '{}'),
    ],
  });
  const faq = [{ file: 'content/faq/a.md' }, { file: 'content/faq/b.md' }] as unknown as typeof base.sources.faq;
  const input = { ...base, sources: { ...base.sources, faq, contract, facts: new Map([['models', facts]]) } };
  const at = (more: Partial<ContractChange>) => {
    const { file, line } = { file: '', line: 0, ...findChangePosition(change(more), input) };
    return `${file}:${line}`;
  };

  it.each(cases as [string, string][])('%s', (path, place) => {
    expect(at({ path })).toBe(place);
  });

  it('a field may have a name that ends as names of choices do', () => {
    expect(findChangePosition(change({ path: '/api/v1/models.json#items[].fileName' }), input)).toMatchObject({
      line: 3,
      col: 42,
    });
  });

  it('an id that is another is where it stands now, and with languages the origin is one of them', () => {
    const renamed = (path: string, now: string) => at({ rule: 'id-renamed', path, now });
    expect(renamed('/api/v1/models.json#items/p9', 'p2')).toBe('content/facts/models.ts:19');
    expect(renamed('/api/v1/company.json#products/x', 'a')).toBe('content/company.ts:6');
    expect(renamed('/api/v1/faq.json#questions/x', 'a')).toBe('content/faq/a.md:0');
    expect(
      findChangePosition(change({ path: 'servers/x' }), {
        ...input,
        site: { ...input.site, languages: ['de'] } as unknown as typeof input.site,
      }),
    ).toMatchObject({ line: 3 });
    expect(
      findChangePosition(change({ path: '/api/v1/none.json' }), {
        ...input,
        sources: inputOf({}).sources,
      }),
    ).toBeUndefined();
  });
});
