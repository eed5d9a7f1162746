import type { z } from 'zod';
import { didYouMean } from '../did-you-mean.ts';
import { sha256 } from '../digest.ts';
import { expandFacts } from '../markdown/facts.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { byCodeUnit, type Position, type Report } from '../problem.ts';
import { reportIssues } from './issues.ts';
import type { Sources } from './load.ts';
import type { Memo } from './memo.ts';
import { pagePath } from './page-path.ts';
import { pageSchema, questionSchema } from './schemas/front-matter.ts';
import type { Page, Question } from './site.ts';
import type { MarkdownSource } from './source.ts';

/** name → text; undefined while the typed modules are broken: facts are then left alone. */
type Facts = ReadonlyMap<string, string> | undefined;

/** The published pages of content/pages, by order, then path. Drafts are checked and left out. */
export function validatePages(sources: Sources, facts: Facts, report: Report, memo: Memo): Page[] {
  const basisOf = basisIn(facts);
  const byPath = new Map<string, MarkdownSource>();
  const pages = sources.pages.flatMap((source): Page[] => {
    const data = memo.remember('page', source, '', (inner) => parse(pageSchema, source, inner), report);
    const { markdown, html } = memo.remember(
      'body',
      source,
      basisOf(source),
      (inner) => body(source, facts, inner),
      report,
    );
    if (!data) return [];
    const { slug, draft, ...page } = data;
    const place = pagePath(source.file.slice('content/pages/'.length), slug);
    if (!('path' in place)) {
      report({
        code: 'path-reserved',
        at: slug === undefined ? { file: source.file } : source.frontMatter.locate(['slug']),
        message:
          'reserved' in place
            ? `expected an address that is free, got one below ${place.reserved}, which must stay as service.md describes it`
            : `expected lower-case words joined by hyphens in the address, got "${place.segment}"`,
        hint: 'Rename the file, or set slug in its front matter.',
      });
      return [];
    }
    if (draft) return [];
    const first = byPath.get(place.path);
    if (first) {
      report({
        code: 'path-collision',
        at: slug === undefined ? { file: source.file } : source.frontMatter.locate(['slug']),
        message: `expected an address of its own, got ${place.path}, which ${first.file} has`,
        hint: 'Rename one of the files, or give it another slug.',
      });
      return [];
    }
    byPath.set(place.path, source);
    const line = (field: 'title' | 'description') =>
      fact(page[field], facts, () => source.frontMatter.locate([field]), report);
    return [
      {
        ...page,
        title: line('title'),
        description: line('description'),
        path: place.path,
        markdown,
        html,
        source: source.file,
      },
    ];
  });
  return pages.sort((a, b) => (a.order ?? 1e9) - (b.order ?? 1e9) || byCodeUnit(a.path, b.path));
}

/** The published questions of content/faq, by order, then id. */
export function validateQuestions(sources: Sources, facts: Facts, report: Report, memo: Memo): Question[] {
  const basisOf = basisIn(facts);
  const questions = sources.faq.flatMap((source): Question[] => {
    const data = memo.remember('question', source, '', (inner) => parse(questionSchema, source, inner), report);
    const { markdown, html } = memo.remember(
      'body',
      source,
      basisOf(source),
      (inner) => body(source, facts, inner),
      report,
    );
    if (!data) return [];
    const { draft, ...question } = data;
    const id = source.file.slice('content/faq/'.length, -'.md'.length);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      report({
        code: 'path-reserved',
        at: { file: source.file },
        message: `expected lower-case words joined by hyphens as file name, got "${id}"`,
        hint: 'The file name is the id of the question in the API.',
      });
      return [];
    }
    if (markdown.trim() === '')
      report({
        code: 'field-missing',
        at: { file: source.file, line: source.bodyLine, col: 1 },
        message: 'expected an answer below the front matter, found nothing',
      });
    if (draft) return [];
    return [
      {
        ...question,
        question: fact(question.question, facts, () => source.frontMatter.locate(['question']), report),
        id,
        markdown,
        html,
        source: source.file,
      },
    ];
  });
  return questions.sort((a, b) => a.order - b.order || byCodeUnit(a.id, b.id));
}

function parse<S extends z.ZodType>(schema: S, source: MarkdownSource, report: Report): z.output<S> | undefined {
  const result = schema.safeParse(source.frontMatter.value);
  if (!result.success) reportIssues(result.error, schema, source.frontMatter, report);
  return result.data;
}

/** What a body depends on besides its file: all facts, if it names any. */
function basisIn(facts: Facts): (source: MarkdownSource) => string {
  let all: string | undefined;
  return ({ body: text }) => {
    if (!text.includes('{{')) return '';
    all ??= facts ? sha256(JSON.stringify([...facts])) : 'none';
    return all;
  };
}

/** The body with its facts filled in; reports unknown facts, raw HTML, unsafe links and what cannot be rendered. */
function body(source: MarkdownSource, facts: Facts, report: Report): { markdown: string; html: string } {
  const at = (offset: number): Position => {
    const lines = source.body.slice(0, offset).split('\n');
    return { file: source.file, line: source.bodyLine + lines.length - 1, col: lines.at(-1)!.length + 1 };
  };
  let { body: text } = source;
  if (facts && text.includes('{{')) {
    const expanded = expandFacts(text, facts);
    for (const { name, offset } of expanded.unknown) reportUnknownFact(name, facts, at(offset), report);
    text = expanded.text;
  }
  const rendered = renderMarkdown(text);
  for (const problem of rendered.problems) {
    // Facts may have moved the text: look for it where the editor wrote it.
    const found = source.body.indexOf(problem.text);
    const offset = problem.offset !== undefined && text === source.body ? problem.offset : Math.max(found, 0);
    report({ ...markdownProblem(problem), at: at(offset) });
  }
  return { markdown: text, html: rendered.html };
}

function markdownProblem(problem: ReturnType<typeof renderMarkdown>['problems'][number]) {
  const shown = problem.text.length > 60 ? `${problem.text.slice(0, 57)}…` : problem.text;
  switch (problem.kind) {
    case 'html':
      return {
        code: 'markdown-html',
        message: `expected Markdown, got HTML: ${shown}`,
        hint: 'Write it as Markdown; for a literal < write \\<. Comments would be published too.',
      } as const;
    case 'unsafe-link':
      return {
        code: 'markdown-link-unsafe',
        message: `expected a link to /a-page/, #a-heading, https:, mailto: or tel:, got "${shown}"`,
      } as const;
    case 'complex':
      return {
        code: 'markdown-too-complex',
        message: `expected Markdown that renders within its limits: ${shown}`,
      } as const;
  }
}

/** One line of front matter with its facts filled in, as plain text. */
function fact(text: string, facts: Facts, at: () => Position, report: Report): string {
  if (!facts || !text.includes('{{')) return text;
  return text.replace(/\{\{\s*(.*?)\s*\}\}/g, (whole, name: string) => {
    const value = facts.get(name.replace(/\s+/g, ' '));
    if (value === undefined) reportUnknownFact(name, facts, at(), report);
    return value ?? whole;
  });
}

function reportUnknownFact(name: string, facts: ReadonlyMap<string, string>, at: Position, report: Report): void {
  const near = didYouMean(name, [...facts.keys()]);
  report({
    code: 'fact-unknown',
    at,
    message: `expected the name of a fact, got "${name}"`,
    hint: near
      ? `Did you mean "{{${near}}}"?`
      : 'A fact is a path such as {{company.legalName}} or a count such as {{count solutions}}.',
  });
}
