import { questionPath } from '../../content/question-path.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { resolveAnswerLinks } from '../../markdown/links.ts';
import { toPlainTextUnchecked } from '../../markdown/plain-text.ts';
import { defineResource, documentHead } from '../resource.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, descriptionKey, documentMembers, wireUrl, wireDate, wireText, wireId, wireSlug } = loadWireBlocks();
  const question = z
    .object({
      id: wireId(),
      question: wireText('wire.question'),
      answer: wireText('wire.answer'),
      answerMarkdown: wireText('wire.answerMarkdown'),
      category: wireSlug('wire.category'),
      url: wireUrl('wire.questionUrl'),
      updated: wireDate('wire.answerUpdated'),
    })
    .meta({ id: 'Question', description: descriptionKey('wire.Question') });

  return z
    .object({ ...documentMembers, questions: z.array(question).describe(descriptionKey('wire.questions')) })
    .meta({ id: 'Faq', description: descriptionKey('api.questions') });
};

const updated = (site: Site) => latestDate([site.updated.site, ...site.questions.map((q) => q.updated)]);

/** /api/v1/faq.json (service.md 2.1). */
export const faq = defineResource({
  name: 'faq',
  path: '/api/v1/faq.json',
  operationId: 'getFaq',
  tag: 'Questions',
  title: (site) => translate(languageOfSite(site), 'section.questions'),
  description: (site) => translate(languageByTag(site.language), 'api.questions'),
  has: (site) => site.questions.length > 0,
  schema,
  updated,
  data(site, context) {
    const { url } = context;
    return {
      ...documentHead(site, context, '/api/v1/faq.json', updated(site)),
      questions: site.questions.map((q) => {
        const answerMarkdown = resolveAnswerLinks(q.markdown, url);
        return {
          id: q.id,
          question: q.question,
          answer: toPlainTextUnchecked(answerMarkdown),
          answerMarkdown,
          category: q.category,
          url: url(questionPath(site, q.id)),
          updated: q.updated,
        };
      }),
    };
  },
});
