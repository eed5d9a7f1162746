import { faq } from '../../api/v1/faq.ts';
import { questionPath, questionsPath } from '../../content/question-path.ts';
import type { Question, Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { stripLabels } from '../../core/labels.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { resolveAnswerLinks } from '../../markdown/links.ts';
import { toPlainText, toPlainTextUnchecked } from '../../markdown/plain-text.ts';
import { questionGroups } from '../facts/question-groups.ts';
import { questionsView, questionView } from '../page-model/questions/questions.ts';
import { viewToMarkdown } from '../renderers/markdown/view.ts';
import { pageDocuments } from './page.ts';

/** /questions/ with all answers by category, and a page for each question; nothing without questions. */
export function questions(site: Site): Document[] {
  if (site.questions.length === 0) return [];
  const { title, description } = questionsView(site);
  return [
    ...pageDocuments(site, {
      path: questionsPath(site),
      fact: 'faq#',
      title,
      description,
      updated: faq.updated(site),
      llms: 'Pages',
      main: () => questionsView(site),
      markdown: () => viewToMarkdown(questionsView(site), languageByTag(site.language)),
      jsonLd: ({ url }) => [questionList(site, url)],
    }),
    ...site.questions.flatMap((question) => documentsOf(site, question)),
  ];
}

function documentsOf(site: Site, question: Question): Document[] {
  return pageDocuments(site, {
    path: questionPath(site, question.id),
    fact: `faq#${question.id}`,
    title: question.question,
    description: beginningOf(toPlainText(question.markdown)),
    updated: question.updated,
    source: question.source,
    main: () => questionView(site, question),
    markdown: () => viewToMarkdown(questionView(site, question), languageByTag(site.language)),
    jsonLd: ({ url }) => [questionNode(site, question, url)],
  });
}

/** Maximum of characters that search engines show. */
const longest = 160;

/** Beginning of a text for a description, in whole words; in characters if no spaces separate words. */
function beginningOf(text: string): string {
  const line = stripLabels(text).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join('');
  const words = cut.replace(/\s+\S*$/, '');
  return `${(words.length > longest / 2 ? words : cut).replace(/[\s.,;:、。،؛–-]+$/, '')}…`;
}

type UrlOf = (path: string) => string;

/**
 * A question as the only one of its page, with the answer of faq.json. FAQPage, as QAPage is for answers of users. The
 * page of all questions lists names only, so that none is marked up twice.
 */
function questionNode(site: Site, { id, question, markdown, updated }: Question, url: UrlOf): object {
  const at = url(questionPath(site, id));
  return {
    '@type': 'FAQPage',
    '@id': at,
    url: at,
    inLanguage: site.language,
    dateModified: updated,
    mainEntity: [
      {
        '@type': 'Question',
        '@id': `${at}#question`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainTextUnchecked(resolveAnswerLinks(markdown, url)) },
      },
    ],
  };
}

/** Questions in order, each by name and page address. */
function questionList(site: Site, url: UrlOf): object {
  const all = questionGroups(site).flatMap(({ questions }) => questions);
  return {
    '@type': 'ItemList',
    '@id': `${url(questionsPath(site))}#list`,
    numberOfItems: all.length,
    itemListElement: all.map(({ id, question }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: question,
      url: url(questionPath(site, id)),
    })),
  };
}
