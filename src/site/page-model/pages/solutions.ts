import { findPicture } from '../../../content/pictures.ts';
import { questionPath } from '../../../content/question-path.ts';
import type { Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { entryPath } from '../../facts/entry-path.ts';
import { sectionLink } from '../../facts/section-pages.ts';
import { field, fields, link, listField, section, text } from '../builders.ts';
import { findName, solutionsSource, technologySection, workflowsSection } from '../home/offer.ts';
import { entryView, sectionView } from './page-view.ts';

type Solution = Site['solutions'][number];

/** /solutions/: all solutions with audience, workflows and technology. */
export const solutionsView = (site: Site) =>
  sectionView(site, 'solutions', [
    solutionCards(site),
    workflowNames(site),
    apartWorkflows(site),
    technologySection(site),
  ]);

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
  teasers: solutions.map(({ id, name, summary, audience, ...pictured }) => ({
    anchor: `solution-${id}`,
    name: link(['solutions.solutions.id', 'solutions.solutions.name'], name, entryPath(site, 'solution', id) ?? ''),
    summary: text('solutions.solutions.summary', summary),
    picture: findPicture(site, pictured),
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
      { id: 'workflows', title: translate(languageOfSite(site), 'section.workflows'), count: used.length },
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
  const told = workflowsSection(site, apart);
  if (!told || apart.length === site.workflows.length) return told;
  const { title: _, ...untitled } = told;
  return { ...untitled, id: 'further-workflows' };
}

/** /solutions/recall-calls/: audience, products, industries, workflows in steps, evidence and questions. */
export const solutionView = (site: Site, solution: Solution) =>
  entryView(site, 'solutions', site.solutions, solution, [
    relations(site, solution),
    workflowsSection(
      site,
      solution.workflows.flatMap((id) => site.workflows.find((workflow) => workflow.id === id) ?? []),
    ),
    evidenceNames(site),
    questionNames(site, solution),
  ]);

function relations(site: Site, { id, audience, workflows: ids }: Solution) {
  const language = languageOfSite(site);
  const products = site.company.products.filter(({ solutions = [] }) => solutions.includes(id));
  const industries = site.industries.filter(({ solutions }) => solutions.includes(id));
  return section(
    { id: 'facts', source: solutionsSource(site) },
    fields([
      field(translate(language, 'label.audience'), text('solutions.solutions.audience', audience)),
      ...listField(
        translate(language, 'section.products'),
        products.map((product) =>
          link(
            ['company.products.name', 'company.products.solutions'],
            product.name,
            entryPath(site, 'product', product.id) ?? '',
          ),
        ),
      ),
      ...listField(
        translate(language, 'section.industries'),
        industries.map((industry) =>
          link(
            ['industries.industries.name', 'industries.industries.solutions'],
            industry.name,
            entryPath(site, 'industry', industry.id) ?? '',
          ),
        ),
      ),
      ...listField(
        translate(language, 'section.workflows'),
        ids.map((workflow) =>
          link('solutions.solutions.workflows', findName(workflow, site.workflows), `#workflow-${workflow}`),
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
      {
        id: 'compliance',
        title: translate(languageOfSite(site), 'section.compliance'),
        all: sectionLink(site, 'compliance'),
      },
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
  const related = findRelatedQuestions(site, solution);
  return (
    related.length > 0 &&
    section(
      { id: 'questions', title: translate(languageOfSite(site), 'section.questions') },
      {
        kind: 'teasers',
        form: 'cards',
        teasers: related.map(({ question, to }) => ({ name: link('faq.questions.question', question, to) })),
      },
    )
  );
}

/** Maximum of related questions. */
const most = 3;

/** Questions that name a solution, or link to it, with their addresses: similar words prove no relation. */
export function findRelatedQuestions(
  site: Site,
  { id, name }: { readonly id: string; readonly name: string },
): readonly { readonly question: string; readonly to: string }[] {
  const places = [`#solution-${id}`, entryPath(site, 'solution', id)].filter((place) => place !== undefined);
  const isNamed = (text: string) => text.toLowerCase().includes(name.toLowerCase());
  return site.questions
    .filter(
      ({ question, markdown }) =>
        isNamed(question) || isNamed(markdown) || places.some((place) => markdown.includes(`${place})`)),
    )
    .slice(0, most)
    .map((each) => ({ question: each.question, to: questionPath(site, each.id) }));
}
