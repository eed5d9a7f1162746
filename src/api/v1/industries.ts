import type { Site } from '../../content/site.ts';
import { entryAnchor } from '../../core/url.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { defineResource } from '../resource.ts';
import { documentHead } from './document-head.ts';
import { wireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, means, documentMembers, wireText, wireId, wirePlace } = wireBlocks();
  const industry = z
    .object({
      id: wireId(),
      name: wireText('wire.industryName'),
      summary: wireText('wire.industrySummary'),
      regulators: z.array(z.string()).describe(means('wire.regulators')),
      solutions: z.array(z.string()).describe(means('wire.industrySolutions')),
      url: wirePlace(),
    })
    .meta({ id: 'Industry', description: means('wire.Industry') });

  return z
    .object({ ...documentMembers, industries: z.array(industry).describe(means('api.industries')) })
    .meta({ id: 'Industries', description: means('api.industries') });
};

const updated = (site: Site) => site.updated.industries ?? site.updated.site;

/** /api/v1/industries.json (service.md 2.1). */
export const industries = defineResource({
  name: 'industries',
  path: '/api/v1/industries.json',
  operationId: 'getIndustries',
  tag: 'Offer',
  title: (site) => say(spokenBy(site), 'section.industries'),
  description: (site) => say(spoken(site.language), 'api.industries'),
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
