import type { Site } from '../../../content/site.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say } from '../../../language/say.ts';
import { entryPath } from '../../facts/entry-path.ts';
import { relatedQuestions } from '../../facts/related-questions.ts';
import { wayToSection } from '../../facts/section-pages.ts';
import { nameOf, solutionsSource, technology, workflows } from '../home/offer.ts';
import { field, fields, link, listField, section, text } from '../make.ts';
import { entryView, sectionView } from './page-view.ts';

type Solution = Site['solutions'][number];

/** /solutions/: all solutions with audience, workflows and technology. */
export const solutionsView = (site: Site) =>
  sectionView(site, 'solutions', [solutionCards(site), workflowNames(site), apartWorkflows(site), technology(site)]);

function solutionCards(site: Site) {
  return (
    site.solutions.length > 0 &&
    section(
      { id: 'solutions', count: site.solutions.length, source: solutionsSource(site) },
      solutionTeasers(site, site.solutions),
    )
  );
}

/** Solutions as cards, with audience. */
export const solutionTeasers = (site: Site, solutions: readonly Solution[]) => ({
  kind: 'teasers' as const,
  form: 'cards' as const,
  teasers: solutions.map(({ id, name, summary, audience }) => ({
    anchor: `solution-${id}`,
    name: link(['solutions.solutions.id', 'solutions.solutions.name'], name, entryPath(site, 'solution', id) ?? ''),
    summary: text('solutions.solutions.summary', summary),
    note: [text('solutions.solutions.audience', audience)],
  })),
});

const isUsed = (site: Site, id: string) => site.solutions.some(({ workflows }) => workflows.includes(id));

/** Workflows of solutions by name: their steps are on the solutions' pages. */
function workflowNames(site: Site) {
  const used = site.workflows.filter(({ id }) => isUsed(site, id));
  return (
    used.length > 0 &&
    section(
      { id: 'workflows', title: say(spokenBy(site), 'section.workflows'), count: used.length },
      {
        kind: 'teasers',
        form: 'names',
        teasers: used.map(({ id, name }) => ({
          name: link(
            ['solutions.workflows.id', 'solutions.workflows.name'],
            name,
            entryPath(site, 'workflow', id) ?? '',
          ),
        })),
      },
    )
  );
}

/** Workflows without a solution, in full. */
function apartWorkflows(site: Site) {
  const apart = site.workflows.filter(({ id }) => !isUsed(site, id));
  const told = workflows(site, apart);
  if (!told || apart.length === site.workflows.length) return told;
  const { title: _, ...untitled } = told;
  return { ...untitled, id: 'further-workflows' };
}

/** /solutions/recall-calls/: audience, products, industries, workflows in steps, evidence and questions. */
export const solutionView = (site: Site, solution: Solution) =>
  entryView(site, 'solutions', site.solutions, solution, [
    relations(site, solution),
    workflows(
      site,
      solution.workflows.flatMap((id) => site.workflows.find((workflow) => workflow.id === id) ?? []),
    ),
    evidenceNames(site),
    questionNames(site, solution),
  ]);

function relations(site: Site, { id, audience, workflows: ids }: Solution) {
  const language = spokenBy(site);
  const products = site.company.products.filter(({ solutions = [] }) => solutions.includes(id));
  const industries = site.industries.filter(({ solutions }) => solutions.includes(id));
  return section(
    { id: 'facts', source: solutionsSource(site) },
    fields([
      field(say(language, 'label.audience'), text('solutions.solutions.audience', audience)),
      ...listField(
        say(language, 'section.products'),
        products.map((product) =>
          link(
            ['company.products.name', 'company.products.solutions'],
            product.name,
            entryPath(site, 'product', product.id) ?? '',
          ),
        ),
      ),
      ...listField(
        say(language, 'section.industries'),
        industries.map((industry) =>
          link(
            ['industries.industries.name', 'industries.industries.solutions'],
            industry.name,
            entryPath(site, 'industry', industry.id) ?? '',
          ),
        ),
      ),
      ...listField(
        say(language, 'section.workflows'),
        ids.map((workflow) =>
          link('solutions.solutions.workflows', nameOf(workflow, site.workflows), `#workflow-${workflow}`),
        ),
      ),
    ]),
  );
}

/** Fulfilled claims by name. */
function evidenceNames(site: Site) {
  const met = site.company.compliance.filter(({ status }) => status !== 'in-progress' && status !== 'planned');
  return (
    met.length > 0 &&
    section(
      { id: 'compliance', title: say(spokenBy(site), 'section.compliance'), all: wayToSection(site, 'compliance') },
      {
        kind: 'teasers',
        form: 'names',
        teasers: met.map(({ id, name }) => ({
          name: link('company.compliance.name', name, entryPath(site, 'compliance', id) ?? ''),
        })),
      },
    )
  );
}

/** Related questions. */
function questionNames(site: Site, solution: Solution) {
  const related = relatedQuestions(site, solution);
  return (
    related.length > 0 &&
    section(
      { id: 'questions', title: say(spokenBy(site), 'section.questions') },
      {
        kind: 'teasers',
        form: 'cards',
        teasers: related.map(({ question, to }) => ({ name: link('faq.questions.question', question, to) })),
      },
    )
  );
}
