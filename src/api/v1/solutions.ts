import type { Site } from '../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { defineResource } from '../resource.ts';
import { contains } from './contains.ts';
import { documentHead } from './document-head.ts';
import { wireBlocks } from './wire-blocks.ts';

const schema = () => {
  const { z, documentMembers, wireText, wireId, wirePlace } = wireBlocks();
  const solution = z
    .object({
      id: wireId(),
      name: wireText('Name of the solution.'),
      summary: wireText('What it does.'),
      audience: wireText('For whom it is.'),
      workflows: z.array(z.string()).describe('Ids of the workflows that it serves, as listed in `workflows`.'),
      url: wirePlace(),
    })
    .meta({ id: 'Solution', description: 'A solution that the company offers.' });

  const workflow = z
    .object({
      id: wireId(),
      name: wireText('Name of the workflow.'),
      summary: wireText('What it achieves.'),
      steps: z.array(z.string()).describe('What happens, in order.'),
      humanOversight: wireText('Where a person decides.').optional(),
      url: wirePlace(),
    })
    .meta({ id: 'Workflow', description: 'A workflow that solutions take over.' });

  const layer = z
    .object({
      id: wireId(),
      name: wireText('Name of the layer.'),
      summary: wireText('What it is built on.'),
      url: wirePlace(),
    })
    .meta({ id: 'TechnologyLayer', description: 'One layer of the technology stack.' });

  return z
    .object({
      ...documentMembers,
      solutions: z.array(solution).describe('Solutions.'),
      workflows: z.array(workflow).describe('Workflows.'),
      technologyStack: z.array(layer).describe('Summary of the technology stack.'),
    })
    .meta({ id: 'Solutions', description: 'Solutions, workflows and the technology stack summary.' });
};

const updated = (site: Site) => site.updated.solutions ?? site.updated.site;

/** /api/v1/solutions.json (service.md 2.1). */
export const solutions = defineResource({
  name: 'solutions',
  path: '/api/v1/solutions.json',
  operationId: 'getSolutions',
  tag: 'Offer',
  title: (site) => say(spoken(site.language), 'section.solutions'),
  description: (site) =>
    contains(site.language, [
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
      solutions: site.solutions.map(({ id, name, summary, audience, workflows }) => ({
        ...{ id, name, summary, audience, workflows },
        url: place('solution', id),
      })),
      workflows: site.workflows.map(({ id, name, summary, steps, humanOversight }) =>
        omitEmpty({ id, name, summary, steps, humanOversight, url: place('workflow', id) }),
      ),
      technologyStack: site.technologyStack.map(({ id, name, summary }) => ({
        ...{ id, name, summary },
        url: place('technology', id),
      })),
    };
  },
});
