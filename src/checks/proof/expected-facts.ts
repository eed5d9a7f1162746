import { findCompanyNumber, listIdentifiers } from '../../content/identifiers.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { toLetters } from '../published/letters.ts';
import { listDataScalars } from './api.ts';

/** A fact that a text must say, in letters and digits alone. */
export interface ExpectedFact {
  readonly name: string;
  readonly shown: string;
}

const fact = (name: string, value: string | undefined): ExpectedFact[] =>
  value === undefined || toLetters(value) === '' ? [] : [{ name, shown: value }];

/** Facts of the publisher in every page's frame. */
export const listFrameFacts = ({ company, name, notice }: Site): ExpectedFact[] => [
  ...fact('notice', notice),
  ...fact('legal name', company.legalName),
  ...fact('name of the site', name),
];

const routes = ({ company }: Site): ExpectedFact[] =>
  company.contactRoutes.flatMap(({ id, name, description, email, phone }) => [
    ...fact(`name of the route ${id}`, name),
    ...fact(`description of the route ${id}`, description),
    ...fact(`mailbox of the route ${id}`, email),
    ...fact(`telephone of the route ${id}`, phone),
  ]);

const numbers = ({ company }: Site): ExpectedFact[] =>
  listIdentifiers(company).flatMap(({ scheme, display }) => fact(`number ${scheme.code}`, display));

const address = ({ company: { registeredAddress: at } }: Site): ExpectedFact[] => [
  ...(at?.streetAddress ?? []).flatMap((line) => fact('registered address', line)),
  ...fact('town of the registered address', at?.locality),
  ...fact('postal code of the registered address', at?.postalCode),
];

const access = ({ access: { interfaces, requestIncludes, reviewSteps } }: Site): ExpectedFact[] =>
  [...interfaces, ...requestIncludes, ...reviewSteps].flatMap(({ name }) => fact(`"${name}"`, name));

/**
 * Facts that the page at a path, as its language calls it, must state beside those of the frame, and so must its
 * mirror: its purpose, however it is laid out.
 */
export function listPageFacts(site: Site, path: string): ExpectedFact[] {
  const legalName = fact('legal name', site.company.legalName);
  if (path === '/auth/') return [...legalName, ...access(site)];
  if (path === sectionPath(site, 'company')) return [...legalName, ...numbers(site), ...address(site)];
  if (path === sectionPath(site, 'contact')) return routes(site);
  if (path === sectionPath(site, 'legalNotice')) return [...legalName, ...numbers(site), ...address(site)];
  return [];
}

/** Facts of the publisher in llms.txt. */
export function listLlmsFacts({ company }: Site): ExpectedFact[] {
  return [...fact('legal name', company.legalName), ...fact('number', findCompanyNumber(company)?.display)];
}

/** Every value of the typed modules, in letters: what structured data may say under the names of facts. */
export function listModuleValues(site: Site): ReadonlySet<string> {
  const found = new Set<string>();
  for (const each of [site, ...(site.translations ?? [])]) {
    const { company, name, description, contactEmail, facts, access: ways, security } = each;
    for (const { value } of listDataScalars({ company, name, description, contactEmail, facts, ways, security }))
      found.add(toLetters(value));
    for (const { value, display } of listIdentifiers(company)) found.add(toLetters(value)).add(toLetters(display));
    for (const place of [company.registeredAddress, ...company.locations.map((location) => location.address)])
      if (place) found.add(toLetters(place.streetAddress.join('') + (place.dependentLocality ?? '')));
  }
  return found;
}
