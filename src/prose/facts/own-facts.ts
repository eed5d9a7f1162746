import type { Sources } from '../../content/read/load.ts';
import type { ModuleName, Site } from '../../content/site.ts';
import { listOwnAddresses, type OwnAddress } from './addresses.ts';
import { type ComplianceStandard, listComplianceStandards } from './certificates.ts';
import { listOwnLines, listOwnPeople, listOwnTerms, type OwnPerson, type OwnTerm } from './claimed-facts.ts';
import { type CountedList, countLists } from './counts.ts';
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

/** Gathers the facts of a site. */
export function collectOwnFacts(site: Site, sources: Pick<Sources, 'modules' | 'faq'>): OwnFacts {
  const locate = createProseFactLocator(sources);
  const { company } = site;
  const fact = (
    text: string,
    module: ModuleName,
    path: readonly (string | number)[],
    reference?: string,
  ): ContentFact => ({
    text,
    at: locate(module, path),
    reference,
  });
  const routes = (field: 'phone' | 'email') =>
    (['contactRoutes', 'people', 'locations'] as const).flatMap((list) =>
      company[list].flatMap((item, i) => {
        const value = item[field];
        return value === undefined
          ? []
          : [fact(value, 'company', [list, i, field], `company.${list}.${item.id}.${field}`)];
      }),
    );
  const contacts = (site.security.contacts ?? []).flatMap((contact, i) =>
    contact.startsWith('mailto:') ? [fact(contact.slice(7), 'site', ['security', 'contacts', i])] : [],
  );
  const mails = [
    fact(site.contactEmail, 'site', ['contactEmail'], 'site.contactEmail'),
    ...routes('email'),
    ...contacts,
  ];
  const addresses = listOwnAddresses(site, locate);
  const { employees, jurisdiction, capital } = company;
  const { responseTime } = site.access;
  const amount = responseTime && ('amount' in responseTime ? responseTime.amount : undefined);
  const workingDays = responseTime && 'workingDays' in responseTime ? responseTime.workingDays : undefined;
  return {
    names: [
      fact(company.legalName, 'company', ['legalName'], 'company.legalName'),
      ...(company.tradingName === undefined
        ? []
        : [fact(company.tradingName, 'company', ['tradingName'], 'company.tradingName')]),
      fact(site.name, 'site', ['name'], 'site.name'),
    ],
    vocabulary: collectVocabulary(site),
    numbers: listOwnNumbers(site, locate),
    phones: routes('phone'),
    mails,
    origin: site.baseUrl,
    hosts: listOwnHosts(site),
    addresses,
    places: [
      ...addresses.map(({ locality }) => locality),
      ...[company.registeredAddress, ...company.locations.map(({ address }) => address)].flatMap((address) =>
        address ? [address.region ?? '', address.dependentLocality ?? '', ...address.streetAddress] : [],
      ),
      ...company.locations.map(({ name }) => name),
      jurisdiction?.name ?? '',
    ].filter((place) => place !== ''),
    country: jurisdiction?.country ?? company.registeredAddress?.country ?? '',
    jurisdiction:
      jurisdiction && fact(jurisdiction.name, 'company', ['jurisdiction', 'name'], 'company.jurisdiction.name'),
    schedules: listSchedules(site, locate),
    lines: listOwnLines(site),
    people: listOwnPeople(site, locate),
    terms: listOwnTerms(site),
    freeProducts: company.products.flatMap(({ name, access }, i) =>
      access === 'public' ? [{ ...fact(`${name} as public`, 'company', ['products', i, 'access']), name }] : [],
    ),
    parent: company.parent && {
      ...fact(company.parent.name, 'company', ['parent', 'name']),
      name: company.parent.name,
    },
    relatives: [company.parent?.name ?? '', ...(company.subsidiaries ?? []).map(({ name }) => name)].filter(
      (name) => name !== '',
    ),
    counts: countLists(site, sources, locate),
    staff:
      employees?.from === undefined || employees.to === undefined
        ? undefined
        : {
            ...fact(
              employees.from === employees.to ? `${employees.to}` : `${employees.from} to ${employees.to}`,
              'company',
              ['employees'],
            ),
            from: employees.from,
            to: employees.to,
          },
    founded:
      company.founded === undefined ? undefined : fact(company.founded, 'company', ['founded'], 'company.founded'),
    incorporated:
      company.incorporated === undefined
        ? undefined
        : fact(company.incorporated, 'company', ['incorporated'], 'company.incorporated'),
    certificates: listComplianceStandards(site, locate),
    compliance: fact('no such entry in compliance', 'company', ['compliance']),
    offers: listOffers(site, sources, locate),
    capital: capital && {
      ...fact(`${capital.amount} ${capital.currency}`, 'company', ['capital', 'amount'], 'company.capital.amount'),
      amount: Number(capital.amount),
      currency: capital.currency,
    },
    licence: {
      ...fact(site.dataLicense.spdx ?? site.dataLicense.name, 'site', ['dataLicense'], 'site.dataLicense.name'),
      spdx: site.dataLicense.spdx ?? (/^CC0/i.test(site.dataLicense.name) ? 'CC0-1.0' : ''),
    },
    training: {
      ...fact(site.contentSignals['ai-train'] ? "'ai-train': true" : "'ai-train': false", 'site', [
        'contentSignals',
        'ai-train',
      ]),
      isAllowed: site.contentSignals['ai-train'],
    },
    access: fact('an API that answers without key or account', 'site', ['baseUrl']),
    response:
      workingDays !== undefined || amount !== undefined
        ? {
            ...fact(
              workingDays !== undefined
                ? `${workingDays} working days`
                : `${amount} ${unitOf(responseTime)}s`.replace('-', ' '),
              'access',
              ['responseTime'],
              workingDays !== undefined ? 'access.responseTime.text' : undefined,
            ),
            amount: workingDays ?? amount ?? 0,
            unit: workingDays !== undefined ? 'working-day' : unitOf(responseTime),
          }
        : undefined,
  };
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
