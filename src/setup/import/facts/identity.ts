import type { OrganisationKind } from '../../../content/organisation-kinds.ts';
import type { Website } from '../export/website.ts';
import { flattenItems, listTexts } from '../schema-org-item.ts';
import type { ReportNote, SourcedValue } from '../sourced-value.ts';
import { findCountries } from '../text/addresses.ts';
import { findKindByName, type ImprintEntry, listImprintEntries } from '../text/imprint-entries.ts';
import { type DraftNumber, findWrittenNumbers, registeredInPattern } from '../text/numbers.ts';
import { filterLines, isLine } from './accepted-text.ts';
import { findItemCountry } from './address.ts';
import { type Candidate, candidateRanks, chooseCandidate, minRank } from './choose-candidate.ts';
import {
  findOrganisationItems,
  findPropertyItems,
  findPropertyTexts,
  type OrganisationItems,
} from './organisation-items.ts';

/** Facts that people gave beside the export: they take precedence. */
export interface GivenFacts {
  readonly name?: string;
  readonly kind?: OrganisationKind;
  readonly country?: string;
  readonly language?: string;
  readonly baseUrl?: string;
}

/** Identity of an export's organisation, and the sources of other facts. */
export interface Identity {
  readonly items: OrganisationItems;
  readonly entries: readonly ImprintEntry[];
  readonly name?: SourcedValue;
  readonly legalName?: SourcedValue;
  readonly country?: SourcedValue;
}

const most = 5000;

/** Finds the organisation of a website, its names and its country. */
export function findIdentity(website: Website, given: GivenFacts, noted: ReportNote): Identity {
  const items = findOrganisationItems(website, noted);
  const entries = listImprintEntries(website).slice(0, most);
  const name = nameOf(website, items, given, noted);
  const country = given.country === undefined ? countryIn(website, items, entries, noted) : undefined;
  const legalName = legalNameOf(items, entries, name, noted);
  // Without another name the legal name counts.
  const called = name ?? (legalName && isLine(legalName.value, 80) ? legalName : undefined);
  return {
    items,
    entries,
    ...(called && { name: called }),
    ...(legalName && { legalName }),
    ...(country && { country }),
  };
}

function nameOf(
  website: Website,
  items: OrganisationItems,
  given: GivenFacts,
  noted: ReportNote,
): SourcedValue | undefined {
  const { home } = website;
  const at = { file: home.file, line: 1 };
  if (given.name !== undefined) return { value: given.name, from: at };
  const sites = flattenItems(home.items).filter(({ types }) => types.includes('WebSite'));
  const candidates: Candidate[] = [
    ...sites.flatMap((site) => listTexts(site, 'name').map((each) => ({ ...each, rank: candidateRanks.jsonLd }))),
    // The publisher of articles is not the name of the site.
    ...findPropertyTexts(items, 'name')
      .filter(({ rank }) => rank % 10 < 2)
      .map((each) => ({ ...each, rank: each.rank + 1 })),
    ...(home.metas.get('og:site_name') ?? []).map((each) => ({ ...each, rank: candidateRanks.meta })),
    ...(home.metas.get('application-name') ?? []).map((each) => ({ ...each, rank: candidateRanks.meta + 1 })),
  ];
  return chooseCandidate('the name', filterLines('a name', candidates, 80, noted), noted);
}

function legalNameOf(
  items: OrganisationItems,
  entries: readonly ImprintEntry[],
  name: SourcedValue | undefined,
  noted: ReportNote,
): SourcedValue | undefined {
  const named = findPropertyTexts(items, 'name').filter(({ value }) => findKindByName(value) !== undefined);
  // Among several companies, the site's own is the one named like it.
  const short = name?.value.toLowerCase();
  // Pages about a company name customers and partners too: there, only what is called like the site is its own.
  const isImprint = ({ rank }: Candidate) => rank !== candidateRanks.text + 2;
  const written = findLegalNames(entries).filter(
    (each) => isImprint(each) || (short !== undefined && each.value.toLowerCase().includes(short)),
  );
  const own = short === undefined ? [] : written.filter(({ value }) => value.toLowerCase().includes(short));
  const all = [...findPropertyTexts(items, 'legalName'), ...named, ...(own.length > 0 ? own : written)];
  return chooseCandidate('the legal name', filterLines('a legal name', all, 160, noted), noted);
}

/** Countries that numbers of a scheme belong to say where the organisation is registered. */
const byScheme = /^([A-Z]{2})-(?!RSIN)/;

function countryIn(
  { home, language }: Website,
  items: OrganisationItems,
  entries: readonly ImprintEntry[],
  noted: ReportNote,
): SourcedValue | undefined {
  const addresses = findPropertyItems(items, { byId: new Map() }, 'address').flatMap(({ item, rank }) => {
    const value = findItemCountry(item);
    return value === undefined ? [] : [{ value, from: item.from, rank }];
  });
  const numbers = findWrittenNumbers(entries, undefined, () => {}).flatMap(({ value, from, rank }) => {
    const country = byScheme.exec(value.scheme)?.[1];
    // Foreign VAT numbers are common; company registers are not.
    return country === undefined || country === 'XI' || /VAT|UID|NIF|FDJP/.test(value.scheme)
      ? []
      : [{ value: country, from, rank: rank + 5 }];
  });
  const parts = entries.flatMap((entry) =>
    registeredInPattern.test(entry.text) ? [{ value: 'GB', from: entry.at(0), rank: entry.rank }] : [],
  );
  // Many programs write en-US where nobody has set it.
  const isUnset = /^en[-_]US$/i.test(language ?? '');
  const region = isUnset ? undefined : /[-_]([A-Z]{2})$/i.exec(language ?? '')?.[1]?.toUpperCase();
  const tag =
    region === undefined ? [] : [{ value: region, from: { file: home.file, line: 1 }, rank: candidateRanks.derived }];
  // A page of contacts may name several countries: none is surely that of the register.
  const written = findCountries(entries);
  return chooseCandidate('the country', [...addresses, ...written, ...parts, ...numbers, ...tag], noted);
}

const kindsByType: Readonly<Record<string, OrganisationKind>> = {
  NGO: 'charity',
  GovernmentOrganization: 'public-body',
  CollegeOrUniversity: 'university',
  ResearchOrganization: 'lab',
  Corporation: 'company',
};

/** Kind of an organisation by its type, numbers or legal form; undefined where they do not tell. */
export function findKind(
  { items, legalName }: Identity,
  numbers: readonly SourcedValue<DraftNumber>[],
): SourcedValue<OrganisationKind> | undefined {
  // A legal form says more exactly what a corporation is.
  const formKind = legalName && findKindByName(legalName.value);
  for (const { item } of items.parts)
    for (const type of item.types)
      if (kindsByType[type] && (kindsByType[type] !== 'company' || formKind === undefined))
        return { value: kindsByType[type], from: item.from };
  const charity = numbers.find(({ value }) => /^(?:GB-CHC|GB-SC|GB-NIC|IE-CHY)$/.test(value.scheme));
  if (charity) return { value: 'charity', from: charity.from };
  if (legalName && formKind !== undefined) return { value: formKind, from: legalName.from };
  const company = numbers.find(
    ({ value }) => /^(?:GB-COH|IE-CRO|FR-SIREN|NL-KVK)$/.test(value.scheme) || /^HR[AB]/.test(value.value),
  );
  return company && { value: 'company', from: company.from };
}

/** A text that says what the organisation does: of its description, else of that of the home page. */
export function findDescription(
  { home }: Website,
  items: OrganisationItems,
  longest: number,
  noted: ReportNote,
  isSite: boolean,
): SourcedValue | undefined {
  const sites = flattenItems(home.items).filter(({ types }) => types.includes('WebSite'));
  const own = isSite
    ? sites.flatMap((site) => listTexts(site, 'description').map((each) => ({ ...each, rank: candidateRanks.jsonLd })))
    : findPropertyTexts(items, 'description').filter(({ rank }) => rank % 10 === 0);
  const metas = ['description', 'og:description'].flatMap((name, i) =>
    (home.metas.get(name) ?? []).map((each) => ({ ...each, rank: candidateRanks.meta + i })),
  );
  const fitting = [...own, ...metas].filter(({ value }) => isLine(value, longest));
  // A page may describe itself in other words than the organisation.
  const best = minRank(fitting);
  return chooseCandidate(
    isSite ? 'the description of the site' : 'the summary',
    fitting.filter(({ rank }) => rank === best),
    noted,
  );
}

const nameLabel =
  /^(?:firma|firmenname|name|name der firma|unternehmen|anbieter|diensteanbieter|betreiber|company|company name|legal name|registered name|name of (?:the )?company|raison sociale|d[ée]nomination(?: sociale)?|[ée]diteur|soci[ée]t[ée]|ragione sociale|denominazione|raz[óo]n social|denominaci[óo]n|bedrijfsnaam|handelsnaam|nazwa|firma spółki|商号|会社名|名称|社名)$/i;
const noise = /^(?:©|\(c\)|copyright)?[\s–-]*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by\s)?/i;
const rights = /[\s.,–|-]*(?:all rights reserved|alle rechte vorbehalten|tous droits r[ée]serv[ée]s).*$/i;
const british =
  /^(.{2,90}?\s(?:Ltd|Limited|PLC|plc|LLP))\.?,?\s(?:is\s(?:a|registered)|registered|\(?company|a company)/i;

/** Lines that end with a name, and are about what it did. */
const ofOthers =
  /^(?:web ?site|site|web ?design|design|designed|powered|made|built|developed|created|hosted|hosting|umsetzung|realisierung|erstellt|konzept|gestaltung|a (?:member|subsidiary|brand|company)|part of|member of|mitglied|ein unternehmen|eine marke|un site|une marque|r[ée]alisation|une? soci[ée]t[ée])\b/i;

/** Names with a legal form, one for each line that is nothing else: what stands before and behind is no part of a name. */
function findLegalNames(entries: readonly ImprintEntry[]): Candidate[] {
  return entries.flatMap((entry): Candidate[] => {
    const isLabelled = nameLabel.test(entry.label);
    const value = nameIn(isLabelled || entry.label === '' ? entry.value : entry.text);
    return value === undefined ? [] : [{ value, from: entry.at(0), rank: entry.rank }];
  });
}

function nameIn(line: string): string | undefined {
  const bare = line.replace(noise, '').replace(rights, '').trim();
  const name = british.exec(bare)?.[1] ?? bare;
  const words = name.split(/\s+/);
  const isName =
    !ofOthers.test(name) &&
    findKindByName(name) !== undefined &&
    name.length <= 120 &&
    words.length <= 12 &&
    !/[:!?]/.test(name);
  return isName &&
    /^[\p{Lu}\p{Lo}\p{N}]|^[a-z]+[\p{Lu}\p{N}&.-]/u.test(name) &&
    words.length + (/\p{Lo}/u.test(name) ? 1 : 0) > 1
    ? name
    : undefined;
}
