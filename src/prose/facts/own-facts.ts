import type { Sources } from '../../content/read/load.ts';
import type { ModuleName, Site } from '../../content/site.ts';
import { withoutExtension } from '../../core/phone-extension.ts';
import { listOwnAddresses, type OwnAddress } from './addresses.ts';
import { type ComplianceStandard, listComplianceStandards } from './certificates.ts';
import {
  type CountedList,
  countLists,
  listOwnLines,
  listOwnPeople,
  listOwnTerms,
  type OwnPerson,
  type OwnTerm,
} from './claimed-facts.ts';
import type { ContentFact, LocateFact } from './fact.ts';
import { listOwnNumbers, type OwnNumber } from './numbers.ts';
import { listOffers, type Offer } from './offers.ts';
import { listSchedules, type Schedule } from './schedules.ts';

/** All of the facts with which prose is compared, in one language. */
export interface OwnFacts {
  readonly names: readonly ContentFact[];
  /** Words of others that look like ours and are right: of places, people, products, relatives. */
  readonly vocabulary: ReadonlySet<string>;
  readonly numbers: readonly OwnNumber[];
  readonly phones: readonly ContentFact[];
  readonly mails: readonly ContentFact[];
  readonly origin: string;
  readonly hosts: readonly string[];
  readonly addresses: readonly OwnAddress[];
  readonly places: readonly string[];
  readonly country: string;
  readonly jurisdiction: ContentFact | undefined;
  readonly schedules: readonly Schedule[];
  /** Hours of what is no place: of a telephone line. */
  readonly lines: readonly Schedule[];
  readonly people: readonly OwnPerson[];
  readonly terms: readonly OwnTerm[];
  /** Products that cost nothing. */
  readonly freeProducts: readonly (ContentFact & { readonly name: string })[];
  readonly parent: (ContentFact & { readonly name: string }) | undefined;
  /** Names of parent and subsidiaries. */
  readonly relatives: readonly string[];
  readonly counts: ReadonlyMap<string, CountedList>;
  readonly staff: (ContentFact & { readonly from: number; readonly to: number }) | undefined;
  readonly founded: ContentFact | undefined;
  readonly incorporated: ContentFact | undefined;
  readonly certificates: readonly ComplianceStandard[];
  readonly compliance: ContentFact;
  readonly offers: readonly Offer[];
  readonly capital: (ContentFact & { readonly amount: number; readonly currency: string }) | undefined;
  readonly licence: ContentFact & { readonly spdx: string };
  readonly training: ContentFact & { readonly isAllowed: boolean };
  readonly access: ContentFact;
  readonly response: (ContentFact & { readonly amount: number; readonly unit: string }) | undefined;
}

/** Place of a module's fact, as messages name it. */
function createProseFactLocator({ modules }: Pick<Sources, 'modules'>): LocateFact {
  return (name, path) => {
    const at = modules.get(name)?.locate(path);
    return at ? `${at.file}:${at.line}` : `content/${name}.ts`;
  };
}

/** A fact at its place in a module. */
type FactOf = (text: string, module: ModuleName, path: readonly (string | number)[], reference?: string) => ContentFact;

const ifGiven = <T, R>(value: T | undefined, make: (value: T) => R): R | undefined =>
  value === undefined ? undefined : make(value);

/** Gathers the facts of a site. */
export function collectOwnFacts(site: Site, sources: Pick<Sources, 'modules' | 'faq'>): OwnFacts {
  const locate = createProseFactLocator(sources);
  const fact: FactOf = (text, module, path, reference) => ({ text, at: locate(module, path), reference });
  const { company } = site;
  const { jurisdiction } = company;
  const addresses = listOwnAddresses(site, locate);
  return {
    ...contactFacts(site, fact),
    ...organisationFacts(site, fact),
    ...policyFacts(site, fact),
    names: [
      fact(company.legalName, 'company', ['legalName'], 'company.legalName'),
      ifGiven(company.tradingName, (name) => fact(name, 'company', ['tradingName'], 'company.tradingName')),
      fact(site.name, 'site', ['name'], 'site.name'),
    ].filter((name) => name !== undefined),
    vocabulary: collectVocabulary(site),
    numbers: listOwnNumbers(site, locate),
    addresses,
    places: listPlaces(site, addresses),
    country: jurisdiction?.country ?? company.registeredAddress?.country ?? '',
    schedules: listSchedules(site, locate),
    lines: listOwnLines(site),
    people: listOwnPeople(site, locate),
    terms: listOwnTerms(site),
    counts: countLists(site, sources, locate),
    certificates: listComplianceStandards(site, locate),
    offers: listOffers(site, sources, locate),
  };
}

/** How we are reached. */
function contactFacts(site: Site, fact: FactOf): Pick<OwnFacts, 'phones' | 'mails' | 'origin' | 'hosts'> {
  const routes = (field: 'phone' | 'email') =>
    (['contactRoutes', 'people', 'locations'] as const).flatMap((list) =>
      site.company[list].flatMap((item, i) => {
        const reference = `company.${list}.${item.id}.${field}`;
        return (
          ifGiven(item[field], (value) => fact(withoutExtension(value), 'company', [list, i, field], reference)) ?? []
        );
      }),
    );
  const contacts = (site.security.contacts ?? []).flatMap((contact, i) =>
    contact.startsWith('mailto:') ? [fact(contact.slice(7), 'site', ['security', 'contacts', i])] : [],
  );
  return {
    phones: routes('phone'),
    mails: [fact(site.contactEmail, 'site', ['contactEmail'], 'site.contactEmail'), ...routes('email'), ...contacts],
    origin: site.baseUrl,
    hosts: listOwnHosts(site),
  };
}

type OrganisationFacts = Pick<
  OwnFacts,
  'founded' | 'incorporated' | 'jurisdiction' | 'capital' | 'staff' | 'parent' | 'relatives' | 'freeProducts'
>;

function organisationFacts({ company }: Site, fact: FactOf): OrganisationFacts {
  const { capital, employees, parent, jurisdiction } = company;
  const { from = 0, to = 0 } = employees ?? {};
  return {
    founded: ifGiven(company.founded, (day) => fact(day, 'company', ['founded'], 'company.founded')),
    incorporated: ifGiven(company.incorporated, (day) =>
      fact(day, 'company', ['incorporated'], 'company.incorporated'),
    ),
    jurisdiction: ifGiven(jurisdiction, ({ name }) =>
      fact(name, 'company', ['jurisdiction', 'name'], 'company.jurisdiction.name'),
    ),
    capital: ifGiven(capital?.amount, (amount) => ({
      ...fact(`${amount} ${capital?.currency}`, 'company', ['capital', 'amount'], 'company.capital.amount'),
      amount: Number(amount),
      currency: capital?.currency ?? '',
    })),
    staff:
      employees?.from === undefined || employees.to === undefined
        ? undefined
        : { ...fact(`${from === to ? '' : `${from} to `}${to} employees`, 'company', ['employees']), from, to },
    parent: parent && { ...fact(parent.name, 'company', ['parent', 'name']), name: parent.name },
    relatives: [parent, ...(company.subsidiaries ?? [])].flatMap((each) => each?.name ?? []),
    freeProducts: company.products.flatMap(({ name, access }, i) =>
      access === 'public' ? [{ ...fact(`${name} as public`, 'company', ['products', i, 'access']), name }] : [],
    ),
  };
}

type PolicyFacts = Pick<OwnFacts, 'compliance' | 'licence' | 'training' | 'access' | 'response'>;

/** Terms of what we publish, and promises. */
function policyFacts({ dataLicense, contentSignals, access }: Site, fact: FactOf): PolicyFacts {
  const isAllowed = contentSignals['ai-train'];
  const { name, spdx } = dataLicense;
  return {
    compliance: fact('no such entry in compliance', 'company', ['compliance']),
    licence: {
      ...fact(spdx ?? name, 'site', ['dataLicense'], 'site.dataLicense.name'),
      spdx: spdx ?? (/^CC0/i.test(name) ? 'CC0-1.0' : ''),
    },
    training: { ...fact(`'ai-train': ${isAllowed}`, 'site', ['contentSignals', 'ai-train']), isAllowed },
    access: fact('an API that answers without key or account', 'site', ['baseUrl']),
    response: responseFact(access, fact),
  };
}

/** How soon we answer. */
function responseFact({ responseTime = {} }: Site['access'], fact: FactOf): OwnFacts['response'] {
  if ('workingDays' in responseTime && responseTime.workingDays !== undefined) {
    const { workingDays } = responseTime;
    const text = `${workingDays} working days`;
    return {
      ...fact(text, 'access', ['responseTime'], 'access.responseTime.text'),
      ...{ amount: workingDays, unit: 'working-day' },
    };
  }
  if (!('amount' in responseTime) || responseTime.amount === undefined) return undefined;
  const { amount } = responseTime;
  const unit = unitOf(responseTime);
  return { ...fact(`${amount} ${unit}s`.replace('-', ' '), 'access', ['responseTime']), amount, unit };
}

/** Names of places of ours, from countries to streets. */
function listPlaces({ company }: Site, addresses: readonly OwnAddress[]): string[] {
  const own = [company.registeredAddress, ...company.locations.map(({ address }) => address)];
  const places = [
    ...addresses.map(({ locality }) => locality),
    ...own.flatMap((address) => [address?.region, address?.dependentLocality, ...(address?.streetAddress ?? [])]),
    ...company.locations.map(({ name }) => name),
    company.jurisdiction?.name,
  ];
  return places.flatMap((place) => place || []);
}

const unitOf = (time: object | undefined): string =>
  time && 'unit' in time && typeof time.unit === 'string' ? time.unit : 'day';

/** Words that are right although they are near to a name of ours. */
function collectVocabulary(site: Site): Set<string> {
  const { company } = site;
  const texts = [
    company.legalName,
    company.tradingName ?? '',
    site.name,
    company.summary,
    site.description,
    ...company.people.map(({ name }) => name),
    ...(company.registeredAddress
      ? [company.registeredAddress.locality ?? '', ...company.registeredAddress.streetAddress]
      : []),
    company.jurisdiction?.name ?? '',
    ...company.locations.flatMap(({ name, address }) => [name, address.locality ?? '', ...address.streetAddress]),
    ...company.products.map(({ name }) => name),
    ...(company.brands ?? []),
    company.parent?.name ?? '',
    ...(company.subsidiaries ?? []).map(({ name }) => name),
    ...(company.partners ?? []),
    ...site.solutions.map(({ name }) => name),
    ...(company.identifiers ?? []).flatMap(({ court, town }) => [court ?? '', town ?? '']),
  ];
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** The hosts that are ours, with and without `www.`, profiles elsewhere too. */
function listOwnHosts(site: Site): string[] {
  const hostOf = (url: string) => /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const own = [site.baseUrl, site.company.website ?? '', ...(site.company.sameAs ?? [])].map(hostOf);
  return [...new Set(own.flatMap((host) => (host === '' ? [] : [host, `www.${host}`, host.replace(/^www\./, '')])))];
}
