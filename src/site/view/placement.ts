import type { Fact } from './fact.ts';
import type { homeView } from './home/home.ts';
import type { FactsIn } from './model.ts';

/** The facts that the homepage shows, as the type of its view tells. */
export type Placed = FactsIn<ReturnType<typeof homeView>>;

/** A row for each fact that the homepage does not show, and for no other. */
export type Refusals<All extends string = Fact> = Readonly<Record<Exclude<All, Placed>, string>>;

const onEveryPage = 'the notice stands above the name on every page, and below the title of every mirror';
const ofThePlace = 'the address of the entry itself, which is the anchor of what is read there';
const inTheGuide = 'told by the authentication guide, which is made of the same content';
const ofTheApi = 'about the API, not the company: told by the reference of the API';

/** Facts of the API that the homepage does not show, each with the reason. A new fact is either here or in the view. */
export const refused = {
  'company.notice': onEveryPage,
  'solutions.notice': onEveryPage,
  'industries.notice': onEveryPage,
  'faq.notice': onEveryPage,
  'status.notice': onEveryPage,
  'index.notice': onEveryPage,
  'company.kind': 'a code for programs: people read its name',
  'company.identifiers.scheme': 'a code for programs: people read the name of the number',
  'company.identifiers.name': 'the term before the number',
  'company.identifiers.primary': 'the primary number comes first',
  'company.compliance.url': ofThePlace,
  'company.products.url': ofThePlace,
  'industries.industries.url': ofThePlace,
  'solutions.technologyStack.url': ofThePlace,
  'solutions.workflows.url': ofThePlace,
  'solutions.solutions.url': ofThePlace,
  'faq.questions.updated': 'people read the date of the page; programs that cache answers need that of each',
  'access.notice': onEveryPage,
  'access.url': inTheGuide,
  'access.updated': inTheGuide,
  'access.interfaces.id': inTheGuide,
  'access.interfaces.name': inTheGuide,
  'access.interfaces.description': inTheGuide,
  'access.topics.id': inTheGuide,
  'access.topics.name': inTheGuide,
  'access.topics.description': inTheGuide,
  'access.requestIncludes.id': inTheGuide,
  'access.requestIncludes.name': inTheGuide,
  'access.requestIncludes.description': inTheGuide,
  'access.reviewSteps.id': inTheGuide,
  'access.reviewSteps.name': inTheGuide,
  'access.reviewSteps.description': inTheGuide,
  'access.mustNotContain': inTheGuide,
  'access.responseTime.workingDays': inTheGuide,
  'access.responseTime.text': inTheGuide,
  'access.credentials': inTheGuide,
  'access.revocation': inTheGuide,
  'access.contact.email': inTheGuide,
  'access.contact.form': inTheGuide,
  'access.contact.url': inTheGuide,
  'status.url': ofTheApi,
  'status.updated': ofTheApi,
  'status.status': ofTheApi,
  'status.apiVersion': ofTheApi,
  'status.version': ofTheApi,
  'status.description': ofTheApi,
  'status.links.index': ofTheApi,
  'status.links.openapi': ofTheApi,
  'status.links.documentation': ofTheApi,
  'status.links.apiCatalog': ofTheApi,
  'status.links.authentication': ofTheApi,
  'index.url': ofTheApi,
  'index.updated': ofTheApi,
  'index.title': ofTheApi,
  'index.description': ofTheApi,
  'index.version': ofTheApi,
  'index.descriptionVersion': ofTheApi,
  'index.publisher.name': 'the legal name, which stands there as company.legalName',
  'index.publisher.url': 'the website, which stands there as company.website',
  'index.authentication': ofTheApi,
  'index.openapi': ofTheApi,
  'index.documentation': ofTheApi,
  'index.apiCatalog': ofTheApi,
  'index.license.name': 'stands in the footer of every page',
  'index.license.url': 'stands in the footer of every page',
  'index.aiPreferences.search': 'told by robots.txt, llms.txt and the reference of the API',
  'index.aiPreferences.aiInput': 'told by robots.txt, llms.txt and the reference of the API',
  'index.aiPreferences.aiTrain': 'told by robots.txt, llms.txt and the reference of the API',
  'index.aiPreferences.note': 'told by llms.txt and the reference of the API',
  'index.resources.name': ofTheApi,
  'index.resources.title': ofTheApi,
  'index.resources.description': ofTheApi,
  'index.resources.path': ofTheApi,
  'index.resources.url': ofTheApi,
  'index.resources.mediaType': ofTheApi,
  'index.resources.updated': ofTheApi,
} satisfies Refusals;
