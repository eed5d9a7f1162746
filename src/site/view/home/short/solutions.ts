import type { Site } from '../../../../content/site.ts';
import { spokenBy } from '../../../../language/own-words.ts';
import { say } from '../../../../language/say.ts';
import { text } from '../../make.ts';
import type { Ways } from '../ways.ts';
import { anchorOf, mostTold, nameOf, othersNamed, shortSection } from './names.ts';

/** Three solutions in a sentence each, and names of others. */
export function solutionsInShort(site: Site, ways: Ways, all: string) {
  const { solutions } = site;
  return shortSection<`solutions.solutions.${'name' | 'summary' | 'audience'}`>(site, {
    id: 'solutions',
    title: say(spokenBy(site), 'section.solutions'),
    all,
    count: solutions.length,
    anchors: solutions.slice(mostTold).map((each) => anchorOf('solution', each)),
    blocks: [
      {
        kind: 'teasers',
        form: 'cards',
        teasers: solutions.slice(0, mostTold).map((each) => ({
          anchor: anchorOf('solution', each),
          name: nameOf(ways, 'solution', 'solutions.solutions.name', each),
          summary: text('solutions.solutions.summary', each.summary),
          note: [text('solutions.solutions.audience', each.audience)],
        })),
      },
      othersNamed(ways, 'solution', 'solutions.solutions.name', solutions),
    ],
  });
}
