import { describe, expect, it } from 'vitest';
import type { Site } from '../../../src/content/site.ts';
import { questionsView, questionView } from '../../../src/site/page-model/questions/questions.ts';
import { rendererOf } from '../../support/render.ts';
import { bare, siteOf } from '../../support/site-of.ts';

const { site } = siteOf('');
const first = site.questions[0]!;
const withAnswer = (html: string, markdown: string): Site => ({
  ...site,
  questions: [{ ...first, id: 'q', html, markdown }, ...site.questions.slice(1)],
});

describe('the pages of questions', () => {
  it('are there where there are questions, each with its mirror', () => {
    const pathsOf = (of: Site) => rendererOf(of).catalog.map(({ path }) => path);
    expect(pathsOf(site)).toEqual(
      expect.arrayContaining(['/questions/', '/questions.md', `/questions/${first.id}/`, `/questions/${first.id}.md`]),
    );
    expect(pathsOf(bare(site)).filter((path) => path.startsWith('/questions'))).toEqual([]);
  });

  it('are listed in llms.txt by the page of all', () => {
    const { catalog } = rendererOf(site);
    const listed = catalog.filter(({ path, llms }) => path.startsWith('/questions') && llms !== undefined);
    expect(listed.map(({ path }) => path)).toEqual(['/questions/']);
  });

  it('take the name that site.ts gives them', () => {
    const { catalog } = rendererOf({ ...site, paths: { questions: 'fragen' } } as Site);
    const found = catalog.map(({ path }) => path).filter((path) => path.startsWith('/fragen/'));
    expect(found.length).toBeGreaterThan(site.questions.length);
  });
});

/** A list that counts how often one of its items is read. */
function counted<T extends object>(items: readonly T[]): { readonly list: readonly T[]; reads(): number } {
  let reads = 0;
  const list = new Proxy(items, {
    get(of, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
      return Reflect.get(of, key);
    },
  });
  return { list, reads: () => reads };
}

describe('the page of one question', () => {
  it('reads the list of all once for all pages, however many there are', () => {
    const many = Array.from({ length: 60 }, (_, i): Site['questions'][number] => ({ ...first, id: `q${i}` }));
    const { list, reads } = counted(many);
    const all = { ...site, questions: list };
    const views = many.map((question) => questionView(all, question));
    expect(reads()).toBe(60);
    expect(views.map(({ neighbours }) => neighbours?.next?.to)).toEqual([
      ...many.slice(1).map(({ id }) => `/questions/${id}/`),
      undefined,
    ]);
    const teasers = views.map(({ sections: [one] }) =>
      one?.blocks.flatMap((each) => (each.kind === 'teasers' ? each.teasers : [])),
    );
    expect(teasers.map((each) => each?.map(({ name }) => name.to?.match(/\d+/)?.[0]).join())).toEqual(
      many.map((_, i) => [1, 2, 3, 4].map((n) => (i + n < 60 ? i + n : i + n - 60)).join()),
    );
  });

  it('has its category above, its neighbours beside, and others of its category below', () => {
    const groups = questionsView(site).sections[0]?.blocks[0];
    const order =
      groups?.kind === 'answers' ? groups.groups.flatMap(({ answers }) => answers.map(({ id }) => id.text)) : [];
    const second = site.questions.find(({ id }) => id === order[1])!;
    const view = questionView(site, second);
    expect(view.crumbs.map(({ to }) => to)).toEqual(['/', '/questions/', `/questions/#questions-${second.category}`]);
    expect(view.neighbours).toEqual({
      previous: expect.objectContaining({ to: `/questions/${order[0]}/` }),
      next: expect.objectContaining({ to: `/questions/${order[2]}/` }),
    });
    const [related] = view.sections[0]?.blocks ?? [];
    const named = related?.kind === 'teasers' ? related.teasers.map(({ name }) => name.to) : [];
    expect(named.length).toBeGreaterThan(0);
    expect(named).not.toContain(`/questions/${second.id}/`);
    for (const to of named)
      expect(site.questions.find(({ id }) => to === `/questions/${id}/`)?.category).toBe(second.category);
  });

  it('has neither neighbours nor related questions where there is no other', () => {
    const alone = { ...site, questions: [first] };
    expect(questionView(alone, first).sections).toEqual([]);
    expect(questionView(alone, first).neighbours).toEqual({ previous: undefined, next: undefined });
  });

  it('leads to the homepage where its answer names a fragment, as when it stood there', () => {
    const at = rendererOf(withAnswer('<p><a href="#/contact">form</a></p>', 'The [form](#/contact).'));
    for (const path of ['/questions/q/', '/questions/'])
      expect(at.text(path)).toContain('<a href="/#/contact">form</a>');
    expect(at.text('/questions/q.md')).toContain('The [form](https://example.com/#/contact).');
  });

  it.each([
    ['A short answer.', 'A short answer.'],
    [`${'word '.repeat(60)}`, `${'word '.repeat(31).trim()}…`],
    ['語'.repeat(200), `${'語'.repeat(159)}…`],
    [`API ${'語'.repeat(200)}`, `API ${'語'.repeat(155)}…`],
    ['𠮷'.repeat(160), '𠮷'.repeat(160)],
    ['𠮷'.repeat(161), `${'𠮷'.repeat(159)}…`],
  ])('is described by the beginning of its answer: %s', (markdown, description) => {
    const { find } = rendererOf(withAnswer('', markdown));
    expect(find('/questions/q/').description).toBe(description);
  });
});
