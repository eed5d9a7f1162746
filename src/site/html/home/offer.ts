import { industries } from '../../../api/v1/industries.ts';
import { solutions } from '../../../api/v1/solutions.ts';
import type { Site } from '../../../content/site.ts';
import { type Html, html } from '../../../core/html.ts';
import { commaList, dataNote, register, section } from '../parts.ts';

/** What is offered, how it works, what it is built on, and for whom. */
export function offerSections(site: Site): Html {
  const note = dataNote(solutions.path, site.updated.solutions);
  return html`${site.solutions.length > 0 && section({ id: 'solutions', title: 'Solutions', note }, solutionRegister(site))}
${site.workflows.length > 0 && section({ id: 'workflows', title: 'Workflows', note }, workflowColumns(site))}
${site.technologyStack.length > 0 && section({ id: 'technology', title: 'Technology', note }, layerRegister(site))}
${
  site.industries.length > 0 &&
  section(
    { id: 'industries', title: 'Industries', note: dataNote(industries.path, site.updated.industries) },
    industryRegister(site),
  )
}`;
}

function layerRegister(site: Site): Html {
  return register(
    site.technologyStack.map(({ id, name, summary }) => ({
      id: `technology-${id}`,
      name,
      body: html`<p>${summary}</p>`,
      facts: [],
    })),
  );
}

function solutionRegister(site: Site): Html {
  return register(
    site.solutions.map((solution) => ({
      id: `solution-${solution.id}`,
      name: solution.name,
      body: html`<p>${solution.summary}</p>`,
      facts: [
        ['For', solution.audience],
        ['Workflows', solution.workflows.length > 0 && links('workflow', solution.workflows, site.workflows)],
      ],
    })),
  );
}

function workflowColumns(site: Site): Html {
  return html`<ul class="columns">
${site.workflows.map(
  (workflow) => html`<li id="workflow-${workflow.id}">
<h3>${workflow.name}</h3>
<p>${workflow.summary}</p>
<ol class="steps">${workflow.steps.map((step) => html`<li>${step}</li>`)}</ol>
<p class="oversight"><b>Where a person decides.</b> ${workflow.humanOversight}</p>
</li>
`,
)}</ul>`;
}

function industryRegister(site: Site): Html {
  return register(
    site.industries.map((industry) => ({
      id: `industry-${industry.id}`,
      name: industry.name,
      body: html`<p>${industry.summary}</p>`,
      facts: [
        ['Regulators', industry.regulators.length > 0 && industry.regulators.join(', ')],
        ['Solutions', industry.solutions.length > 0 && links('solution', industry.solutions, site.solutions)],
      ],
    })),
  );
}

function links(kind: string, ids: readonly string[], items: readonly { id: string; name: string }[]): Html {
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id;
  return html`${commaList(ids.map((id) => html`<a href="#${kind}-${id}">${nameOf(id)}</a>`))}`;
}
