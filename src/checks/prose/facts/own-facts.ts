import { identifiersOf } from '../../../content/identifiers.ts';
import type { Sources } from '../../../content/read/load.ts';
import type { ModuleName, Site } from '../../../content/site.ts';
import type { ListName } from '../words/table.ts';
import { type Certificate, certificatesOf } from './certificates.ts';
import { type Offer, offersOf } from './offers.ts';
import { type Schedule, schedulesOf } from './schedules.ts';

/** A fact of the content: what it says, where, and what Markdown writes for it. */
export interface Fact {
  readonly text: string;
  /** `content/company.ts:15` */
  readonly at: string;
  /** The name of the fact in `{{…}}`, where it has one. */
  readonly reference?: string | undefined;
}

export interface OwnNumber extends Fact {
  readonly kind: 'company' | 'vat' | 'lei' | 'charity' | 'other';
  /** Capitals and digits alone. */
  readonly bare: string;
  readonly court?: string | undefined;
}

export interface OwnAddress {
  readonly street: string;
  readonly number: string;
  readonly locality: string;
  readonly postalCode: string;
  readonly at: string;
  readonly path: string;
}

/** All of the facts with which prose is compared, in one language. */
export interface OwnFacts {
  readonly names: readonly Fact[];
  /** Words of others that look like ours and are right: of places, people, products, relatives. */
  readonly vocabulary: ReadonlySet<string>;
  readonly numbers: readonly OwnNumber[];
  readonly phones: readonly Fact[];
  readonly mails: readonly Fact[];
  readonly origin: string;
  readonly hosts: readonly string[];
  readonly addresses: readonly OwnAddress[];
  readonly places: readonly string[];
  readonly country: string;
  readonly jurisdiction: Fact | undefined;
  readonly schedules: readonly Schedule[];
  readonly counts: ReadonlyMap<string, Counted>;
  readonly staff: (Fact & { readonly from: number; readonly to: number }) | undefined;
  readonly founded: Fact | undefined;
  readonly incorporated: Fact | undefined;
  readonly certificates: readonly Certificate[];
  readonly compliance: Fact;
  readonly offers: readonly Offer[];
  readonly capital: (Fact & { readonly amount: number; readonly currency: string }) | undefined;
  readonly licence: Fact & { readonly spdx: string };
  readonly training: Fact & { readonly isAllowed: boolean };
  readonly access: Fact;
  readonly response: (Fact & { readonly amount: number; readonly unit: string }) | undefined;
}

/** How many items a list has, and what a site of its own words calls them. */
export interface Counted extends Fact {
  readonly count: number;
  readonly nouns: readonly string[];
}

export type Locate = (module: ModuleName, path: readonly (string | number)[]) => string;

/** Where a fact of a module stands, as messages name it. */
export function locateIn({ modules }: Pick<Sources, 'modules'>): Locate {
  return (name, path) => {
    const at = modules.get(name)?.locate(path);
    return at ? `${at.file}:${at.line}` : `content/${name}.ts`;
  };
}

/** Gathers the facts of a site. */
export function ownFacts(site: Site, sources: Pick<Sources, 'modules' | 'faq'>): OwnFacts {
  const locate = locateIn(sources);
  const { company } = site;
  const fact = (text: string, module: ModuleName, path: readonly (string | number)[], reference?: string): Fact => ({
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
  const mails = [fact(site.contactEmail, 'site', ['contactEmail'], 'site.contactEmail'), ...routes('email'), ...contacts];
  const addresses = addressesOf(site, locate);
  const { employees, jurisdiction, capital } = company;
  const { responseTime } = site.access;
  const amount = responseTime && ('amount' in responseTime ? responseTime.amount : undefined);
  const workingDays = responseTime && 'workingDays' in responseTime ? responseTime.workingDays : undefined;
  return {
    names: [
      fact(company.legalName, 'company', ['legalName'], 'company.legalName'),
      ...(company.tradingName === undefined ? [] : [fact(company.tradingName, 'company', ['tradingName'], 'company.tradingName')]),
      fact(site.name, 'site', ['name'], 'site.name'),
    ],
    vocabulary: vocabularyOf(site),
    numbers: numbersOf(site, locate),
    phones: routes('phone'),
    mails,
    origin: site.baseUrl,
    hosts: hostsOf(site),
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
    jurisdiction: jurisdiction && fact(jurisdiction.name, 'company', ['jurisdiction', 'name'], 'company.jurisdiction.name'),
    schedules: schedulesOf(site, locate),
    counts: countsOf(site, sources, locate),
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
    founded: company.founded === undefined ? undefined : fact(company.founded, 'company', ['founded'], 'company.founded'),
    incorporated:
      company.incorporated === undefined
        ? undefined
        : fact(company.incorporated, 'company', ['incorporated'], 'company.incorporated'),
    certificates: certificatesOf(site, locate),
    compliance: fact('no such entry in compliance', 'company', ['compliance']),
    offers: offersOf(site, sources, locate),
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
      ...fact(
        site.contentSignals['ai-train'] ? "'ai-train': true" : "'ai-train': false",
        'site',
        ['contentSignals', 'ai-train'],
      ),
      isAllowed: site.contentSignals['ai-train'],
    },
    access: fact('an API that answers without key or account', 'site', ['baseUrl']),
    response:
      workingDays !== undefined || amount !== undefined
        ? {
            ...fact(
              workingDays !== undefined ? `${workingDays} working days` : `${amount} ${unitOf(responseTime)}s`.replace('-', ' '),
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

function numbersOf({ company }: Site, locate: Locate): OwnNumber[] {
  const listed = company.identifiers ?? [];
  return identifiersOf(company).flatMap(({ value, kind, scheme, isCompanyNumber }): OwnNumber[] => {
    const index = listed.findIndex((each) => bareNumber(each.value).endsWith(bareNumber(value)));
    const path = index < 0 ? ['companyNumber'] : ['identifiers', index, 'value'];
    return [
      {
        text: index < 0 ? value : (listed[index]?.value ?? value),
        at: locate('company', path),
        reference: index < 0 ? 'company.companyNumber' : undefined,
        bare: index < 0 ? bareNumber(value) : bareNumber(listed[index]?.value ?? value),
        court: listed[index]?.court,
        kind: /VAT/.test(scheme.code)
          ? 'vat'
          : scheme.code === 'XI-LEI'
            ? 'lei'
            : isCompanyNumber
              ? 'company'
              : String(kind).includes('charit') || /CHC|SC$|NIC/.test(scheme.code)
                ? 'charity'
                : 'other',
      },
    ];
  });
}

export const bareNumber = (text: string): string => text.toUpperCase().replace(/[^\p{Lu}\d]/gu, '');

function hostsOf(site: Site): string[] {
  const hostOf = (url: string) => /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const own = [site.baseUrl, site.company.website ?? '', ...(site.company.sameAs ?? [])].map(hostOf);
  return [...new Set(own.flatMap((host) => (host === '' ? [] : [host, `www.${host}`, host.replace(/^www\./, '')])))];
}

function addressesOf({ company }: Site, locate: Locate): OwnAddress[] {
  const all = [
    ...(company.registeredAddress ? [{ address: company.registeredAddress, path: ['registeredAddress'] }] : []),
    ...company.locations.map(({ address }, i) => ({ address, path: ['locations', i, 'address'] as const })),
  ];
  return all.map(({ address, path }) => {
    const line = address.streetAddress.find((each) => /\d/.test(each)) ?? '';
    const [, before, name = '', after] =
      /^(\d+(?:\s?[a-z](?![a-z]))?(?:[-–/]\d+)?)?,?\s*([^\d]*?)\s*(\d+(?:\s?[a-z])?(?:[-–/]\d+)?)?$/i.exec(line) ?? [];
    return {
      street: name,
      number: (before ?? after ?? '').trim(),
      locality: address.locality ?? '',
      postalCode: address.postalCode ?? '',
      at: locate('company', path),
      path: path.length === 1 ? 'company.registeredAddress' : '',
    };
  });
}

function countsOf(site: Site, sources: Pick<Sources, 'modules'>, locate: Locate): Map<string, Counted> {
  const { company, access } = site;
  const counts = new Map<string, Counted>();
  const add = (list: ListName, length: number | undefined, at: string) => {
    const said = (site.words as Readonly<Record<string, string | undefined>> | undefined)?.[`section.${list}`];
    const nouns = said !== undefined && /^[\p{L}-]+$/u.test(said) ? [said] : [];
    if (length) counts.set(list, { count: length, text: String(length), at, reference: `count ${list}`, nouns });
  };
  add('solutions', site.solutions.length, locate('solutions', ['solutions']));
  add('workflows', site.workflows.length, locate('solutions', ['workflows']));
  add('layers', site.technologyStack.length, locate('solutions', ['technologyStack']));
  add('industries', site.industries.length, locate('industries', ['industries']));
  for (const list of ['products', 'locations', 'brands', 'contactRoutes', 'subsidiaries', 'publicRecords'] as const)
    add(list, company[list]?.length, locate('company', [list]));
  if (sources.modules.has('access'))
    for (const list of ['interfaces', 'topics'] as const) add(list, access[list].length, locate('access', [list]));
  add('questions', site.questions.length, 'content/faq/');
  add('skills', site.skills.length, 'content/skills/');
  for (const { name, title, items, source } of site.facts)
    if (typeof title === 'string' && /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(title))
      counts.set(`facts ${name}`, {
        count: items.length,
        text: String(items.length),
        at: source,
        reference: `count ${name}`,
        nouns: [title],
      });
  return counts;
}

/** Words that are right although they are near to a name of ours. */
function vocabularyOf(site: Site): Set<string> {
  const { company } = site;
  const texts = [
    company.legalName,
    company.tradingName ?? '',
    site.name,
    company.summary,
    site.description,
    ...company.people.map(({ name }) => name),
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
