import { faq } from '../../../api/v1/faq.ts';
import { questionPath, questionsPath } from '../../../content/question-path.ts';
import type { Question, Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { resolveAnswerLinks } from '../../../markdown/links.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import type { AnswerItem } from '../../../theme/model/view.ts';
import { categoryAnchor, findQuestionPosition, questionGroups } from '../../facts/question-groups.ts';
import { homeBreadcrumb } from '../../facts/section-pages.ts';
import { link, section, text, view } from '../builders.ts';

const noWords = { kind: 'prose', facts: [], html: '', markdown: '' } as const;
/** Maximum of related questions of a category. */
const mostRelated = 4;

/** All questions by category, with folded answers. */
export function questionsView(site: Site) {
  const language = languageOfSite(site);
  return view({
    role: 'page',
    crumbs: [homeBreadcrumb(site)],
    title: translate(language, 'section.questions'),
    description: translate(language, 'api.questions'),
    lead: noWords,
    sections: [questionsSection(site)],
    pages: [],
  });
}

/** A question: its answer, related questions, and its neighbours. */
export function questionView(site: Site, question: Question) {
  const language = languageOfSite(site);
  const { group, index: own = 0, previous, next } = findQuestionPosition(site, question) ?? {};
  const { id = '', name = '', questions = [] } = group ?? {};
  const after = questions.slice(own + 1, own + 1 + mostRelated);
  const related = [...after, ...questions.slice(0, Math.min(own, mostRelated - after.length))];
  return view({
    role: 'page',
    crumbs: [
      homeBreadcrumb(site),
      { label: translate(language, 'section.questions'), to: questionsPath(site) },
      { label: name, to: `${questionsPath(site)}#${categoryAnchor(id)}` },
    ],
    title: question.question,
    // The answer suffices.
    description: '',
    lead: { kind: 'prose', facts: [], ...answerText(question.html, question.markdown) },
    sections: [
      related.length > 0 &&
        section<'faq.questions.question'>(
          { id: 'related', title: translate(language, 'questions.related') },
          {
            kind: 'teasers',
            form: 'names',
            teasers: related.map((each) => ({
              name: link('faq.questions.question', each.question, questionPath(site, each.id)),
            })),
          },
        ),
    ],
    neighbours: { previous: wayTo(site, previous), next: wayTo(site, next) },
    pages: [],
  });
}

const wayTo = (site: Site, question: Question | undefined): LabelledLink | undefined =>
  question && { label: question.question, to: questionPath(site, question.id) };

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
