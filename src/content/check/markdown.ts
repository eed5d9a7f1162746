import type { z } from 'zod';
import { byCodeUnit, type Report } from '../../core/problem.ts';
import { slugPattern } from '../../core/slug.ts';
import type { Sources } from '../read/load.ts';
import type { MarkdownSource } from '../read/source.ts';
import { pageSchema, questionSchema } from '../schemas/front-matter.ts';
import type { Page, Question } from '../site.ts';
import { withoutBlanks } from './blank-fields.ts';
import { basisIn, type Facts, readBody, readLine } from './body/body.ts';
import { fileNameFix } from './fix.ts';
import type { Memo } from './memo.ts';
import { pagePath } from './page-path.ts';
import { parse } from './parse.ts';
import { pathPlaces, placeText } from './path-places.ts';

/** The published pages of content/pages, by order, then path. Drafts are checked and left out. */
export function validatePages(sources: Sources, facts: Facts, report: Report, memo: Memo): Page[] {
  const bodyOf = bodiesIn(facts, report, memo);
  const placeOf = pathPlaces(sources);
  const byPath = new Map<string, MarkdownSource>();
  const pages = sources.pages.flatMap((source): Page[] => {
    const data = memo.remember('page', source, '', (inner) => frontMatter(pageSchema, source, inner), report);
    const { markdown, html, isEmpty } = bodyOf(source);
    if (!data) return [];
    const { slug, draft, ...page } = data;
    const place = pagePath(source.file.slice('content/pages/'.length), slug);
    if (!('path' in place)) {
      report({
        code: 'path-reserved',
        at: slug === undefined ? { file: source.file } : source.frontMatter.locate(['slug']),
        message:
          'reserved' in place
            ? `expected an address that is free, got one below ${place.reserved}, which belongs to the API or must stay a 404`
            : `expected lower-case words joined by hyphens in the address, got "${place.segment}"`,
        hint: 'Rename the file, or set slug in its front matter.',
        fix: 'segment' in place && slug === undefined ? fileNameFix(source.file) : undefined,
      });
      return [];
    }
    if (draft) return [];
    // The homepage has sections of its own.
    if (isEmpty && place.path !== '/') reportEmpty(source, 'the text of the page', report);
    const first = byPath.get(place.path);
    if (first) {
      report({
        code: 'path-collision',
        at: placeOf(source.file),
        message: `expected an address of its own, got ${place.path}, which ${placeText(placeOf(first.file))} has`,
        hint: 'Rename one of the files, or give it another slug.',
      });
      return [];
    }
    byPath.set(place.path, source);
    const line = (field: 'title' | 'description') =>
      readLine(page[field], facts, () => source.frontMatter.locate([field]), report);
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
  const bodyOf = bodiesIn(facts, report, memo);
  const questions = sources.faq.flatMap((source): Question[] => {
    const data = memo.remember('question', source, '', (inner) => frontMatter(questionSchema, source, inner), report);
    const { markdown, html, isEmpty } = bodyOf(source);
    if (!data) return [];
    const { draft, ...question } = data;
    const id = source.file.slice('content/faq/'.length, -'.md'.length);
    if (!slugPattern.test(id)) {
      report({
        code: 'path-reserved',
        at: { file: source.file },
        message: `expected lower-case words joined by hyphens as file name, got "${id}"`,
        hint: 'The file name is the id of the question in the API.',
        fix: fileNameFix(source.file),
      });
      return [];
    }
    if (isEmpty) reportEmpty(source, 'an answer', report);
    if (draft || isEmpty) return [];
    return [
      {
        ...question,
        question: readLine(question.question, facts, () => source.frontMatter.locate(['question']), report),
        id,
        markdown,
        html,
        source: source.file,
      },
    ];
  });
  return questions.sort((a, b) => a.order - b.order || byCodeUnit(a.id, b.id));
}

/** Reads the body of a source with its facts filled in, once for as long as neither changes. */
function bodiesIn(facts: Facts, report: Report, memo: Memo): (source: MarkdownSource) => ReturnType<typeof readBody> {
  const basisOf = basisIn(facts);
  return (source) => memo.remember('body', source, basisOf(source), (inner) => readBody(source, facts, inner), report);
}

function reportEmpty(source: MarkdownSource, what: string, report: Report): void {
  report({
    code: 'field-missing',
    at: { file: source.file, line: source.bodyLine, col: 1 },
    message: `expected ${what} below the front matter, got nothing that readers would see`,
    hint: 'Write it, or add "draft: true" to the front matter until there is something to say.',
  });
}

function frontMatter<S extends z.ZodObject>(
  schema: S,
  { frontMatter: located }: MarkdownSource,
  report: Report,
): z.output<S> | undefined {
  return parse(schema, withoutBlanks(schema, located.value), located, report);
}
