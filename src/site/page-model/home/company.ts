import { company as resource } from '../../../api/v1/company.ts';
import { identifierName, type KnownIdentifier, listIdentifiers } from '../../../content/identifiers.ts';
import { resolveOpeningHours } from '../../../content/opening-hours.ts';
import { isCompany, type OrganisationKind } from '../../../content/organisation-kinds.ts';
import type { Site } from '../../../content/site.ts';
import { rewriteKeepingLabel, stripLabels } from '../../../core/labels.ts';
import { findCountryName } from '../../../language/find-country.ts';
import type { Language } from '../../../language/language.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import type { InlineContent } from '../../../theme/model/view.ts';
import { toSingleInterval } from '../../../values/hours/office-hours.ts';
import { toPrintedIban } from '../../../values/identifiers/check-digit-rules.ts';
import { withHomeWeek } from '../../facts/opening-hours.ts';
import { code, field, fields, lineField, link, listField, optionalField, section, text } from '../builders.ts';
import { formFields } from '../legal.ts';
import { partyFields } from './parties.ts';
import { addressLine, exceptionalHours, usualHours } from './places.ts';

/** The organisation as registered. */
export function companySection(site: Site) {
  const { company } = site;
  const { kind = 'company', registeredAddress } = company;
  const language = languageOfSite(site);
  const hours = openingHoursFields(site);
  return section(
    {
      id: 'company',
      title: translate(language, isCompany(company) ? 'section.company' : 'section.organisation'),
      source: companySource(site),
    },
    { kind: 'paragraph', role: 'summary', line: [text('company.summary', company.summary)] },
    fields([
      field(translate(language, nameLabelKey(kind)), text('company.legalName', company.legalName)),
      company.tradingName !== undefined &&
        field(translate(language, 'label.tradingName'), text('company.tradingName', company.tradingName)),
      // A company's heading says it.
      !isCompany(company) &&
        field(translate(language, 'label.kind'), text('company.kindName', translate(language, `kind.${kind}`))),
      ...formFields(site),
      ...identifierFields(site),
      ...registrationFields(site),
      ...partyFields(site),
      registeredAddress !== undefined &&
        lineField(
          translate(language, 'label.registeredAddress'),
          addressLine(language, 'company.registeredAddress', registeredAddress),
        ),
      ...accountFields(site),
      hours?.usual,
      ...(hours?.others ?? []),
      field(translate(language, 'label.website'), websiteOf(site)),
      ...policyFields(site),
      ...listField(
        translate(language, 'label.elsewhere'),
        (company.sameAs ?? []).map((to) => link('company.sameAs', to, to, 'profile')),
      ),
    ]),
  );
}

/** Where the organisation is registered, and since when it exists. */
export function registrationFields(site: Site) {
  const language = languageOfSite(site);
  const { jurisdiction, incorporated, founded } = site.company;
  return [
    ...(jurisdiction === undefined
      ? []
      : [lineField(translate(language, 'label.jurisdiction'), jurisdictionLine(jurisdiction, language))]),
    ...optionalField(translate(language, 'label.incorporated'), 'company.incorporated', incorporated, 'date'),
    ...optionalField(translate(language, 'label.founded'), 'company.founded', founded, 'date'),
  ];
}

/** Privacy policy and terms of use. */
export function policyFields(site: Site) {
  const language = languageOfSite(site);
  return listField(translate(language, 'label.policies'), [
    link('company.privacyPolicy', translate(language, 'label.privacyPolicy'), site.privacyPage),
    link('company.termsOfService', translate(language, 'label.termsOfUse'), site.termsPage),
  ]);
}

/** Label key of the name: many languages have a word for a merchant's ("Firma"). */
export const nameLabelKey = (kind: OrganisationKind) =>
  kind === 'company' || kind === 'cooperative' ? 'label.legalName' : 'label.officialName';

/** All identifiers, in order. */
export const identifierFields = (site: Site) =>
  listIdentifiers(site.company).map((each) => identifierField(each, languageOfSite(site)));

/** An identifier by name, as printed, with its issuer. */
function identifierField(identifier: KnownIdentifier, language: Language) {
  const { display, issuer, court, url, isCompanyNumber } = identifier;
  const facts = [
    'company.identifiers.value',
    ...(isCompanyNumber ? (['company.companyNumber'] as const) : []),
  ] as const;
  const registers = [
    ...(court === undefined ? [] : [text(['company.identifiers.court', 'company.registry.name'], court)]),
    ...(issuer === undefined || court !== undefined ? [] : [issuerOf(issuer, url)]),
  ];
  const value =
    url !== undefined && registers.every(({ kind }) => kind !== 'link')
      ? link([...facts, 'company.identifiers.url', 'company.registry.url'], display, url)
      : text([...facts], display, 'number');
  const name = identifierName(identifier, language.tag);
  const [register] = registers;
  return register === undefined ? field(name, value) : lineField(name, noted(language, value, register));
}

/** A leaf with a note in the language's brackets. */
const noted = <A, B>(language: Language, leaf: A, note: B) =>
  translateToParts<'text.noted', A | B>(language, 'text.noted', { text: leaf, note });

type Jurisdiction = NonNullable<Site['company']['jurisdiction']>;

/** Jurisdiction: a country alone, or a part with its country. */
function jurisdictionLine({ name, country: of }: Jurisdiction, language: Language) {
  const known = stripLabels(of);
  const named = findCountryName(language.table, known) ?? known;
  const line: InlineContent<'company.jurisdiction.name' | 'company.jurisdiction.country'> =
    stripLabels(name) === named
      ? [text(['company.jurisdiction.name', 'company.jurisdiction.country'], name)]
      : noted(language, text('company.jurisdiction.name', name), code('company.jurisdiction.country', of, named));
  return line;
}

function issuerOf(issuer: string, url: string | undefined) {
  return url === undefined
    ? text(['company.identifiers.issuer', 'company.registry.name'], issuer)
    : link(
        ['company.identifiers.issuer', 'company.registry.name', 'company.identifiers.url', 'company.registry.url'],
        issuer,
        url,
      );
}

/** Path and date of company.json. */
export const companySource = (site: Site) =>
  [link('company.url', resource.path, resource.path), text('company.updated', site.updated.company, 'date')] as const;

/** Opening hours: the usual week, and exceptions. */
export function openingHoursFields(site: Site) {
  const hours = resolveOpeningHours(site.company);
  if (!hours) return undefined;
  const language = withHomeWeek(languageOfSite(site), site);
  const week = usualHours(language, 'company.openingHours', hours);
  const older = (['days', 'opens', 'closes', 'timeZone'] as const).map(
    (name) => `company.officeHours.${name}` as const,
  );
  const isOne = toSingleInterval(hours) !== undefined;
  return {
    usual: field(translate(language, isOne ? 'label.officeHours' : 'label.openingHours'), {
      ...week,
      facts: [...week.facts, ...older],
    }),
    others: exceptionalHours(language, 'company.openingHours', hours),
  };
}

/** The company's website, else this one, at its root in every language. */
function websiteOf({ company, baseUrl, inLanguage }: Site) {
  const website = company.website ?? `${baseUrl}/`;
  const isHere = company.website === undefined && !inLanguage?.prefix;
  return link('company.website', website, isHere ? '/' : website, 'address');
}

/** One field for each account: what it is for, its number, its bank and its holder. */
function accountFields(site: Site) {
  const language = languageOfSite(site);
  return (site.company.accounts ?? []).flatMap(({ holder, iban, number, bankCode, bic, purpose }) =>
    listField(translate(language, 'label.bankAccount'), [
      ...(iban === undefined
        ? []
        : [text('company.accounts.iban', rewriteKeepingLabel(iban, toPrintedIban), 'number')]),
      ...(number === undefined ? [] : [text('company.accounts.number', number, 'number')]),
      ...(bankCode === undefined ? [] : [text('company.accounts.bankCode', bankCode, 'number')]),
      ...(bic === undefined ? [] : [text('company.accounts.bic', bic)]),
      text('company.accounts.holder', holder),
      ...(purpose === undefined ? [] : [text('company.accounts.purpose', purpose)]),
    ]),
  );
}
