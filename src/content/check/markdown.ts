import { byCodeUnit, type Report } from '../../core/problem.ts';
import { slugPattern } from '../../core/slug.ts';
import { commonName } from '../languages/files.ts';
import { picturesOf } from '../pictures.ts';
import type { Sources } from '../read/load.ts';
import type { MarkdownSource } from '../read/source.ts';
import type { Page, Question } from '../site.ts';
import { bodiesIn, checkPage, reportEmpty } from './body/bodies.ts';
import { type Facts, readLine } from './body/facts.ts';
import { isKnownBody, knownBody } from './body/known-body.ts';
import { fileNameAdvice } from './file-name-fix.ts';
import bySchema from './front-matter-by-schema.ts?lazy';
import type { Memo } from './memo.ts';
import { pagePath } from './page-path.ts';
import { PageWithBody } from './page-with-body.ts';
import { pathPlaces, placeText } from './path-places.ts';
import { provenPage, provenQuestion } from './proof/front-matter.ts';
import { reportQuotedTitle } from './quoted-title.ts';
import type { Rest } from './rest.ts';
import { type Named, sectionsIn } from './sections.ts';
import { undatedDay } from './undated.ts';

/**
 * The published pages of content/pages, by order, then path; their bodies are rendered when they are asked for.
 * Drafts are checked and left out. What is wrong with bodies is told at once, or by what is put into `rest`.
 */
export function validatePages(
  sources: Sources,
  facts: Facts,
  report: Report,
  memo: Memo,
  rest?: Rest,
  people?: Named['people'],
): Page[] {
  const named = { publicFiles: sources.publicFiles, pictures: picturesIn(sources), people };
  const bodies = bodiesIn(facts, memo, named.pictures);
  const placeOf = pathPlaces(sources);
  const byPath = new Map<string, MarkdownSource>();
  /** Pages that need a text: published, and not the homepage, which has sections of its own. */
  const withText = new Set<MarkdownSource>();
  const pages = sources.pages.flatMap((source): Page[] => {
    const data = memo.remember('page', source, '', (inner) => pageData(source, inner), report);
    if (!data) return [];
    const { slug, draft, title, description, updated, order, formerly } = data;
    const all = sources.inLanguage?.all;
    const place = pagePath(commonName(source.file, all).slice('content/pages/'.length), slug, all);
    if (!('path' in place)) {
      const hint = 'Rename the file, or set slug in its front matter.';
      report({
        code: 'path-reserved',
        at: slug === undefined ? { file: source.file } : source.frontMatter.locate(['slug']),
        message:
          'reserved' in place
            ? `expected an address that is free, got one below ${place.reserved}, which belongs to ${place.isLanguage ? 'a language of the site' : 'the API or must stay a 404'}`
            : `expected lower-case words joined by hyphens in the address, got "${place.segment}"`,
        ...('segment' in place && slug === undefined ? fileNameAdvice(source.file, all, hint) : { hint }),
      });
      return [];
    }
    if (draft) return [];
    if (place.path !== '/') withText.add(source);
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
      readLine({ title, description }[field], facts, source.frontMatter, [field], report);
    const fields = {
      ...{ title: line('title'), description: line('description'), updated: updated ?? undatedDay, path: place.path },
      ...(order !== undefined && { order }),
      ...(formerly && { formerly }),
      ...sectionsIn(data, source.frontMatter, facts, named, report),
    };
    return [new PageWithBody(fields, source, bodies)];
  });
  for (const source of sources.pages) {
    const check = (inner: Report) => checkPage(bodies, source, withText.has(source), inner);
    if (rest) rest.checks.set(source.file, check);
    else check(report);
  }
  return pages.sort((a, b) => (a.order ?? 1e9) - (b.order ?? 1e9) || byCodeUnit(a.path, b.path));
}

/** The published questions of content/faq, by order, then id. */
export function validateQuestions(sources: Sources, facts: Facts, report: Report, memo: Memo, rest?: Rest): Question[] {
  const bodies = bodiesIn(facts, memo, picturesIn(sources));
  const questions = sources.faq.flatMap((source): Question[] => {
    const data = memo.remember('question', source, '', (inner) => questionData(source, inner), report);
    const isKnown = isKnownBody(source.frontMatter.checked, facts);
    const { isEmpty } = isKnown ? { isEmpty: false } : bodies.check(source, report);
    if (!isEmpty && facts)
      rest?.checked.set(source.file, isKnown ? source.frontMatter.checked : knownBody(bodies.of(source).facts, facts));
    if (!data) return [];
    const { draft, ...question } = data;
    const id = commonName(source.file, sources.inLanguage?.all).slice('content/faq/'.length);
    if (!slugPattern.test(id)) {
      report({
        code: 'path-reserved',
        at: { file: source.file },
        message: `expected lower-case words joined by hyphens as file name, got "${id}"`,
        ...fileNameAdvice(source.file, sources.inLanguage?.all, 'The file name is the id of the question in the API.'),
      });
      return [];
    }
    if (isEmpty) reportEmpty(source, 'an answer', report);
    if (draft || isEmpty) return [];
    return [
      {
        ...question,
        updated: question.updated ?? undatedDay,
        question: readLine(question.question, facts, source.frontMatter, ['question'], report),
        id,
        get markdown() {
          return bodies.of(source).markdown;
        },
        get html() {
          return bodies.of(source).html;
        },
        source: source.file,
      },
    ];
  });
  return questions.sort((a, b) => a.order - b.order || byCodeUnit(a.id, b.id));
}

const picturesIn = ({ publicFiles }: Sources) =>
  picturesOf(publicFiles.map(({ file, bytes }) => ({ path: `/${file}`, bytes })));

type BySchema = typeof import('./front-matter-by-schema.ts');

const pageData = ({ frontMatter }: MarkdownSource, report: Report) => {
  reportQuotedTitle(frontMatter, report);
  return provenPage(frontMatter.value) ?? bySchema<BySchema>().pageBySchema(frontMatter, report);
};
const questionData = ({ frontMatter }: MarkdownSource, report: Report) => {
  reportQuotedTitle(frontMatter, report);
  return provenQuestion(frontMatter.value) ?? bySchema<BySchema>().questionBySchema(frontMatter, report);
};
