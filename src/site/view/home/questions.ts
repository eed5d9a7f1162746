import { faq } from '../../../api/v1/faq.ts';
import type { Question, Site } from '../../../content/site.ts';
import { questionAnchor } from '../../../core/url.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say } from '../../../language/say.ts';
import { questionGroups } from '../../facts/question-groups.ts';
import { link, section, text } from '../make.ts';
import type { Answer } from '../model.ts';

/** The questions by category. */
export function questionsSection(site: Site) {
  if (site.questions.length === 0) return false;
  const language = spokenBy(site);
  const permalink = say(language, 'questions.permalink');
  return section(
    {
      id: 'questions',
      title: say(language, 'section.questions'),
      count: site.questions.length,
      source: [link('faq.url', faq.path, faq.path), text('faq.updated', faq.updated(site), 'date')],
    },
    {
      kind: 'answers',
      groups: questionGroups(site).map(({ id, name, questions }) => ({
        id: text('faq.questions.category', id),
        name,
        answers: questions.map((question) => answerOf(question, permalink)),
      })),
    },
  );
}

type Shown = 'id' | 'question' | 'answer' | 'answerMarkdown' | 'url';

const answerOf = ({ id, question, html, markdown }: Question, permalink: string): Answer<`faq.questions.${Shown}`> => ({
  id: text('faq.questions.id', id),
  question: text('faq.questions.question', question),
  answer: { kind: 'prose', facts: ['faq.questions.answer', 'faq.questions.answerMarkdown'], html, markdown },
  permalink: link('faq.questions.url', permalink, questionAnchor(id)),
});
