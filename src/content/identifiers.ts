import { stripLabels } from '../core/labels.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';
import { checkIdentifier, createUnlistedScheme, type Identifier } from '../values/identifiers/check-identifier.ts';
import {
  formatIdentifierName,
  identifierKind,
  isCompanyNumber,
  registerEntryUrl,
  type SchemaOrgIdentifier,
  toSchemaOrgIdentifier,
} from '../values/identifiers/identifier-name.ts';
import { findSchemeByRegistry } from '../values/identifiers/registry-schemes.ts';
import type { IdentifierKind } from '../values/identifiers/scheme.ts';
import { type OrganisationKind, getOrganisationKind as rowOf } from './organisation-kinds.ts';

/** Company fields that decide its numbers. */
export interface IdentifierSource {
  readonly kind?: OrganisationKind | undefined;
  readonly identifiers?: readonly IdentifierItem[] | undefined;
  readonly companyNumber?: string | undefined;
  readonly registry?: Registry | undefined;
  readonly jurisdiction?: { readonly country: string } | undefined;
}

interface Registry {
  readonly scheme: keyof typeof checkedRegistries;
  readonly name: string;
  readonly url?: string | undefined;
}

/** An item of `identifiers`, as the content has it. */
export interface IdentifierItem {
  readonly scheme: string;
  readonly value: string;
  readonly court?: string | undefined;
  readonly town?: string | undefined;
  readonly name?: string | undefined;
  readonly issuer?: string | undefined;
  readonly primary?: boolean | undefined;
}

/** A number of the organisation, whichever way the content states it. */
export interface KnownIdentifier extends Identifier {
  readonly isPrimary: boolean;
  /** An entry in a register of companies, or what stands for one. */
  readonly isCompanyNumber: boolean;
  readonly kind: IdentifierKind;
  /** Issuing body; absent for a scheme of the organisation's own. */
  readonly issuer?: string;
  readonly url?: string;
  /** Has the older spelling and a register without scheme: labelled as any registration number. */
  readonly isUnnamed?: true;
}

/** The codes of schemes whose numbers the older spelling checks itself. */
const checkedRegistries = { 'companies-house': 'GB-COH', other: undefined } as const;

/** The number of the older spelling, under the scheme that its register means; undefined where there is none. */
export function findLegacyCompanyNumber(company: IdentifierSource): KnownIdentifier | undefined {
  const { companyNumber, registry, jurisdiction } = company;
  if (companyNumber === undefined || registry === undefined) return undefined;
  const checked = checkedRegistries[registry.scheme];
  const { scheme: code, ...place } =
    checked === undefined
      ? (findSchemeByRegistry(stripLabels(registry.name), jurisdiction && stripLabels(jurisdiction.country)) ?? {
          scheme: undefined,
        })
      : { scheme: checked };
  // A number that does not fit the scheme stays as it is, under its register's name: nobody was ever asked for more.
  const found = code === undefined ? undefined : numberOf(code, companyNumber, place);
  const given = found ?? { scheme: createUnlistedScheme(registry.name), value: companyNumber, display: companyNumber };
  return {
    ...withLinks(given, registry.url),
    issuer: registry.name,
    isPrimary: false,
    isCompanyNumber: true,
    ...(found === undefined && ({ isUnnamed: true } as const)),
  };
}

/** A number that passes its check; a label stays behind it. */
function numberOf(code: string, text: string, place: Parameters<typeof checkIdentifier>[2]): Identifier | undefined {
  const { identifier } = checkIdentifier(stripLabels(code), stripLabels(text), place);
  const label = text.slice(stripLabels(text).length);
  return identifier && { ...identifier, value: identifier.value + label, display: identifier.display + label };
}

function withLinks(identifier: Identifier, given?: string) {
  const { scheme, value } = identifier;
  const url = given ?? registerEntryUrl(scheme, value);
  return { ...identifier, kind: identifierKind(scheme, value), ...(url !== undefined && { url }) };
}

/** Whether two numbers are one. */
export const isSameIdentifier = (a: Identifier, b: Identifier): boolean =>
  a.scheme.code === b.scheme.code && a.value === b.value;

/**
 * Numbers of an organisation, the primary one first: the one that the content calls so, else the first of a register of
 * companies, else the first. Wrong numbers, which are refused elsewhere, are left out.
 */
export function listIdentifiers(company: IdentifierSource): readonly KnownIdentifier[] {
  const listed = knownOf(company.identifiers, ownRegister(company));
  const older = findLegacyCompanyNumber(company);
  return primaryFirst(
    older === undefined || listed.some((each) => isSameIdentifier(each, older)) ? listed : [older, ...listed],
  );
}

/** Numbers of another organisation, known by its list alone. */
export const listIdentifiersOfOther = (identifiers: IdentifierSource['identifiers']): readonly KnownIdentifier[] =>
  primaryFirst(knownOf(identifiers));

/** The items of a list; `own` is the one that counts as an entry in a register of companies, whatever its scheme. */
function knownOf(items: IdentifierSource['identifiers'] = [], own?: IdentifierItem): KnownIdentifier[] {
  return items.flatMap((item): KnownIdentifier[] => {
    const { scheme, value, primary = false, court, town, name } = item;
    const identifier = numberOf(scheme, value, omitUndefined({ court, town, name }));
    if (identifier === undefined) return [];
    const issuer = item.issuer ?? identifier.scheme.issuer;
    return [
      {
        ...withLinks(identifier),
        isPrimary: primary,
        isCompanyNumber: item === own || isCompanyNumber(identifier.scheme, identifier.value),
        ...(issuer !== '' && { issuer }),
      },
    ];
  });
}

function primaryFirst(all: readonly KnownIdentifier[]): readonly KnownIdentifier[] {
  const first = all.find((each) => each.isPrimary) ?? all.find((each) => each.isCompanyNumber) ?? all[0];
  return first === undefined ? [] : [{ ...first, isPrimary: true }, ...all.filter((each) => each !== first)];
}

/**
 * The number that stands for one of a company register that the table lacks (Delaware's, Dubai's, NIRE): the first
 * without a code whose register is named. Only for kinds that need one; beside a known number only if it is primary.
 */
function ownRegister({
  kind = 'company',
  identifiers = [],
  companyNumber,
}: IdentifierSource): IdentifierItem | undefined {
  const isNeeded = rowOf(kind).needs?.includes('company register') === true;
  if (!isNeeded || companyNumber !== undefined) return undefined;
  const isKnown = knownOf(identifiers).some((each) => each.isCompanyNumber);
  return identifiers.find(
    ({ scheme, issuer, primary = false }) =>
      stripLabels(scheme) === 'other' && issuer !== undefined && (primary || !isKnown),
  );
}

/** The number in the register of companies; undefined where the organisation has none. */
export const findCompanyNumber = (company: IdentifierSource): KnownIdentifier | undefined =>
  listIdentifiers(company).find((each) => each.isCompanyNumber);

/** The register of a number: the court that keeps it, else who gives the number out. */
export const registerName = ({ court, issuer }: KnownIdentifier): string | undefined => court ?? issuer;

/** Name of a number in the language of a site (a BCP 47 tag). */
export const identifierName = ({ scheme, value, isUnnamed }: KnownIdentifier, language: string): string =>
  isUnnamed
    ? translate(languageByTag(language), 'label.registrationNumber')
    : formatIdentifierName(scheme, language, value);

/** A number as schema.org has it, with the address that the page links to. */
export function toLinkedIdentifier(identifier: KnownIdentifier): SchemaOrgIdentifier {
  const { url } = identifier;
  const { propertyValue, ...rest } = toSchemaOrgIdentifier(identifier);
  return { ...rest, propertyValue: { ...propertyValue, ...(url !== undefined && { url }) } };
}
