import { questionPath, questionsPath } from '../../../content/question-path.ts';
import type { Question, Site } from '../../../content/site.ts';
import { resolveAnswerLinks } from '../../../markdown/links.ts';
import { toPlainTextUnchecked } from '../../../markdown/plain-text.ts';
import { questionGroups } from '../../facts/question-groups.ts';

type UrlOf = (path: string) => string;

/**
 * A question as the only one of its page, with the answer of faq.json. FAQPage, as QAPage is for answers of users. The
 * page of all questions lists names only, so that none is marked up twice.
 */
export function questionNode(site: Site, { id, question, markdown, updated }: Question, url: UrlOf): object {
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
export function questionList(site: Site, url: UrlOf): object {
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
