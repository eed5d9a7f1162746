import { questionPath } from '../../content/question-path.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { answerLinks } from '../../markdown/links.ts';
import { plainTextOfRendered } from '../../markdown/plain-text.ts';
import { defineResource } from '../resource.ts';
import { documentHead } from './document-head.ts';
import { wireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, means, documentMembers, wireUrl, wireDate, wireText, wireId, wireSlug } = wireBlocks();
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
    .meta({ id: 'Question', description: means('wire.Question') });

  return z
    .object({ ...documentMembers, questions: z.array(question).describe(means('wire.questions')) })
    .meta({ id: 'Faq', description: means('api.questions') });
};

const updated = (site: Site) => newest([site.updated.site, ...site.questions.map((q) => q.updated)]);

/** /api/v1/faq.json (service.md 2.1). */
export const faq = defineResource({
  name: 'faq',
  path: '/api/v1/faq.json',
  operationId: 'getFaq',
  tag: 'Questions',
  title: (site) => say(spokenBy(site), 'section.questions'),
  description: (site) => say(spoken(site.language), 'api.questions'),
  has: (site) => site.questions.length > 0,
  schema,
  updated,
  data(site, context) {
    const { url } = context;
    return {
      ...documentHead(site, context, '/api/v1/faq.json', updated(site)),
      questions: site.questions.map((q) => {
        const answerMarkdown = answerLinks(q.markdown, url);
        return {
          id: q.id,
          question: q.question,
          answer: plainTextOfRendered(answerMarkdown),
          answerMarkdown,
          category: q.category,
          url: url(questionPath(site, q.id)),
          updated: q.updated,
        };
      }),
    };
  },
});
