import { industries as industriesResource } from '../../../api/v1/industries.ts';
import { solutions as solutionsResource } from '../../../api/v1/solutions.ts';
import type { Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { field, link, listField, listSection, optionalField, reference, text } from '../builders.ts';

/** Solutions. */
export function solutionsSection(site: Site) {
  const language = languageOfSite(site);
  return listSection(
    { id: 'solutions', title: translate(language, 'section.solutions'), source: solutionsSource(site) },
    {
      kind: 'entries',
      of: 'solution',
      form: 'article',
      entries: site.solutions.map(({ id, name, summary, audience, workflows }) => ({
        id: text('solutions.solutions.id', id),
        name: text('solutions.solutions.name', name),
        summary: text('solutions.solutions.summary', summary),
        fields: [
          field(translate(language, 'label.audience'), text('solutions.solutions.audience', audience)),
          ...listField(
            translate(language, 'section.workflows'),
            workflows.map((workflow) =>
              reference('solutions.solutions.workflows', findName(workflow, site.workflows), `workflow-${workflow}`),
            ),
          ),
        ],
      })),
    },
  );
}

/** Workflows, all or some, with their steps. */
export function workflowsSection(site: Site, all: Site['workflows'] = site.workflows) {
  const language = languageOfSite(site);
  return listSection(
    { id: 'workflows', title: translate(language, 'section.workflows'), source: solutionsSource(site) },
    {
      kind: 'entries',
      of: 'workflow',
      form: 'process',
      entries: all.map(({ id, name, summary, steps, humanOversight }) => ({
        id: text('solutions.workflows.id', id),
        name: text('solutions.workflows.name', name),
        summary: text('solutions.workflows.summary', summary),
        steps: steps.map((step) => text('solutions.workflows.steps', step)),
        fields: optionalField(
          translate(language, 'label.personDecides'),
          'solutions.workflows.humanOversight',
          humanOversight,
        ),
      })),
    },
  );
}

/** Technology, layer by layer. */
export function technologySection(site: Site) {
  return listSection(
    { id: 'technology', title: translate(languageOfSite(site), 'section.technology'), source: solutionsSource(site) },
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

/** Industries. */
export function industriesSection(site: Site) {
  const language = languageOfSite(site);
  return listSection(
    {
      id: 'industries',
      title: translate(language, 'section.industries'),
      source: industriesSource(site),
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
            translate(language, 'label.regulators'),
            regulators.map((regulator) => text('industries.industries.regulators', regulator)),
          ),
          ...listField(
            translate(language, 'section.solutions'),
            solutions.map((solution) =>
              reference('industries.industries.solutions', findName(solution, site.solutions), `solution-${solution}`),
            ),
          ),
        ],
      })),
    },
  );
}

/** Path and date of solutions.json. */
export const solutionsSource = (site: Site) =>
  [
    link('solutions.url', solutionsResource.path, solutionsResource.path),
    text('solutions.updated', solutionsResource.updated(site), 'date'),
  ] as const;

/** Path and date of industries.json. */
export const industriesSource = (site: Site) =>
  [
    link('industries.url', industriesResource.path, industriesResource.path),
    text('industries.updated', industriesResource.updated(site), 'date'),
  ] as const;

/** Name of a list item. */
export const findName = (id: string, items: readonly { readonly id: string; readonly name: string }[]): string =>
  items.find((item) => item.id === id)?.name ?? id;
