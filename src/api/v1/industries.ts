import type { Site } from '../../content/site.ts';
import { entryAnchor } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { defineResource, documentHead } from '../resource.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, descriptionKey, documentMembers, wireText, wireId, wirePlace } = loadWireBlocks();
  const industry = z
    .object({
      id: wireId(),
      name: wireText('wire.industryName'),
      summary: wireText('wire.industrySummary'),
      regulators: z.array(z.string()).describe(descriptionKey('wire.regulators')),
      solutions: z.array(z.string()).describe(descriptionKey('wire.industrySolutions')),
      url: wirePlace(),
    })
    .meta({ id: 'Industry', description: descriptionKey('wire.Industry') });

  return z
    .object({ ...documentMembers, industries: z.array(industry).describe(descriptionKey('api.industries')) })
    .meta({ id: 'Industries', description: descriptionKey('api.industries') });
};

const updated = (site: Site) => site.updated.industries ?? site.updated.site;

/** /api/v1/industries.json (service.md 2.1). */
export const industries = defineResource({
  name: 'industries',
  path: '/api/v1/industries.json',
  operationId: 'getIndustries',
  tag: 'Offer',
  title: (site) => translate(languageOfSite(site), 'section.industries'),
  description: (site) => translate(languageByTag(site.language), 'api.industries'),
  has: (site) => site.industries.length > 0,
  schema,
  updated,
  data: (site, context) => ({
    ...documentHead(site, context, '/api/v1/industries.json', updated(site)),
    industries: site.industries.map(({ id, name, summary, regulators = [], solutions }) => ({
      ...{ id, name, summary, regulators, solutions },
      url: context.url('/') + entryAnchor('industry', id),
    })),
  }),
});
