import type { Site } from '../../../../content/site.ts';
import { languageOfSite } from '../../../../language/own-words.ts';
import { translate } from '../../../../language/translate.ts';
import { text } from '../../builders.ts';
import type { LinkResolver } from '../link-resolver.ts';
import { entryAnchorId, linkedName, maxDescribed, remainingNames, summarySection } from './summary-section.ts';

/** Three solutions in a sentence each, and names of others. */
export function solutionsSummary(site: Site, ways: LinkResolver, all: string) {
  const { solutions } = site;
  return summarySection<`solutions.solutions.${'name' | 'summary' | 'audience'}`>(site, {
    id: 'solutions',
    title: translate(languageOfSite(site), 'section.solutions'),
    all,
    count: solutions.length,
    anchors: solutions.slice(maxDescribed).map((each) => entryAnchorId('solution', each)),
    blocks: [
      {
        kind: 'teasers',
        form: 'cards',
        teasers: solutions.slice(0, maxDescribed).map((each) => ({
          anchor: entryAnchorId('solution', each),
          name: linkedName(ways, 'solution', 'solutions.solutions.name', each),
          summary: text('solutions.solutions.summary', each.summary),
          note: [text('solutions.solutions.audience', each.audience)],
        })),
      },
      remainingNames(ways, 'solution', 'solutions.solutions.name', solutions),
    ],
  });
}
