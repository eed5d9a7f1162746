import { faq } from '../../../api/v1/faq.ts';
import { questionPath } from '../../../content/question-path.ts';
import type { Question, Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { resolveAnswerLinks } from '../../../markdown/links.ts';
import type { AnswerItem } from '../../../theme/model/view.ts';
import { questionGroups } from '../../facts/question-groups.ts';
import { link, section, text } from '../builders.ts';

/** Questions by category with answers; false if there are none. */
export function questionsSection(site: Site) {
  if (site.questions.length === 0) return false;
  const permalink = translate(languageOfSite(site), 'questions.permalink');
  return section(
    {
      id: 'questions',
      count: site.questions.length,
      source: [link('faq.url', faq.path, faq.path), text('faq.updated', faq.updated(site), 'date')],
    },
    {
      kind: 'answers',
      groups: questionGroups(site).map(({ id, name, questions }) => ({
        id: text('faq.questions.category', id),
        name,
        answers: questions.map((question) => answerOf(site, question, permalink)),
      })),
    },
  );
}

/** Answer text for any page: its fragments are the homepage's (links.ts). */
export const answerText = (html: string, markdown: string) => ({
  html: html.replaceAll('href="#', 'href="/#'),
  markdown: resolveAnswerLinks(markdown, (path) => path),
});

type Shown = 'id' | 'question' | 'answer' | 'answerMarkdown' | 'url';

const answerOf = (
  site: Site,
  { id, question, html, markdown }: Question,
  permalink: string,
): AnswerItem<`faq.questions.${Shown}`> => ({
  id: text('faq.questions.id', id),
  question: text('faq.questions.question', question),
  answer: {
    kind: 'prose',
    facts: ['faq.questions.answer', 'faq.questions.answerMarkdown'],
    ...answerText(html, markdown),
  },
  permalink: link('faq.questions.url', permalink, questionPath(site, id)),
});
