import { questionPath } from '../../../../content/question-path.ts';
import type { Site } from '../../../../content/site.ts';
import { questionAnchor } from '../../../../core/url.ts';
import { languageOfSite } from '../../../../language/own-words.ts';
import { translate } from '../../../../language/translate.ts';
import { categoryAnchor, questionGroups } from '../../../facts/question-groups.ts';
import { link } from '../../builders.ts';
import type { LinkResolver } from '../link-resolver.ts';
import { summarySection } from './summary-section.ts';

/** Maximum of named questions. */
const mostAsked = 5;

/** First questions by title. */
export function questionsSummary(site: Site, _ways: LinkResolver, all: string) {
  const anchored = site.questions.map((each) => ({ ...each, anchor: questionAnchor(each.id).slice(1) }));
  return summarySection<'faq.questions.question'>(site, {
    id: 'questions',
    title: translate(languageOfSite(site), 'section.questions'),
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
