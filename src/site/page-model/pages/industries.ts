import type { Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { joinWithCommas } from '../../../theme/model/view.ts';
import { entryPath } from '../../facts/entry-path.ts';
import { fields, link, listField, section, text } from '../builders.ts';
import { industriesSource } from '../home/offer.ts';
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
              ? joinWithCommas(regulators.map((regulator) => text('industries.industries.regulators', regulator)))
              : undefined,
        })),
      },
    ),
  ]);

/** /industries/dentistry/: regulators, and what is used in it. */
export function industryView(site: Site, industry: Industry) {
  const language = languageOfSite(site);
  const { regulators = [] } = industry;
  const solutions = industry.solutions.flatMap((id) => site.solutions.find((solution) => solution.id === id) ?? []);
  return entryView(site, 'industries', site.industries, industry, [
    regulators.length > 0 &&
      section(
        { id: 'facts', source: industriesSource(site) },
        fields(
          listField(
            translate(language, 'label.regulators'),
            regulators.map((regulator) => text('industries.industries.regulators', regulator)),
          ),
        ),
      ),
    solutions.length > 0 &&
      section({ id: 'solutions', title: translate(language, 'section.solutions') }, solutionTeasers(site, solutions)),
  ]);
}
