import { describe, expect, it } from 'vitest';
import { run, spoiled } from '../../problems/spoiled.ts';

const module = (more = '', items = standard) => `export default {
  updated: '2026-03-01',
  title: 'Releases',
  item: 'Release',
  description: 'Versions, newest first.',
  heading: 'name',
  publish: { documents: true, latest: 'date', period: { from: 'date', until: 'until' }${more} },
  fields: {
    name: { kind: 'text', description: 'Its name.' },
    date: { kind: 'date', description: 'First day.' },
    until: { kind: 'date', description: 'Last day.', optional: true },
  },
  items: [${items}],
};
`;
const standard = `
    { id: 'one', name: 'One', date: '2025-01-01', until: '2026-02-28' },
    { id: 'two', name: 'Two', date: '2026-02-01' },
    { id: 'three', name: 'Three', date: '2026-03-02' },
  `;
const builtOf = (files: Record<string, string>, options = {}) => {
  const { problems, release } = run(spoiled(files), options);
  const text = (path: string): string => {
    const file = release?.routes.get(path)?.variants[0]?.file;
    return file === undefined ? 'null' : Buffer.from(release!.files.get(file)!.bytes).toString('utf8');
  };
  return { problems, text, json: (path: string) => JSON.parse(text(path)), paths: [...(release?.routes.keys() ?? [])] };
};
const built = (text: string, options = {}) => builtOf({ 'content/facts/releases.ts': text }, options);

describe('a fact module with a document for each item', () => {
  it('publishes each, the newest, and states with their day', () => {
    const { problems, json, paths } = built(module());
    expect(problems).toEqual([]);
    const list = json('/api/v1/releases.json');
    expect(list).toMatchObject({ statesAsOf: '2026-03-01', latest: 'two' });
    expect(list.items.map(({ id, isCurrent, endsOn }: Record<string, unknown>) => [id, isCurrent, endsOn])).toEqual([
      ['one', false, '2026-02-28'],
      ['two', true, undefined],
      ['three', false, undefined],
    ]);
    for (const item of list.items) {
      const path = new URL(item.document).pathname;
      expect(path).toBe(`/api/v1/releases/${item.id}.json`);
      expect(json(path)).toEqual({
        url: item.document,
        updated: '2026-03-01',
        notice: list.notice,
        collection: list.url,
        statesAsOf: '2026-03-01',
        item,
      });
    }
    expect(json('/api/v1/releases/latest.json').item).toEqual(list.items[1]);
    expect(paths.filter((path) => path.startsWith('/api/v1/releases/'))).toHaveLength(4);
  });

  it('is described by a path parameter with its values, and listed by a template', () => {
    const { json } = built(module());
    const { paths, components } = json('/api/v1/openapi.json');
    const { get } = paths['/api/v1/releases/{id}.json'];
    expect(get.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', enum: ['one', 'two', 'three', 'latest'] } },
    ]);
    expect(get.responses[200].content['application/json'].example).toEqual(json('/api/v1/releases/one.json'));
    expect(Object.keys(components.schemas.FactsReleasesDocument.properties)).toContain('item');
    expect(components.schemas.FactsReleasesItem.properties).toMatchObject({
      isCurrent: { type: 'boolean' },
      endsOn: { type: 'string', format: 'date' },
      document: { type: 'string', format: 'uri' },
    });
    const items = json('/.well-known/api-catalog').linkset[0].item;
    const listed = items.filter(({ href }: { href: string }) => href.includes('releases'));
    expect(listed).toEqual([
      expect.objectContaining({
        href: expect.stringMatching(/\/api\/v1\/releases\.json$/),
        'uri-template': [expect.stringMatching(/^https:\/\/[^/]+\/api\/v1\/releases\/\{id\}\.json$/)],
      }),
    ]);
  });

  it('computes states for the day of the build that is given, and for no clock', () => {
    const later = built(module(), { date: '2026-03-10' }).json('/api/v1/releases.json');
    expect(later).toMatchObject({ statesAsOf: '2026-03-10', latest: 'three' });
    const other = built(module(), { today: '2027-01-01' }).json('/api/v1/releases.json');
    expect(other).toMatchObject({ statesAsOf: '2026-03-01', latest: 'two' });
  });

  it.each([
    [`, feed: true, latest: 'datum'`, 'publish.latest'],
    [`, period: {}`, 'publish.period'],
    [`, page: true`, 'publish.page'],
  ])('refuses %s', (more, field) => {
    const text = module().replace(/publish: \{.*\},\n/, `publish: { documents: true${more} },\n`);
    const { problems } = built(text);
    expect(problems.map((problem) => [problem.field, problem.at?.file])).toContainEqual([
      field,
      'content/facts/releases.ts',
    ]);
  });

  it('refuses an item whose address is that of the newest, and fields that publish names', () => {
    const text = module('', "{ id: 'latest', name: 'x', date: '2026-01-01', isCurrent: true }").replace(
      'fields: {',
      "fields: {\n    isCurrent: { kind: 'boolean', description: 'Whether it is.' },",
    );
    const lines = built(text).problems.map(({ at, message }) => `${at && 'line' in at && at.line}: ${message}`);
    expect(lines).toContainEqual(expect.stringMatching(/^9: expected a name of its own, got "isCurrent"/));
    expect(lines).toContainEqual(expect.stringMatching(/^14: expected another id than "latest"/));
  });

  it('has pages and a feed on request', () => {
    const { problems, paths, text } = built(module(', pages: true, feed: true'));
    expect(problems).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['/releases/two/', '/releases/two.md', '/releases.atom']));
    expect(text('/releases/')).toContain('<a href="/releases/two/">Two</a>');
    expect(text('/releases/two/')).toMatch(/<h1[^>]*>Two<\/h1>/);
    const titles = [...text('/releases.atom').matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
    expect(titles.slice(1)).toEqual(['Two', 'One']);
  });

  it('may stand in several files, each with its positions', () => {
    const whole = built(module()).json('/api/v1/releases.json');
    const [first, ...others] = standard.trim().split('\n');
    const parts = {
      'content/facts/releases.ts': module('', first),
      'content/facts/releases/2026.ts': `export default [${others.join('')}];\n`,
      'content/facts/releases/more.json': '[]\n',
    };
    const split = builtOf(parts);
    expect(split.problems).toEqual([]);
    expect(split.json('/api/v1/releases.json')).toEqual(whole);
    const wrong = builtOf({
      ...parts,
      'content/facts/releases/more.json': '[\n  { "id": "two", "name": "Again", "date": "soon" }\n]\n',
      'content/facts/prices/all.json': '[]\n',
    });
    expect(wrong.problems.map(({ code, at }) => [code, at])).toEqual([
      ['file-missing', { file: 'content/facts/prices.ts' }],
      ['id-duplicate', { file: 'content/facts/releases/more.json', line: 2, col: 11 }],
      ['date-invalid', { file: 'content/facts/releases/more.json', line: 2, col: 43 }],
    ]);
  });
});
