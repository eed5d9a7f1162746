import type { Site } from '../../../content/site.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say } from '../../../language/say.ts';
import { commas } from '../../../theme/model/view.ts';
import { entryPath } from '../../facts/entry-path.ts';
import { industriesSource } from '../home/offer.ts';
import { fields, link, listField, section, text } from '../make.ts';
import { entryView, sectionView } from './page-view.ts';
import { solutionTeasers } from './solutions.ts';

type Industry = Site['industries'][number];

/** /industries/: all industries with regulators. */
export const industriesView = (site: Site) =>
  sectionView(site, 'industries', [
    section(
      { id: 'industries', count: site.industries.length, source: industriesSource(site) },
      {
        kind: 'teasers',
        form: 'cards',
        teasers: site.industries.map(({ id, name, summary, regulators = [] }) => ({
          anchor: `industry-${id}`,
          name: link(
            ['industries.industries.id', 'industries.industries.name'],
            name,
            entryPath(site, 'industry', id) ?? '',
          ),
          summary: text('industries.industries.summary', summary),
          note:
            regulators.length > 0
              ? commas(regulators.map((regulator) => text('industries.industries.regulators', regulator)))
              : undefined,
        })),
      },
    ),
  ]);

/** /industries/dentistry/: regulators, and what is used in it. */
export function industryView(site: Site, industry: Industry) {
  const language = spokenBy(site);
  const { regulators = [] } = industry;
  const solutions = industry.solutions.flatMap((id) => site.solutions.find((solution) => solution.id === id) ?? []);
  return entryView(site, 'industries', site.industries, industry, [
    regulators.length > 0 &&
      section(
        { id: 'facts', source: industriesSource(site) },
        fields(
          listField(
            say(language, 'label.regulators'),
            regulators.map((regulator) => text('industries.industries.regulators', regulator)),
          ),
        ),
      ),
    solutions.length > 0 &&
      section({ id: 'solutions', title: say(language, 'section.solutions') }, solutionTeasers(site, solutions)),
  ]);
}
