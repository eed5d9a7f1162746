import { company as resource } from '../../../api/v1/company.ts';
import { identifierName, identifiersOf, type KnownIdentifier } from '../../../content/identifiers.ts';
import { isCompany, type KindName } from '../../../content/kinds.ts';
import { openingHoursOf } from '../../../content/opening-hours.ts';
import type { Site } from '../../../content/site.ts';
import { withoutLabels } from '../../../core/labels.ts';
import { country } from '../../../language/formats/countries.ts';
import type { Language } from '../../../language/language.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say, sayParts } from '../../../language/say.ts';
import type { Line } from '../../../theme/model/view.ts';
import { asOneInterval } from '../../../values/hours/office-hours.ts';
import { weekAtHome } from '../../facts/opening-hours.ts';
import { formFields } from '../legal.ts';
import { code, field, fields, lineField, link, listField, section, text } from '../make.ts';
import { partyFields } from './parties.ts';
import { addressLine, otherHours, usualHours } from './places.ts';

/** The organisation as registered. */
export function companySection(site: Site) {
  const { company } = site;
  const { kind = 'company', jurisdiction, registeredAddress } = company;
  const language = spokenBy(site);
  const hours = hoursOf(site);
  return section(
    {
      id: 'company',
      title: say(language, isCompany(company) ? 'section.company' : 'section.organisation'),
      source: companySource(site),
    },
    { kind: 'paragraph', role: 'summary', line: [text('company.summary', company.summary)] },
    fields([
      field(say(language, nameLabel(kind)), text('company.legalName', company.legalName)),
      company.tradingName !== undefined &&
        field(say(language, 'label.tradingName'), text('company.tradingName', company.tradingName)),
      // A company's heading says it.
      !isCompany(company) &&
        field(say(language, 'label.kind'), text('company.kindName', say(language, `kind.${kind}`))),
      ...formFields(site),
      ...identifierFields(site),
      jurisdiction !== undefined &&
        lineField(say(language, 'label.jurisdiction'), jurisdictionLine(jurisdiction, language)),
      company.incorporated !== undefined &&
        field(say(language, 'label.incorporated'), text('company.incorporated', company.incorporated, 'date')),
      ...partyFields(site),
      registeredAddress !== undefined &&
        lineField(
          say(language, 'label.registeredAddress'),
          addressLine(language, 'company.registeredAddress', registeredAddress),
        ),
      hours?.usual,
      ...(hours?.others ?? []),
      field(say(language, 'label.website'), websiteOf(site)),
      ...listField(say(language, 'label.policies'), [
        link('company.privacyPolicy', say(language, 'label.privacyPolicy'), site.privacyPage),
        link('company.termsOfService', say(language, 'label.termsOfUse'), site.termsPage),
      ]),
      ...listField(
        say(language, 'label.elsewhere'),
        (company.sameAs ?? []).map((to) => link('company.sameAs', to, to, 'profile')),
      ),
    ]),
  );
}

/** Label key of the name: many languages have a word for a merchant's ("Firma"). */
export const nameLabel = (kind: KindName) =>
  kind === 'company' || kind === 'cooperative' ? 'label.legalName' : 'label.officialName';

/** All identifiers, in order. */
export const identifierFields = (site: Site) =>
  identifiersOf(site.company).map((each) => identifierField(each, spokenBy(site)));

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
  sayParts<'text.noted', A | B>(language, 'text.noted', { text: leaf, note });

type Jurisdiction = NonNullable<Site['company']['jurisdiction']>;

/** Jurisdiction: a country alone, or a part with its country. */
function jurisdictionLine({ name, country: of }: Jurisdiction, language: Language) {
  const known = withoutLabels(of);
  const named = country(language.table, known) ?? known;
  const line: Line<'company.jurisdiction.name' | 'company.jurisdiction.country'> =
    withoutLabels(name) === named
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
export function hoursOf(site: Site) {
  const hours = openingHoursOf(site.company);
  if (!hours) return undefined;
  const language = weekAtHome(spokenBy(site), site);
  const week = usualHours(language, 'company.openingHours', hours);
  const older = (['days', 'opens', 'closes', 'timeZone'] as const).map(
    (name) => `company.officeHours.${name}` as const,
  );
  const isOne = asOneInterval(hours) !== undefined;
  return {
    usual: field(say(language, isOne ? 'label.officeHours' : 'label.openingHours'), {
      ...week,
      facts: [...week.facts, ...older],
    }),
    others: otherHours(language, 'company.openingHours', hours),
  };
}

/** The company's website, else this one, at its root in every language. */
function websiteOf({ company, baseUrl, inLanguage }: Site) {
  const website = company.website ?? `${baseUrl}/`;
  const isHere = company.website === undefined && !inLanguage?.prefix;
  return link('company.website', website, isHere ? '/' : website, 'address');
}
