import { questionPath } from '../../../../content/question-path.ts';
import type { Site } from '../../../../content/site.ts';
import { questionAnchor } from '../../../../core/url.ts';
import { spokenBy } from '../../../../language/own-words.ts';
import { say } from '../../../../language/say.ts';
import { categoryAnchor, questionGroups } from '../../../facts/question-groups.ts';
import { link } from '../../make.ts';
import type { Ways } from '../ways.ts';
import { shortSection } from './names.ts';

/** Maximum of named questions. */
const mostAsked = 5;

/** First questions by title. */
export function questionsInShort(site: Site, _ways: Ways, all: string) {
  const anchored = site.questions.map((each) => ({ ...each, anchor: questionAnchor(each.id).slice(1) }));
  return shortSection<'faq.questions.question'>(site, {
    id: 'questions',
    title: say(spokenBy(site), 'section.questions'),
    all,
    count: site.questions.length,
    anchors: [
      ...questionGroups(site).map(({ id }) => categoryAnchor(id)),
      ...anchored.slice(mostAsked).map(({ anchor }) => anchor),
    ],
    blocks: [
      {
        kind: 'teasers',
        form: 'names',
        teasers: anchored.slice(0, mostAsked).map(({ id, question, anchor }) => ({
          anchor,
          name: link('faq.questions.question', question, questionPath(site, id)),
        })),
      },
    ],
  });
}
