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

/** /solutions/: every solution with for whom it is, the work that it takes over, and what it is built on. */
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

/** Solutions as cards, each with for whom it is. */
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

/** The workflows that solutions have, each by its name: their steps stand on the pages of these. */
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

/** Those that no solution has are told here. */
function apartWorkflows(site: Site) {
  const apart = site.workflows.filter(({ id }) => !isUsed(site, id));
  const told = workflows(site, apart);
  if (!told || apart.length === site.workflows.length) return told;
  const { title: _, ...untitled } = told;
  return { ...untitled, id: 'further-workflows' };
}

/** /solutions/recall-calls/: for whom, with what and where it is used, step by step, and what holds for it. */
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

/** What is met, by its name. */
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

/** Questions that speak of the solution. */
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
