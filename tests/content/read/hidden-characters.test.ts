import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../../../src/content/check/body/body.ts';
import { validateSkills } from '../../../src/content/check/skills.ts';
import { parseFrontMatter } from '../../../src/content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import type { SkillSource } from '../../../src/content/read/source.ts';
import { httpsUrl, siteLink } from '../../../src/content/schemas/urls.ts';
import { findForbiddenCharacters } from '../../../src/core/characters.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { toPlainText } from '../../../src/markdown/plain-text.ts';
import { runs } from '../../support/runs.ts';
import cases from './hidden-characters.cases.json' with { type: 'json' };

const frontMatter = { file: 'x.md', value: {}, locate: () => ({ file: 'x.md', line: 1, col: 1 }) };
const show = ({ code, at }: Problem) => `${code} ${at && 'line' in at ? `${at.line}:${at.col}` : ''}`;

function body(markdown: string) {
  const problems: Problem[] = [];
  const source = { file: 'x.md', frontMatter, body: markdown, bodyBytes: 0, bodyLine: 7 };
  const { html } = parseBody(source, undefined, (problem) => problems.push(problem));
  return { html, problems, places: problems.map(show) };
}

describe('character references of Markdown', () => {
  it.each(cases['character references of Markdown'] as [string, string, string][])('%j', (markdown, place, name) => {
    const { problems, places } = body(markdown);
    expect(places).toEqual([`file-encoding ${place}`]);
    expect(problems[0]!.message).toMatch(/^expected plain text, got a character reference for .*\(/);
    expect(problems[0]!.message).toContain(name);
  });

  it('in an address they are named as a bad link too', () => {
    expect(body('[a](/x&#8203;/)').places).toEqual(['file-encoding 7:7', 'markdown-link-unsafe 7:5']);
    expect(body('[a]: /x&#8203;/').places).toEqual(['file-encoding 7:8', 'markdown-link-unsafe 7:6']);
  });

  it.each(cases.accepts)('accepts %j', (markdown) => {
    expect(body(markdown).places).toEqual([]);
  });

  it('names each kind once in a stretch, where it first stands', () => {
    expect(body('&rlm; &#8203; &rlm;').places).toEqual(['file-encoding 7:1', 'file-encoding 7:7']);
  });
});

it('what is accepted holds no forbidden character for a browser, and none in the API', () => {
  const pieces = ['&', '#', 'x', ';', '8203', '200b', '\\', '`', '```', '\n', ' ', '> ', 'a', 'م', 'क्', '👩', '&amp;'];
  const references = ['&#8203;', '&#x202e;', '&rlm;', '&zwnj;', '&zwj;', '&NoBreak;', '&#xE0041;', '&#x80;', '&lrm'];
  const links = ['[', '](', ')', '![', '[a](/x "', '")', '<https://a.b/', '>', '%E2%80%8B', '%0', '| a |\n|-|\n|'];
  const textOf = (node: { nodeName: string; value?: string; attrs?: { value: string }[]; childNodes?: [] }): string =>
    [node.value ?? '', ...(node.attrs ?? []).map(({ value }) => value), ...(node.childNodes ?? []).map(textOf)].join(
      '\n',
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ...references, ...links), { maxLength: 14 }), (parts) => {
      const markdown = parts.join('');
      const { html, problems } = body(markdown);
      if (problems.length > 0) return;
      expect(findForbiddenCharacters(textOf(parseFragment(html) as never))).toEqual([]);
      expect(findForbiddenCharacters(toPlainText(markdown))).toEqual([]);
    }),
    { numRuns: runs(4000) },
  );
});

describe('percent-coded characters of addresses', () => {
  const good = [
    '/a%20b/',
    'https://de.example/Stra%C3%9Fe',
    'https://old.example/caf%E9',
    'https://a.example/%25E2%2580%258B',
  ];
  const persian = 'https://fa.example/%D9%85%DB%8C%E2%80%8C%D8%AE';
  const mail = 'mailto:a@b.example?subject=x&body=one%0D%0Atwo%0Athree';
  it.each([...good, persian, mail])('accepts %s', (href) => {
    expect(body(`[a](${href})`).places).toEqual([]);
  });
  it.each(['/a%E2%80%8Bb/', '/%e2%80%ae', '/%00', 'https://a.example/?q=%F3%A0%81%81', '/pay%E2%80%8Cpal', '/a%0Db'])(
    'refuses %s',
    (href) => {
      expect(body(`[a](${href})`).places).toEqual(['markdown-link-unsafe 7:5']);
      expect(body(`![a](${href})`).places).toEqual(['markdown-link-unsafe 7:6']);
      expect(httpsUrl().safeParse(`https://a.example${href.replace(/^https:..a.example/, '')}`).success).toBe(false);
      expect(siteLink().safeParse(`https://a.example${href.replace(/^https:..a.example/, '')}`).success).toBe(false);
    },
  );
});

describe('escapes', () => {
  const problemsOf = (read: (report: (problem: Problem) => void) => unknown) => {
    const problems: Problem[] = [];
    read((problem) => problems.push(problem));
    return problems.map((problem) => `${show(problem)} ${/\(U\+.*\)/.exec(problem.message)?.[0]}`);
  };

  it.each(cases['of YAML'] as [string, string, string][])('of YAML: %j', (yaml, place, name) => {
    expect(problemsOf((report) => parseFrontMatter('x.md', `---\n${yaml}\n---\n`, report))).toEqual([
      `file-encoding ${place} (${name})`,
    ]);
  });

  it.each(cases['of TypeScript'] as [string, string, string][])('of TypeScript: %j', (data, place, name) => {
    expect(problemsOf((report) => parseLiteralModule('x.ts', `export default ${data}`, report))).toEqual([
      `file-encoding ${place} (${name})`,
    ]);
  });

  it('that writing needs are accepted', () => {
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    const module = parseLiteralModule(
      'x.ts',
      "export default { a: 'می\\u200cخواهم', b: '\\u{1F469}\\u200D💻' }",
      report,
    );
    const page = parseFrontMatter('x.md', '---\ntitle: "می\\u200cخواهم"\n---\n', report);
    expect([module?.value, page?.frontMatter.value, problems]).toEqual([
      { a: 'می\u200cخواهم', b: '👩\u200d💻' },
      { title: 'می\u200cخواهم' },
      [],
    ]);
  });
});

describe('SKILL.md', () => {
  function skill(markdown: string) {
    const problems: Problem[] = [];
    const values = { name: 'book', description: 'Books.', metadata: { updated: '2026-01-01' } };
    const source = {
      file: 'x.md',
      frontMatter: { ...frontMatter, value: values },
      body: markdown,
      bodyBytes: 0,
      bodyLine: 7,
    };
    const skills: SkillSource[] = [{ name: 'book', file: 'x.md', bytes: new Uint8Array(), source }];
    const sources = { modules: new Map(), facts: new Map(), faq: [], pages: [], skills, unread: [], publicFiles: [] };
    validateSkills(sources, (problem) => problems.push(problem));
    return problems.map(show);
  }

  it.each([
    ['# Book\n\nUse `GET /api/v1/company.json`, [the API](/docs/api/) or <https://example.com/>.\n', []],
    ['a\n\n<script>x</script>', ['markdown-html 9:1', 'markdown-html 9:10']],
    ['<!-- hidden -->', ['markdown-html 7:1']],
    ['[a](javascript:alert(1))', ['markdown-link-unsafe 7:5']],
    ['![a](data:image/png;base64,x)', ['markdown-link-unsafe 7:6']],
    ['a &#x202e;', ['file-encoding 7:3']],
    ['a {{company.b}}', ['fact-misplaced 7:3']],
    [`${'> '.repeat(60)}a`, ['markdown-too-complex 7:1']],
  ])('obeys the rules of pages: %j', (markdown, expected) => {
    expect(skill(markdown)).toEqual(expected);
  });
});
