import type { FactsIn } from '../../theme/model/view.ts';
import type { FactPath } from './fact-path.ts';
import type { homeView } from './home/home.ts';
import type { complianceView } from './pages/compliance.ts';
import type { industriesView, industryView } from './pages/industries.ts';
import type { companyView, locationsView, peopleView, recordView } from './pages/organisation.ts';
import type { productsView, productView } from './pages/products.ts';
import type { solutionsView, solutionView } from './pages/solutions.ts';
import type { questionsView } from './questions/questions.ts';

/** Views of the pages, which people can read. */
type AnyView = ReturnType<
  | typeof homeView
  | typeof solutionsView
  | typeof solutionView
  | typeof industriesView
  | typeof industryView
  | typeof productsView
  | typeof productView
  | typeof complianceView
  | typeof companyView
  | typeof peopleView
  | typeof locationsView
  | typeof recordView
  | typeof questionsView
>;

/** Facts on the pages, by the types of their views. */
type PlacedFact = FactsIn<AnyView>;

/** A row for each fact that no page shows, and no other. */
export type UnplacedFacts<All extends string = FactPath> = Readonly<Record<Exclude<All, PlacedFact>, string>>;

const onEveryPage = 'the notice stands above the name on every page, and below the title of every mirror';
const ofThePlace = 'the address of the entry itself, which is the anchor of what is read there';
const inTheGuide = 'stands in the authentication guide, which is made of the same content';
const ofTheApi = 'about the API, not the company: stands in the reference of the API';

const inThePicture = 'of the picture itself, which stands with the entry';
const onItsPage = 'stands in the page of changes, in the sentence';

/** API facts that no view shows, with reasons. A new fact is here or in a view. */
export const unplacedFacts = {
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
  'company.parent.identifiers.scheme': 'a code for programs: people read the name of the number',
  'company.parent.identifiers.name': 'the term before the number',
  'company.parent.identifiers.primary': 'the primary number comes first',
  'company.memberOf.identifiers.scheme': 'a code for programs: people read the name of the number',
  'company.memberOf.identifiers.name': 'the term before the number',
  'company.memberOf.identifiers.primary': 'the primary number comes first',
  'company.subsidiaries.identifiers.scheme': 'a code for programs: people read the name of the number',
  'company.subsidiaries.identifiers.name': 'the term before the number',
  'company.subsidiaries.identifiers.primary': 'the primary number comes first',
  'company.people.image.url': inThePicture,
  'company.people.image.width': inThePicture,
  'company.people.image.height': inThePicture,
  'company.people.image.alt': inThePicture,
  'company.products.image.url': inThePicture,
  'company.products.image.width': inThePicture,
  'company.products.image.height': inThePicture,
  'company.products.image.alt': inThePicture,
  'solutions.solutions.image.url': inThePicture,
  'solutions.solutions.image.width': inThePicture,
  'solutions.solutions.image.height': inThePicture,
  'solutions.solutions.image.alt': inThePicture,
  'company.people.url': ofThePlace,
  'company.compliance.url': ofThePlace,
  'company.locations.url': ofThePlace,
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
  'access.requestIncludes.description': inTheGuide,
  'access.reviewSteps.id': inTheGuide,
  'access.mustNotContain': inTheGuide,
  'access.responseTime.amount': inTheGuide,
  'access.responseTime.unit': inTheGuide,
  'access.responseTime.workingDays': inTheGuide,
  'access.credentials': inTheGuide,
  'access.revocation': inTheGuide,
  'access.contact.url': inTheGuide,
  'changes.notice': onEveryPage,
  'changes.url': ofTheApi,
  'changes.updated': ofTheApi,
  'changes.changes.date': onItsPage,
  'changes.changes.resource': 'a code for programs: people read the sentence',
  'changes.changes.id': 'a code for programs: people read the sentence',
  'changes.changes.kind': 'a code for programs: people read the sentence',
  'changes.changes.sentence': onItsPage,
  'changes.changes.was': onItsPage,
  'changes.changes.now': onItsPage,
  'changes.changes.url': onItsPage,
  'changes.archives.year': onItsPage,
  'changes.archives.url': onItsPage,
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
  'index.corrections.email': 'in the link below every page that reports an error',
  'index.license.name': 'stands in the footer of every page',
  'index.license.url': 'stands in the footer of every page',
  'index.aiPreferences.search': 'stands in robots.txt, llms.txt and the reference of the API',
  'index.aiPreferences.aiInput': 'stands in robots.txt, llms.txt and the reference of the API',
  'index.aiPreferences.aiTrain': 'stands in robots.txt, llms.txt and the reference of the API',
  'index.aiPreferences.note': 'stands in llms.txt and the reference of the API',
  'index.resources.name': ofTheApi,
  'index.resources.title': ofTheApi,
  'index.resources.description': ofTheApi,
  'index.resources.path': ofTheApi,
  'index.resources.url': ofTheApi,
  'index.resources.mediaType': ofTheApi,
  'index.resources.updated': ofTheApi,
} satisfies UnplacedFacts;
