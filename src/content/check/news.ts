import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { compareCodeUnits, type Report } from '../../core/problem.ts';
import { canonicalAddress } from '../../core/url.ts';
import { commonName } from '../languages/file-languages.ts';
import { markdownLabels } from '../languages/languages.ts';
import { listPictures } from '../pictures.ts';
import type { Sources } from '../read/load.ts';
import type { MarkdownSource } from '../read/source.ts';
import type { NewsItem, Site } from '../site.ts';
import { isAllowedName, nameMaker, withUnicodeHint } from './address-letters.ts';
import { createMarkdownBodies, reportEmptyBody } from './body/bodies.ts';
import { expandFactsInLine, type FactTexts } from './body/fact-texts.ts';
import type { DeferredChecks } from './deferred-checks.ts';
import type { Memo } from './memo.ts';
import bySchema from './parse-front-matter.ts?lazy';
import { reportQuotedTitle } from './quoted-title.ts';
import { suggestFileName } from './suggest-file-name.ts';

/**
 * The published items of content/news, the latest first; drafts are checked and left out. `people` are those of whom an
 * author is one. Reports `path-reserved`, `reference-unknown` and what is wrong with the files.
 */
export function validateNews(
  sources: Sources,
  facts: FactTexts,
  people: Site['company']['people'] | undefined,
  report: Report,
  memo: Memo,
  rest?: DeferredChecks,
): NewsItem[] {
  const files = sources.news ?? [];
  if (files.length === 0) return [];
  const pictures = listPictures(sources.publicFiles.map(({ file, bytes }) => ({ path: `/${file}`, bytes })));
  const bodies = createMarkdownBodies(facts, memo, pictures, markdownLabels(sources));
  const items = files.flatMap((source): NewsItem[] => {
    const data = memo.remember('news', source, '', (inner) => newsData(source, inner), report);
    const isEmpty = bodies.checkOrRecall(source, report, rest?.checked);
    const id = commonName(source.file, sources.inLanguage?.all).slice('content/news/'.length);
    const isNamed = isAllowedName(id, sources);
    if (!isNamed)
      report({
        code: 'path-reserved',
        at: { file: source.file },
        message: `expected lower-case words joined by hyphens as file name, got "${id}"`,
        ...suggestFileName(
          source.file,
          sources.inLanguage?.all,
          withUnicodeHint('The file name is the end of the address.', id, sources),
          nameMaker(sources),
        ),
      });
    if (isEmpty) reportEmptyBody(source, 'the text of the news', report);
    if (!data || !isNamed || isEmpty) return [];
    const { draft, title, description, author, ...dates } = data;
    const name = author === undefined ? undefined : authorOf(author, source, people, report);
    if (draft) return [];
    const line = (field: 'title' | 'description') =>
      expandFactsInLine({ title, description }[field], facts, source.frontMatter, [field], report);
    return [
      {
        id,
        path: canonicalAddress(`/news/${id}/`),
        title: line('title'),
        description: line('description'),
        ...dates,
        ...(name !== undefined && { author: name }),
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
  return items.sort((a, b) => compareCodeUnits(b.date, a.date) || compareCodeUnits(a.id, b.id));
}

const newsData = ({ frontMatter }: MarkdownSource, report: Report) => {
  reportQuotedTitle(frontMatter, report);
  return bySchema<typeof import('./parse-front-matter.ts')>().parseNewsFields(frontMatter, report);
};

/** The name of the person with an id. */
function authorOf(
  id: string,
  { frontMatter }: MarkdownSource,
  people: Site['company']['people'] | undefined,
  report: Report,
): string | undefined {
  const found = people?.find((person) => person.id === id);
  if (found || !people) return found?.name;
  const ids = people.map((person) => person.id);
  const near = findNearestName(id, ids);
  report({
    code: 'reference-unknown',
    at: frontMatter.locate(['author']),
    field: 'author',
    message: `expected the id of one of the people in content/company.ts, got "${id}"`,
    hint: near ? formatDidYouMean(near) : ids.length > 0 ? `Known: ${ids.join(', ')}.` : 'None is listed there.',
  });
  return undefined;
}
