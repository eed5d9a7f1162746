// Long: where every fact of a website is looked for, one after the other.

import type { z } from 'zod';
import { hasPlaceholder } from '../../content/check/placeholders.ts';
import { companySchema } from '../../content/schemas/company.ts';
import { siteSchema } from '../../content/schemas/site.ts';
import { isDateOrPart } from '../../core/dates.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { createPlaceholders, placeholder } from '../init/new-organisation.ts';
import { renderMarkdownFiles } from '../init/render-organisation.ts';
import { buildCompanyDraft, type CompanyDraftFacts } from './draft/company-draft.ts';
import { type Draft, missingDraft, toDraftData } from './draft/draft.ts';
import { renderModule } from './draft/render-module.ts';
import { buildSiteDraft, siteComments } from './draft/site-draft.ts';
import type { RobotsSignals } from './export/read-export.ts';
import type { Website } from './export/website.ts';
import { chooseCandidate } from './facts/choose-candidate.ts';
import { findContactRoutes, findMailbox, findPhone } from './facts/contact-routes.ts';
import { findDescribedNumbers } from './facts/described-numbers.ts';
import { findDescription, findIdentity, findKind, type GivenFacts, type Identity } from './facts/identity.ts';
import { findJurisdiction } from './facts/jurisdiction.ts';
import { findCertificates, findNamedTexts, findProfiles } from './facts/named-things.ts';
import { findPropertyTexts } from './facts/organisation-items.ts';
import { chooseRepresentatives, findDescribedPeople, findPublicationDirector } from './facts/people.ts';
import { findOrganisationHours, findPlaces, findRegisteredAddress } from './facts/places.ts';
import { findBaseUrl, findLicence, findSiteLanguage } from './facts/site-facts.ts';
import type { ReportNote, SourcedValue } from './sourced-value.ts';
import { type DraftNumber, findWrittenNumbers } from './text/numbers.ts';

/** Numbers of all places, one of each scheme. */
function findNumbers(
  identity: Identity,
  website: Website,
  country: string | undefined,
  noted: ReportNote,
): SourcedValue<DraftNumber>[] {
  const all = [
    ...findDescribedNumbers(identity.items, website, country, noted),
    ...findWrittenNumbers(identity.entries, country, noted),
  ];
  const schemes = [...new Set(all.map(({ value }) => value.scheme))];
  const key = ({ value }: DraftNumber) => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return schemes.flatMap((scheme) => {
    const own = all.filter(({ value }) => value.scheme === scheme);
    const found = chooseCandidate(`the number of ${scheme}`, own, noted, key);
    if (!found) return [];
    // A court may stand elsewhere than the number.
    const courts = new Set(own.flatMap(({ value }) => (key(value) === key(found.value) ? (value.court ?? []) : [])));
    const [court] = courts;
    const isCourtKnown = found.value.court !== undefined || courts.size !== 1 || court === undefined;
    return [isCourtKnown ? found : { ...found, value: { ...found.value, court } }];
  });
}

/** The files that a website is drafted to, by path: content/, and an empty public/. */
export type DraftedFiles = Readonly<Record<string, string>>;

/** Drafts content from a website: what it says with its place, what nobody says as a placeholder. `today`: YYYY-MM-DD. */
export function draftWebsite(
  website: Website,
  given: GivenFacts,
  robots: RobotsSignals | undefined,
  today: string,
  noted: ReportNote,
): DraftedFiles {
  const identity = findIdentity(website, given, noted);
  const { items, name, legalName } = identity;
  const country = given.country ?? identity.country?.value;
  const numbers = findNumbers(identity, website, country, noted);
  const kind = given.kind ?? findKind(identity, numbers);
  const { language, languageFrom } = findSiteLanguage(website, given, country, noted);
  const gaps = createPlaceholders(language);
  const own = findBaseUrl(website, noted);
  const origin =
    given.baseUrl === undefined ? own : { value: given.baseUrl, from: { file: website.home.file, line: 1 } };
  const phone = findPhone(identity, website, country, noted);
  const routes = findContactRoutes(identity, website, country, noted);
  const label = gaps.words('label.phone');
  const address = findRegisteredAddress(identity, website, country, noted);
  const licence = findLicence(website);
  const description = findDescription(website, items, 160, noted, true);
  const contactEmail = findMailbox(identity, website, noted);
  const site = buildSiteDraft(
    {
      language,
      today,
      ...(origin && { baseUrl: origin }),
      ...(name && { name }),
      ...(description && { description }),
      ...(languageFrom && { languageFrom }),
      ...(contactEmail && { contactEmail }),
      ...(licence && { licence }),
      ...(robots && { signals: robots }),
    },
    gaps,
  );
  const summary = findDescription(website, items, 1000, noted, false);
  const founded = chooseCandidate(
    'the founding',
    findPropertyTexts(items, 'foundingDate').filter(({ value }) => isDateOrPart(value) && value <= today),
    noted,
  );
  const jurisdiction = findJurisdiction(
    identity,
    numbers,
    country,
    languageByTag(language),
    given.country !== undefined,
  );
  const director = findPublicationDirector(identity.entries);
  const hours = findOrganisationHours(identity, website, { country, language }, noted);
  const parent = chooseCandidate(
    'the parent',
    findNamedTexts(identity, website, 'parentOrganization', 160, noted).map((each) => ({ ...each, rank: 0 })),
    noted,
  );
  const isTrading = name && legalName && name.value !== legalName.value;
  const facts: CompanyDraftFacts = {
    ...(kind !== undefined && { kind }),
    ...(country !== undefined && { country }),
    ...(given.country === undefined && identity.country && { countryFrom: identity.country.from }),
    language,
    today,
    numbers,
    ...(legalName && { legalName }),
    ...(isTrading && { tradingName: name }),
    ...(summary && { summary }),
    ...(jurisdiction && { jurisdiction }),
    ...(founded && { founded }),
    ...(address && { address }),
    ...(hours && { hours }),
    routes:
      routes.length > 0 || !phone ? routes : [{ name: label, isOurName: true, phone: phone.value, from: phone.from }],
    places: findPlaces(identity, website, country, noted),
    people: findDescribedPeople(items, website, ['member', 'employee', 'founder'], noted),
    representatives: chooseRepresentatives(items, identity.entries, website, noted),
    ...(director && { publicationDirector: director }),
    brands: findNamedTexts(identity, website, 'brand', 80, noted),
    ...(parent && { parent }),
    subsidiaries: findNamedTexts(identity, website, 'subOrganization', 160, noted),
    certificates: findCertificates(identity, website),
    profiles: findProfiles(identity, website),
    ...(given.baseUrl !== undefined && own && own.value !== given.baseUrl && { website: own }),
  };
  const company = buildCompanyDraft(facts, gaps);
  const title = name?.value ?? gaps.text('label.name');
  return {
    'content/site.ts': renderModule(
      'SiteSettings',
      removeInvalidValues('site', site, website.home.file, noted),
      siteComments,
    ),
    'content/company.ts': renderModule('Company', removeInvalidValues('company', company, website.home.file, noted)),
    ...renderMarkdownFiles({
      name: title,
      language,
      has: new Set(),
      today,
      kind: 'company',
      country: country ?? 'GB',
      baseUrl: '',
    }),
    'public/.gitkeep': '',
  };
}

const schemas = { site: siteSchema, company: companySchema } as const;
const rounds = 50;

/**
 * A draft of which content refuses nothing: what its schema refuses is taken out, item by item, or becomes missing where
 * content cannot do without, and a note says so. Each fact was judged where it was found; this keeps the promise.
 */
function removeInvalidValues(name: keyof typeof schemas, draft: Draft, file: string, noted: ReportNote): Draft {
  let sound = draft;
  for (let round = 0; round < rounds; round++) {
    const issue = firstIssue(schemas[name], toDraftData(sound));
    if (!issue) return sound;
    const [member, index] = issue.path;
    noted({ from: { file, line: 1 }, text: `${issue.path.map(String).join('.')} was left out: ${issue.message}` });
    sound = without(sound, String(member), typeof index === 'number' ? index : undefined);
  }
  return sound;
}

/** The first thing that is wrong and no placeholder. */
function firstIssue(schema: z.ZodType, value: unknown): z.core.$ZodIssue | undefined {
  const { error } = schema.safeParse(value);
  return error?.issues.find(({ path }) => {
    let found: unknown = value;
    for (const segment of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[segment];
    return path.length > 0 && !hasPlaceholder(found) && !holdsPlaceholder(found);
  });
}

/** A value with a missing part cannot be judged yet. */
const holdsPlaceholder = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((each) => hasPlaceholder(each) || holdsPlaceholder(each));

const needed = new Set(['baseUrl', 'name', 'description', 'contactEmail', 'legalName', 'summary']);

function without(draft: Draft, member: string, index: number | undefined): Draft {
  if (draft.kind !== 'object') return draft;
  const members = draft.members.flatMap(([key, each]): (readonly [string, Draft])[] => {
    if (key !== member) return [[key, each]];
    if (each.kind === 'list' && index !== undefined && each.items.length > 1)
      return [[key, { ...each, items: each.items.filter((_, i) => i !== index) }]];
    return needed.has(key) ? [[key, missingDraft(placeholder(key))]] : [];
  });
  return { ...draft, members };
}
