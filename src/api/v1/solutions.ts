import { z } from 'zod';
import { defineResource } from '../resource.ts';
import { documentHead, documentMembers, wireId, wireText } from './wire.ts';

const solution = z
  .object({
    id: wireId(),
    name: wireText('Name of the solution.'),
    summary: wireText('What it does.'),
    audience: wireText('For whom it is.'),
    workflows: z.array(z.string()).describe('Ids of the workflows that it serves, as listed in `workflows`.'),
  })
  .meta({ id: 'Solution', description: 'A solution that the company offers.' });

const workflow = z
  .object({
    id: wireId(),
    name: wireText('Name of the workflow.'),
    summary: wireText('What it achieves.'),
    steps: z.array(z.string()).describe('What happens, in order.'),
    humanOversight: wireText('Where a person decides.'),
  })
  .meta({ id: 'Workflow', description: 'A workflow that solutions take over.' });

const layer = z
  .object({ id: wireId(), name: wireText('Name of the layer.'), summary: wireText('What it is built on.') })
  .meta({ id: 'TechnologyLayer', description: 'One layer of the technology stack.' });

const schema = z
  .object({
    ...documentMembers,
    solutions: z.array(solution).describe('Solutions.'),
    workflows: z.array(workflow).describe('Workflows.'),
    technologyStack: z.array(layer).describe('Summary of the technology stack.'),
  })
  .meta({ id: 'Solutions', description: 'Solutions, workflows and the technology stack summary.' });

/** /api/v1/solutions.json (service.md 2.1). */
export const solutions = defineResource({
  name: 'solutions',
  path: '/api/v1/solutions.json',
  operationId: 'getSolutions',
  tag: 'Offer',
  title: 'Solutions',
  description: 'Solutions, the workflows they serve, and a summary of the technology stack.',
  schema,
  updated: (site) => site.updated.solutions,
  data: (site, context) => ({
    ...documentHead(site, context, '/api/v1/solutions.json', site.updated.solutions),
    solutions: site.solutions,
    workflows: site.workflows,
    technologyStack: site.technologyStack,
  }),
});
