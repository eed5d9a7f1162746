import { industries as industriesResource } from '../../../api/v1/industries.ts';
import { solutions as solutionsResource } from '../../../api/v1/solutions.ts';
import type { Site } from '../../../content/site.ts';
import { field, link, listField, listSection, optionalField, reference, text } from '../make.ts';

/** What is offered, how it works, what it is built on, and for whom. */
export const offerSections = (site: Site) =>
  [solutions(site), workflows(site), technology(site), industries(site)] as const;

function solutions(site: Site) {
  return listSection(
    { id: 'solutions', title: 'Solutions', source: solutionsSource(site) },
    {
      kind: 'entries',
      of: 'solution',
      form: 'article',
      entries: site.solutions.map(({ id, name, summary, audience, workflows }) => ({
        id: text('solutions.solutions.id', id),
        name: text('solutions.solutions.name', name),
        summary: text('solutions.solutions.summary', summary),
        fields: [
          field('For', text('solutions.solutions.audience', audience)),
          ...listField(
            'Workflows',
            workflows.map((workflow) =>
              reference('solutions.solutions.workflows', nameOf(workflow, site.workflows), `workflow-${workflow}`),
            ),
          ),
        ],
      })),
    },
  );
}

function workflows(site: Site) {
  return listSection(
    { id: 'workflows', title: 'Workflows', source: solutionsSource(site) },
    {
      kind: 'entries',
      of: 'workflow',
      form: 'process',
      entries: site.workflows.map(({ id, name, summary, steps, humanOversight }) => ({
        id: text('solutions.workflows.id', id),
        name: text('solutions.workflows.name', name),
        summary: text('solutions.workflows.summary', summary),
        steps: steps.map((step) => text('solutions.workflows.steps', step)),
        fields: optionalField('Where a person decides', 'solutions.workflows.humanOversight', humanOversight),
      })),
    },
  );
}

function technology(site: Site) {
  return listSection(
    { id: 'technology', title: 'Technology', source: solutionsSource(site) },
    {
      kind: 'entries',
      of: 'technology',
      form: 'line',
      entries: site.technologyStack.map(({ id, name, summary }) => ({
        id: text('solutions.technologyStack.id', id),
        name: text('solutions.technologyStack.name', name),
        summary: text('solutions.technologyStack.summary', summary),
        fields: [],
      })),
    },
  );
}

function industries(site: Site) {
  return listSection(
    {
      id: 'industries',
      title: 'Industries',
      source: [
        link('industries.url', industriesResource.path, industriesResource.path),
        text('industries.updated', industriesResource.updated(site), 'date'),
      ],
    },
    {
      kind: 'entries',
      of: 'industry',
      form: 'article',
      entries: site.industries.map(({ id, name, summary, regulators = [], solutions }) => ({
        id: text('industries.industries.id', id),
        name: text('industries.industries.name', name),
        summary: text('industries.industries.summary', summary),
        fields: [
          ...listField(
            'Regulators',
            regulators.map((regulator) => text('industries.industries.regulators', regulator)),
          ),
          ...listField(
            'Solutions',
            solutions.map((solution) =>
              reference('industries.industries.solutions', nameOf(solution, site.solutions), `solution-${solution}`),
            ),
          ),
        ],
      })),
    },
  );
}

const solutionsSource = (site: Site) =>
  [
    link('solutions.url', solutionsResource.path, solutionsResource.path),
    text('solutions.updated', solutionsResource.updated(site), 'date'),
  ] as const;

/** The name of an item of a list. */
export const nameOf = (id: string, items: readonly { readonly id: string; readonly name: string }[]): string =>
  items.find((item) => item.id === id)?.name ?? id;
