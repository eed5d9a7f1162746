import { describe, expect, it, test } from 'vitest';
import { validatePages, validateQuestions } from '../../../src/content/check/markdown.ts';
import { noMemo } from '../../../src/content/check/memo.ts';
import { formatPosition } from '../../../src/content/check/path-sources.ts';
import { validateSkills } from '../../../src/content/check/skills.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { inputOf, markdownOf } from '../../checks/small-input.ts';

const facts = new Map([['site.name', 'Example & Co']]);
const told = (problems: readonly Problem[]) =>
  problems.map(({ code, at, field }) => [code, at && formatPosition(at), field].filter(Boolean).join(' '));

const page = (name: string, front = '', body = 'Text.') =>
  markdownOf(
    `content/pages/${name}.md`,
    `---\ntitle: ${name}\ndescription: About {{site.name}}\nupdated: 2026-01-01\n${front}---\n${body}\n`,
  );
function pagesOf(...pages: ReturnType<typeof page>[]) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const made = validatePages(inputOf({ pages }).sources, facts, report, noMemo);
  return { made, problems: told(problems), fixes: problems.map(({ fix }) => fix) };
}

describe('links to files', () => {
  it.each([
    ['[x](../b.md)', 'href="/b/"'],
    ['[x](c.md#d)', 'href="/a/c/#d"'],
    ['[x](./index.md "t")', 'href="/a/"'],
    ['[x](c.en.md)', 'href="/a/c/"'],
    ['[x](../../news/n.md)', 'href="/news/n/"'],
    ['[x][y]\n\n[y]: ../home.md', 'href="/"'],
    ['`[x](c.md)`', '<code>[x](c.md)</code>'],
  ])('%s leads to a page', (body, html) => {
    const { made, problems } = pagesOf(page('a/start', '', body));
    expect(problems).toEqual([]);
    expect(made[0]?.html).toContain(html);
  });

  it('lead to no file outside of pages and news', () => {
    expect(pagesOf(page('a', '', 'a\n\nb [x](../../README.md)')).problems).toEqual([
      'markdown-link-unsafe content/pages/a.md:8:7',
    ]);
  });
});

describe('pages', () => {
  it('have their facts filled in, and an address', () => {
    expect(pagesOf(page('a', 'order: 3\n', 'We are {{site.name}}.'))).toMatchObject({
      made: [
        {
          path: '/a/',
          title: 'a',
          description: 'About Example & Co',
          updated: '2026-01-01',
          order: 3,
          markdown: expect.stringContaining('We are Example &'),
          html: expect.stringContaining('<p>We are Example &amp; Co.</p>'),
          source: 'content/pages/a.md',
        },
      ],
      problems: [],
    });
  });

  it('are sorted by order, then by path; those without an order come last', () => {
    const { made } = pagesOf(
      page('a'),
      page('c', 'order: 2\n'),
      page('b', 'order: 2\n'),
      page('d', 'order: 1\n'),
      page('a-b'),
    );
    expect(made.map(({ path }) => path)).toEqual(['/d/', '/b/', '/c/', '/a-b/', '/a/']);
  });

  it('that are drafts are checked and left out', () => {
    expect(pagesOf(page('a', 'draft: true\n', '{{nothing}}'))).toMatchObject({
      made: [],
      problems: ['fact-unknown content/pages/a.md:7:1'],
    });
    expect(pagesOf(page('a', 'draft: true\n', ''), page('b', 'draft: false\n')).problems).toEqual([]);
  });

  it('without a text are reported, but for the homepage', () => {
    expect(pagesOf(page('home', '', ''), page('a', '', '')).problems).toEqual(['field-missing content/pages/a.md:6:1']);
  });

  it('have an address of their own', () => {
    const { made, problems } = pagesOf(page('a'), page('b', 'slug: a\n'), page('c', 'slug: a\ndraft: true\n'));
    expect(made.map(({ source }) => source)).toEqual(['content/pages/a.md']);
    expect(problems).toEqual(['path-collision content/pages/b.md:5:7']);
  });

  it('have none that is kept, or cannot be one', () => {
    const odd = page('Y', 'slug: con\n');
    expect(pagesOf(page('api'), page('x', 'slug: token\n'), page('Odd'), odd)).toEqual({
      made: [],
      problems: [
        'path-reserved content/pages/api.md',
        'path-reserved content/pages/x.md:5:7',
        'path-reserved content/pages/Odd.md',
        'path-reserved content/pages/Y.md:5:7',
      ],
      // Only a file that has the name by mistake is given another.
      fixes: [undefined, undefined, { kind: 'file-name', to: 'odd.md' }, undefined],
    });
  });

  it('with an unknown fact in a line of their front matter are told of it there', () => {
    const text = '---\ntitle: "{{a}}"\ndescription: "{{b}}"\nupdated: 2026-01-01\n---\nText.\n';
    expect(pagesOf(markdownOf('content/pages/a.md', text)).problems).toEqual([
      'fact-unknown content/pages/a.md:2:9',
      'fact-unknown content/pages/a.md:3:15',
    ]);
  });

  it('of the wrong form are none, and their text is checked all the same', () => {
    expect(pagesOf(page('a', 'surprise: x\n', '{{nothing}}'))).toMatchObject({
      made: [],
      problems: ['field-unknown content/pages/a.md:5:1 surprise', 'fact-unknown content/pages/a.md:7:1'],
    });
  });
});

const question = (id: string, front = '', body = 'Yes.') =>
  markdownOf(
    `content/faq/${id}.md`,
    `---\nquestion: Is it {{site.name}}?\ncategory: about\nupdated: 2026-01-01\n${front}---\n${body}\n`,
  );
function questionsOf(...faq: ReturnType<typeof question>[]) {
  const problems: Problem[] = [];
  const made = validateQuestions(inputOf({ faq }).sources, facts, (problem) => void problems.push(problem), noMemo);
  return { made, problems: told(problems) };
}

describe('questions', () => {
  it('have their facts filled in, and their file name as id', () => {
    expect(questionsOf(question('a-1', 'order: 1\n'))).toEqual({
      made: [
        {
          id: 'a-1',
          question: 'Is it Example & Co?',
          category: 'about',
          order: 1,
          updated: '2026-01-01',
          markdown: expect.stringContaining('Yes.'),
          html: expect.stringContaining('<p>Yes.</p>'),
          source: 'content/faq/a-1.md',
        },
      ],
      problems: [],
    });
  });

  it('with an unknown fact are told of it at its line', () => {
    const text = '---\nquestion: What is {{it}}?\ncategory: x\norder: 1\nupdated: 2026-01-01\n---\nYes.\n';
    expect(questionsOf(markdownOf('content/faq/a.md', text)).problems).toEqual(['fact-unknown content/faq/a.md:2:19']);
  });

  it('are sorted by order, then by id', () => {
    const { made } = questionsOf(question('b', 'order: 2\n'), question('a', 'order: 2\n'), question('c', 'order: 1\n'));
    expect(made.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test.each(['A', 'a--b', '-a', 'a-', 'ä', 'a.b'])('cannot be called %s', (id) => {
    expect(questionsOf(question(id, 'order: 1\n'))).toEqual({
      made: [],
      problems: [`path-reserved content/faq/${id}.md`],
    });
  });

  it('without an answer are reported and left out; drafts are left out', () => {
    expect(questionsOf(question('a', 'order: 1\n', ''), question('b', 'order: 1\ndraft: true\n'))).toEqual({
      made: [],
      problems: ['field-missing content/faq/a.md:7:1'],
    });
  });
});

const skill = (name: string, front: string, body = '# S') =>
  markdownOf(`content/skills/${name}/SKILL.md`, `---\n${front}---\n${body}\n`);
function skillsOf(...all: [string, ReturnType<typeof skill>][]) {
  const problems: Problem[] = [];
  const { sources } = inputOf({});
  const skills = all.map(([name, source]) => ({ name, file: source.file, bytes: Buffer.from(name), source }));
  const made = validateSkills({ ...sources, skills }, (problem) => void problems.push(problem));
  return { made, problems: told(problems) };
}
/** A text of so many tokens, with the line end that ends a file. */
const tokens = (count: number) => ' a'.repeat(count - 1);
const front = (name: string, more = '') =>
  `name: ${name}\ndescription: What it does.\nmetadata:\n  updated: 2026-01-01\n${more}`;

describe('skills', () => {
  it('are published as they are, sorted by name', () => {
    const { made, problems } = skillsOf(['b', skill('b', front('b', 'license: MIT\n'))], ['a', skill('a', front('a'))]);
    expect(problems).toEqual([]);
    expect(made.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(made[1]).toEqual({
      name: 'b',
      description: 'What it does.',
      license: 'MIT',
      metadata: { updated: '2026-01-01' },
      path: '/.well-known/agent-skills/b/SKILL.md',
      updated: '2026-01-01',
      bytes: Buffer.from('b'),
      source: 'content/skills/b/SKILL.md',
    });
  });

  test.each([
    ['another name than its folder', front('b'), '# S', ['field-invalid content/skills/a/SKILL.md:2:7 name']],
    ['no date', 'name: a\ndescription: X\n', '# S', ['field-missing content/skills/a/SKILL.md:1:1 metadata.updated']],
    [
      'a date that is none',
      'name: a\ndescription: X\nmetadata:\n  updated: soon\n',
      '# S',
      ['date-invalid content/skills/a/SKILL.md:5:12 metadata.updated'],
    ],
    ['a fact at its beginning', front('a'), '{{count skills}}', ['fact-misplaced content/skills/a/SKILL.md:7:1']],
    ['a fact', front('a'), '# S\n\nx {{site.name}}', ['fact-misplaced content/skills/a/SKILL.md:9:3']],
    [
      'HTML that hides or runs',
      front('a'),
      'x <b>y</b> <!-- z -->\n\n<script>',
      ['markdown-html content/skills/a/SKILL.md:7:12', 'markdown-html content/skills/a/SKILL.md:9:1'],
    ],
    [
      'a field of its own',
      front('a', 'surprise: x\n'),
      '# S',
      ['field-unknown content/skills/a/SKILL.md:6:1 surprise'],
    ],
    ['500 lines', front('a'), 'x\n'.repeat(491), []],
    ['501 lines', front('a'), 'x\n'.repeat(492), ['skill-long content/skills/a/SKILL.md']],
    ['5000 tokens', front('a'), tokens(5000), []],
    ['5001 tokens', front('a'), tokens(5001), ['skill-long content/skills/a/SKILL.md']],
    ['two slots of a template', front('a'), '{{x}} {{ order.number }}', []],
    ['too many words', front('a'), 'word '.repeat(5100), ['skill-long content/skills/a/SKILL.md']],
  ])('with %s', (_, text, body, problems) => {
    expect(skillsOf(['a', skill('a', text, body)]).problems).toEqual(problems);
  });

  it('with blank optional fields have none', () => {
    expect(skillsOf(['a', skill('a', front('a', "license: ''\n"))]).problems).toEqual([]);
  });
});
