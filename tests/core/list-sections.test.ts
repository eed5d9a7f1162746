import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  divideIntoSections,
  type ListSection,
  listSubsections,
  type SectionItem,
} from '../../src/core/list-sections.ts';

const room = 500;
const measure = { room, cost: () => 1, link: () => 1 };
const listed = (paths: readonly string[]) => paths.map((path) => ({ path }));
const every = <T extends SectionItem>(root: ListSection<T>) => [root, ...listSubsections(root)];
const nameOf = ({ folder, prefix }: ListSection<SectionItem>) => folder + prefix;
/** Each list by its name: what it says, and where it leads. */
const shown = (paths: readonly string[]) =>
  new Map(
    every(divideIntoSections(listed(paths), measure)).map((section) => [
      nameOf(section),
      JSON.stringify([section.items.map(({ path }) => path).sort(), section.sections.map(nameOf).sort()]),
    ]),
  );

const slug = fc.stringMatching(/^[a-c][a-c1]{0,2}(?:-[ab]{1,2})?$/);
const anyPath = fc.array(slug, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join('/')}/`);
const anyPaths = fc
  .uniqueArray(anyPath, { minLength: 1, maxLength: 120 })
  .map((paths) => paths.flatMap((path) => [path, ...Array.from({ length: 12 }, (_, i) => `${path}page-${i}/`)]))
  .map((paths) => [...new Set(paths)]);

describe('lists of pages', () => {
  it.each([10, 400, 5000, 60_000])('of %i pages name each once, and none is longer than its room', (count) => {
    for (const pathOf of [
      (i: number) => `/page-${i}/`,
      (i: number) => `/section-${i % 100}/page-${i}/`,
      (i: number) => `/products/model-${i >> 2}/part-${i % 4}/`,
    ]) {
      const sections = every(divideIntoSections(listed(Array.from({ length: count }, (_, i) => pathOf(i))), measure));
      expect(new Set(sections.flatMap(({ items }) => items.map(({ path }) => path))).size).toBe(count);
      expect(sections.reduce((sum, { items }) => sum + items.length, 0)).toBe(count);
      for (const { items, sections: links } of sections) expect(items.length + links.length).toBeLessThanOrEqual(room);
      expect(sections.length).toBeLessThanOrEqual(1 + count / 10);
      expect(new Set(sections.map(nameOf)).size).toBe(sections.length);
    }
  });

  it('are one while they fit', () => {
    const paths = Array.from({ length: room }, (_, i) => `/x/page-${i}/`);
    expect([...shown(paths).keys()]).toEqual(['/']);
    expect([...shown([...paths, '/x/more/']).keys()].slice(0, 2)).toEqual(['/', '/x/']);
  });

  it('a folder has its own; a small one is in that above; its own page is in it', () => {
    const many = (folder: string, count: number) => Array.from({ length: count }, (_, i) => `${folder}${i}/`);
    const root = divideIntoSections(listed(['/', '/a/', ...many('/a/', 480), ...many('/b/', 25)]), measure);
    expect(root.sections.map(nameOf)).toEqual(['/a/']);
    expect(root.items.map(({ path }) => path)).toEqual(['/', ...many('/b/', 25)]);
    expect(root.sections[0]?.items.map(({ path }) => path)).toEqual(['/a/', ...many('/a/', 480)]);
    expect(root.all).toHaveLength(507);
  });

  it('what is too much for one list is divided where the names differ', () => {
    const paths = Array.from({ length: 700 }, (_, i) => `/page-${i + 100}/`);
    expect([...shown(paths).keys()]).toEqual(['/', ...[1, 2, 3, 4, 5, 6, 7].map((digit) => `/page-${digit}`)]);
    const ended = ['/a/', ...Array.from({ length: 600 }, (_, i) => `/a-${i}/`)];
    const root = divideIntoSections(listed(ended), { ...measure, cost: ({ path }) => (path === '/a/' ? 600 : 1) });
    expect(root.sections[0]).toMatchObject({ prefix: 'a-' });
    expect(root.sections.at(-1)).toMatchObject({ prefix: 'a_', items: [{ path: '/a/' }] });
  });

  it('what is too much is divided by periods, else by words of names, and by letters where words are too many', () => {
    const parts = (pathOf: (i: number) => string, period?: (path: string) => string | undefined) => {
      const paths = ['/x/', ...Array.from({ length: 800 }, (_, i) => pathOf(i))];
      const [folder] = divideIntoSections(listed(paths), { ...measure, ...(period && { period }) }).sections;
      expect(folder?.items.map(({ path }) => path)).toContain('/x/');
      return folder?.sections.map(({ prefix, all }) => [prefix, all.length]);
    };
    const kinds = ['pump-large', 'pump-small', 'valve', 'tap'];
    const byKind = (i: number) => `/x/${kinds[i % 4]}-${i}/`;
    expect(parts(byKind)).toEqual(Object.entries({ 'pump-': 400, 'tap-': 200, 'valve-': 200 }));
    const year = (path: string) => (path === '/x/' ? undefined : path.endsWith('0/') ? '2025' : '2026');
    expect(parts(byKind, year)).toEqual(Object.entries({ '~2025': 80, '~2026': 720 }));
    expect(parts((i) => `/x/n${i + 100}/`)?.map(([prefix]) => prefix)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `n${n}`),
    );
  });

  it('of any pages name each once, within the room, under names of their own', () => {
    fc.assert(
      fc.property(anyPaths, (paths) => {
        const sections = every(divideIntoSections(listed(paths), measure));
        expect(sections.flatMap(({ items }) => items.map(({ path }) => path)).sort()).toEqual([...paths].sort());
        for (const section of sections) {
          expect(section.items.length + section.sections.length).toBeLessThanOrEqual(room);
          const below = every(section).flatMap(({ items }) => items);
          expect(new Set(section.all)).toEqual(new Set(below));
          expect(section.all).toHaveLength(below.length);
        }
        expect(new Set(sections.map(nameOf)).size).toBe(sections.length);
      }),
    );
  });

  it('never hold more than the room, whatever a page costs, but a page that alone costs more', () => {
    fc.assert(
      fc.property(anyPaths, fc.integer({ min: 1, max: 900 }), (paths, most) => {
        const cost = ({ path }: SectionItem) => 1 + ((path.length * 7919) % most);
        for (const { items, sections } of every(divideIntoSections(listed(paths), { ...measure, cost })))
          if (items.length + sections.length > 1)
            expect(items.reduce((sum, item) => sum + cost(item), sections.length)).toBeLessThanOrEqual(room);
      }),
    );
  });

  it('are the same in whatever order the pages were read', () => {
    fc.assert(
      fc.property(
        anyPaths.chain((paths) =>
          fc.tuple(fc.constant(paths), fc.shuffledSubarray(paths, { minLength: paths.length })),
        ),
        ([paths, shuffled]) => {
          expect(shown(shuffled)).toEqual(shown(paths));
        },
      ),
    );
  });

  it('a page more changes no list but those that lead to it', () => {
    fc.assert(
      fc.property(anyPaths, anyPath, (paths, added) => {
        fc.pre(!paths.includes(added));
        const after = shown([...paths, added]);
        for (const [name, text] of shown(paths)) if (!leadsTo(name, added)) expect(after.get(name), name).toBe(text);
      }),
    );
  });

  const many = Array.from({ length: 60_000 }, (_, i) => (i % 2 ? `/page-${i}/` : `/section-${i % 100}/page-${i}/`));
  let before: ReturnType<typeof shown>;
  beforeAll(() => {
    before = shown(many);
  });
  it.each(['/page-30000a/', '/guides/', '/section-7/page-x/', '/section-7/new/page/', '/new/'])(
    'among 60,000 pages %s changes three lists at most',
    (added) => {
      const after = shown([...many, added]);
      const changed = [...after].filter(([name, text]) => before.get(name) !== text);
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.length).toBeLessThanOrEqual(3);
      expect([...before.keys()].filter((name) => !after.has(name))).toEqual([]);
    },
  );
});

function leadsTo(list: string, path: string): boolean {
  return list.endsWith('_') ? path.startsWith(`${list.slice(0, -1)}/`) : path.startsWith(list);
}
