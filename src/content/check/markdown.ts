import { compareCodeUnits, type Report } from '../../core/problem.ts';
import { slugPattern } from '../../core/slug.ts';
import { commonName } from '../languages/file-languages.ts';
import { markdownLabels } from '../languages/languages.ts';
import { listPictures } from '../pictures.ts';
import type { Sources } from '../read/load.ts';
import type { MarkdownSource } from '../read/source.ts';
import type { Page, Question } from '../site.ts';
import { allowsUnicode, isAllowedName, nameMaker, withUnicodeHint } from './address-letters.ts';
import { checkPageBody, createMarkdownBodies, reportEmptyBody } from './body/bodies.ts';
import { expandFactsInLine, type FactTexts } from './body/fact-texts.ts';
import type { DeferredChecks } from './deferred-checks.ts';
import { LazyPage } from './lazy-page.ts';
import type { Memo } from './memo.ts';
import { pagePath } from './page-path.ts';
import bySchema from './parse-front-matter.ts?lazy';
import { createPathSourceLookup, formatPosition } from './path-sources.ts';
import { reportQuotedTitle } from './quoted-title.ts';
import { resolveSections, type SectionTargets } from './sections.ts';
import { suggestFileName } from './suggest-file-name.ts';
import { undatedPlaceholder } from './undated-files.ts';

/**
 * The published pages of content/pages, by order, then path; their bodies are rendered when they are asked for.
 * Drafts are checked and left out. What is wrong with bodies is told at once, or by what is put into `rest`.
 */
export function validatePages(
  sources: Sources,
  facts: FactTexts,
  report: Report,
  memo: Memo,
  rest?: DeferredChecks,
  targets: SectionTargets = {},
): Page[] {
  const named = { ...targets, pictures: picturesIn(sources), labels: markdownLabels(sources) };
  const bodies = createMarkdownBodies(facts, memo, named.pictures, named.labels);
  const placeOf = createPathSourceLookup(sources);
  const byPath = new Map<string, MarkdownSource>();
  /** Pages that need a text: published, without sections, and not the homepage, which has some of its own. */
  const withText = new Set<MarkdownSource>();
  const pages = sources.pages.flatMap((source): Page[] => {
    const data = memo.remember('page', source, '', (inner) => pageData(source, inner), report);
    if (!data) return [];
    const { slug, draft, title, description, updated, order, formerly } = data;
    const all = sources.inLanguage?.all;
    const place = pagePath(commonName(source.file, all).slice('content/pages/'.length), slug, all, (name) =>
      isAllowedName(name, sources),
    );
    if (!('path' in place)) {
      reportBadPath(source, place, slug === undefined, sources, report);
      return [];
    }
    if (draft) return [];
    if (place.path !== '/' && !hasSectionsAlone(data)) withText.add(source);
    const first = byPath.get(place.path);
    if (first) {
      report({
        code: 'path-collision',
        at: placeOf(source.file),
        message: `expected an address of its own, got ${place.path}, which ${formatPosition(placeOf(first.file))} has`,
        hint: 'Rename one of the files, or give it another slug.',
      });
      return [];
    }
    byPath.set(place.path, source);
    const line = (field: 'title' | 'description') =>
      expandFactsInLine({ title, description }[field], facts, source.frontMatter, [field], report);
    const fields = {
      ...{
        title: line('title'),
        description: line('description'),
        updated: updated ?? undatedPlaceholder,
        path: place.path,
      },
      ...(order !== undefined && { order }),
      ...(formerly && { formerly }),
      ...resolveSections(data, source.frontMatter, facts, named, report, place.path === '/'),
    };
    return [new LazyPage(fields, source, bodies)];
  });
  for (const source of sources.pages) {
    const check = (inner: Report) => checkPageBody(bodies, source, withText.has(source), inner);
    if (rest) rest.checks.set(source.file, check);
    else check(report);
  }
  return pages.sort((a, b) => (a.order ?? 1e9) - (b.order ?? 1e9) || compareCodeUnits(a.path, b.path));
}

/** Whether sections suffice: some are there, and none is the place of a text. */
const hasSectionsAlone = ({ sections }: Pick<Page, 'sections'>): boolean =>
  sections !== undefined && !sections.some((section) => section.kind === 'text' && section.text === undefined);

function reportBadPath(
  source: MarkdownSource,
  place: Exclude<ReturnType<typeof pagePath>, { path: string }>,
  isByName: boolean,
  sources: Sources,
  report: Report,
): void {
  const all = sources.inLanguage?.all;
  const hint = 'Rename the file, or set slug in its front matter.';
  report({
    code: 'path-reserved',
    at: isByName ? { file: source.file } : source.frontMatter.locate(['slug']),
    message:
      'reserved' in place
        ? `expected an address that is free, got one below ${place.reserved}, which belongs to ${place.isLanguage ? 'a language of the site' : 'the API or must stay a 404'}`
        : `expected lower-case words joined by hyphens in the address, got "${place.segment}"`,
    ...('segment' in place && isByName
      ? suggestFileName(source.file, all, withUnicodeHint(hint, place.segment, sources), nameMaker(sources))
      : { hint: withUnicodeHint(hint, 'segment' in place ? place.segment : '', sources) }),
  });
}

/** The published questions of content/faq, by order, then id. */
export function validateQuestions(
  sources: Sources,
  facts: FactTexts,
  report: Report,
  memo: Memo,
  rest?: DeferredChecks,
): Question[] {
  const bodies = createMarkdownBodies(facts, memo, picturesIn(sources), markdownLabels(sources));
  const questions = sources.faq.flatMap((source): Question[] => {
    const data = memo.remember('question', source, '', (inner) => questionData(source, inner), report);
    const isEmpty = bodies.checkOrRecall(source, report, rest?.checked);
    if (!data) return [];
    const { draft, ...question } = data;
    const id = commonName(source.file, sources.inLanguage?.all).slice('content/faq/'.length);
    if (!slugPattern.test(id)) {
      report({
        code: 'path-reserved',
        at: { file: source.file },
        message: `expected lower-case words joined by hyphens as file name, got "${id}"`,
        ...suggestFileName(
          source.file,
          sources.inLanguage?.all,
          `The file name is the id of the question in the API.${allowsUnicode(sources) ? ' Its address may have another one: slug.' : ''}`,
        ),
      });
      return [];
    }
    const { slug } = question;
    if (slug !== undefined && !isAllowedName(slug, sources)) {
      report({
        code: 'path-reserved',
        at: source.frontMatter.locate(['slug']),
        message: `expected lower-case words joined by hyphens in the address, got "${slug}"`,
        hint: withUnicodeHint('Name it in a to z.', slug, sources),
      });
      return [];
    }
    if (isEmpty) reportEmptyBody(source, 'an answer', report);
    if (draft || isEmpty) return [];
    return [
      {
        ...question,
        updated: question.updated ?? undatedPlaceholder,
        question: expandFactsInLine(question.question, facts, source.frontMatter, ['question'], report),
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
  return questions.sort((a, b) => a.order - b.order || compareCodeUnits(a.id, b.id));
}

const picturesIn = ({ publicFiles }: Sources) =>
  listPictures(publicFiles.map(({ file, bytes }) => ({ path: `/${file}`, bytes })));

type BySchema = typeof import('./parse-front-matter.ts');

const pageData = ({ frontMatter }: MarkdownSource, report: Report) => {
  reportQuotedTitle(frontMatter, report);
  return bySchema<BySchema>().parsePageFields(frontMatter, report);
};
const questionData = ({ frontMatter }: MarkdownSource, report: Report) => {
  reportQuotedTitle(frontMatter, report);
  return bySchema<BySchema>().parseQuestionFields(frontMatter, report);
};
