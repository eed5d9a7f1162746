import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { type EntryKind, entryAnchor } from '../../core/url.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { defineResource, describeContents, documentHead } from '../resource.ts';
import { imageBody } from './places.ts';
import { loadWireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, descriptionKey, documentMembers, wireText, wireId, wireImage, wirePlace } = loadWireBlocks();
  const solution = z
    .object({
      id: wireId(),
      name: wireText('wire.solutionName'),
      summary: wireText('wire.productSummary'),
      audience: wireText('wire.audience'),
      workflows: z.array(z.string()).describe(descriptionKey('wire.solutionWorkflows')),
      image: wireImage().optional(),
      url: wirePlace(),
    })
    .meta({ id: 'Solution', description: descriptionKey('wire.Solution') });

  const workflow = z
    .object({
      id: wireId(),
      name: wireText('wire.workflowName'),
      summary: wireText('wire.workflowSummary'),
      steps: z.array(z.string()).describe(descriptionKey('wire.steps')),
      humanOversight: wireText('wire.humanOversight').optional(),
      url: wirePlace(),
    })
    .meta({ id: 'Workflow', description: descriptionKey('wire.Workflow') });

  const layer = z
    .object({
      id: wireId(),
      name: wireText('wire.layerName'),
      summary: wireText('wire.layerSummary'),
      url: wirePlace(),
    })
    .meta({ id: 'TechnologyLayer', description: descriptionKey('wire.TechnologyLayer') });

  return z
    .object({
      ...documentMembers,
      solutions: z.array(solution).describe(descriptionKey('wire.solutions')),
      workflows: z.array(workflow).describe(descriptionKey('wire.workflows')),
      technologyStack: z.array(layer).describe(descriptionKey('wire.technologyStack')),
    })
    .meta({ id: 'Solutions', description: descriptionKey('wire.Solutions') });
};

const updated = (site: Site) => site.updated.solutions ?? site.updated.site;

/** /api/v1/solutions.json (service.md 2.1). */
export const solutions = defineResource({
  name: 'solutions',
  path: '/api/v1/solutions.json',
  operationId: 'getSolutions',
  tag: 'Offer',
  title: (site) => translate(languageOfSite(site), 'section.solutions'),
  description: (site) =>
    describeContents(site.language, [
      site.solutions.length > 0 && 'api.solutions',
      site.workflows.length > 0 && 'api.workflows',
      site.technologyStack.length > 0 && 'api.technologyStack',
    ]),
  schema,
  has: (site) => [site.solutions, site.workflows, site.technologyStack].some((list) => list.length > 0),
  updated,
  data(site, context) {
    const place = (of: EntryKind, id: string) => context.url('/') + entryAnchor(of, id);
    return {
      ...documentHead(site, context, '/api/v1/solutions.json', updated(site)),
      solutions: site.solutions.map(({ id, name, summary, audience, workflows, ...pictured }) =>
        omitUndefined({
          ...{ id, name, summary, audience, workflows },
          image: imageBody(site, pictured, context.url),
          url: place('solution', id),
        }),
      ),
      workflows: site.workflows.map(({ id, name, summary, steps, humanOversight }) =>
        omitUndefined({ id, name, summary, steps, humanOversight, url: place('workflow', id) }),
      ),
      technologyStack: site.technologyStack.map(({ id, name, summary }) => ({
        ...{ id, name, summary },
        url: place('technology', id),
      })),
    };
  },
});
