// Long: where every fact of a website is looked for, one after the other.
import { isDateOrPart } from '../../core/dates.ts';
import { spoken } from '../../language/spoken.ts';
import { gapsIn } from '../init/gaps.ts';
import { markdownTexts } from '../init/markdown-texts.ts';
import { type CompanyFacts, companyDraft } from './draft/company-draft.ts';
import { moduleText } from './draft/module-text.ts';
import { siteComments, siteDraft } from './draft/site-draft.ts';
import { soundDraft } from './draft/sound.ts';
import type { RobotsSignals } from './export/robots.ts';
import type { Website } from './export/website.ts';
import { choose } from './facts/choose.ts';
import { descriptionOf, type Given, identityOf, kindIn } from './facts/identity.ts';
import { jurisdictionOf } from './facts/jurisdiction.ts';
import { certificatesOf, namedTexts, profilesOf } from './facts/named.ts';
import { numbersOf } from './facts/numbers-of.ts';
import { said } from './facts/organisation-item.ts';
import { actingFor, describedPeople, publicationDirector } from './facts/people.ts';
import { organisationHours, places, registeredAddress } from './facts/places.ts';
import { describedRoutes, mailboxIn, phoneOf } from './facts/routes.ts';
import { baseUrlOf, languageOf, licenceOf } from './facts/site-facts.ts';
import type { Noted } from './found.ts';

/** The files that a website is drafted to, by path: content/, and an empty public/. */
export type Drafted = Readonly<Record<string, string>>;

/** Drafts content from a website: what it says with its place, what nobody says as a placeholder. `today`: YYYY-MM-DD. */
export function draftWebsite(
  website: Website,
  given: Given,
  robots: RobotsSignals | undefined,
  today: string,
  noted: Noted,
): Drafted {
  const identity = identityOf(website, given, noted);
  const { items, name, legalName } = identity;
  const country = given.country ?? identity.country?.value;
  const numbers = numbersOf(identity, website, country, noted);
  const kind = given.kind ?? kindIn(identity, numbers);
  const { language, languageFrom } = languageOf(website, given, country, noted);
  const gaps = gapsIn(language);
  const own = baseUrlOf(website, noted);
  const origin =
    given.baseUrl === undefined ? own : { value: given.baseUrl, from: { file: website.home.file, line: 1 } };
  const phone = phoneOf(identity, website, country, noted);
  const routes = describedRoutes(identity, website, country, noted);
  const label = gaps.words('label.phone');
  const address = registeredAddress(identity, website, country, noted);
  const licence = licenceOf(website);
  const description = descriptionOf(website, items, 160, noted, true);
  const contactEmail = mailboxIn(identity, website, noted);
  const site = siteDraft(
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
  const summary = descriptionOf(website, items, 1000, noted, false);
  const founded = choose(
    'the founding',
    said(items, 'foundingDate').filter(({ value }) => isDateOrPart(value) && value <= today),
    noted,
  );
  const jurisdiction = jurisdictionOf(identity, numbers, country, spoken(language), given.country !== undefined);
  const director = publicationDirector(identity.entries);
  const hours = organisationHours(identity, website, { country, language }, noted);
  const parent = choose(
    'the parent',
    namedTexts(identity, website, 'parentOrganization', 160, noted).map((each) => ({ ...each, rank: 0 })),
    noted,
  );
  const isTrading = name && legalName && name.value !== legalName.value;
  const facts: CompanyFacts = {
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
    places: places(identity, website, country, noted),
    people: describedPeople(items, website, ['member', 'employee', 'founder'], noted),
    representatives: actingFor(items, identity.entries, website, noted),
    ...(director && { publicationDirector: director }),
    brands: namedTexts(identity, website, 'brand', 80, noted),
    ...(parent && { parent }),
    subsidiaries: namedTexts(identity, website, 'subOrganization', 160, noted),
    certificates: certificatesOf(identity, website),
    profiles: profilesOf(identity, website),
    ...(given.baseUrl !== undefined && own && own.value !== given.baseUrl && { website: own }),
  };
  const company = companyDraft(facts, gaps);
  const title = name?.value ?? gaps.text('label.name');
  return {
    'content/site.ts': moduleText('SiteSettings', soundDraft('site', site, website.home.file, noted), siteComments),
    'content/company.ts': moduleText('Company', soundDraft('company', company, website.home.file, noted)),
    ...markdownTexts({
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
