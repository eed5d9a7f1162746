import { getOrganisationKind, type OrganisationKind } from '../../content/organisation-kinds.ts';
import { toStringLiteral } from '../../edit/source/string-literal.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { findAddressFormat } from '../../values/contact/address/check-address.ts';
import { formatIdentifierName } from '../../values/identifiers/identifier-name.ts';
import type { IdentifierScheme } from '../../values/identifiers/scheme.ts';
import { schemes } from '../../values/identifiers/schemes/index.ts';
import { createPlaceholders, type NewOrganisation, type Placeholders, placeholder } from './new-organisation.ts';

/** content/company.ts of a new organisation: what its kind needs in its country, and what it is said to have. */
export function renderCompanyModule(organisation: NewOrganisation): string {
  const { kind, country, language, has, today } = organisation;
  const gaps = createPlaceholders(language);
  const { needs = [] } = getOrganisationKind(kind);
  const number = findNeededNumber(kind, country);
  return `import type { Company } from 'gazette/content';

export default {
  updated: '${today}',
${kind === 'company' ? '' : `  kind: '${kind}',\n`}  legalName: ${gaps.literal('init.legalName')},
  summary: ${gaps.literal('init.summary')},
${number === undefined ? '' : numbers(number, organisation, gaps)}${needs.includes('jurisdiction') ? jurisdiction(organisation, gaps) : ''}${
  // A person who trades alone may live there.
  kind === 'sole-trader' ? '' : address(country, gaps)
}${needs.includes('partners') ? `  partners: [${gaps.literal('label.partners')}],\n` : ''}${has.has('contact') ? route(gaps) : ''}${has.has('hours') ? hours(gaps) : ''}${has.has('products') ? product(gaps) : ''}} satisfies Company;
`;
}

function numbers(
  { register, scheme, more }: NeededNumber,
  { country, language }: NewOrganisation,
  gaps: Placeholders,
): string {
  const others =
    more.length === 0
      ? ''
      : `    // Others of ${country}: ${more.map(({ code, name }) => `${code} (${name})`).join(', ')}.\n`;
  const label = register === 'charity' ? 'label.charityNumber' : 'label.registrationNumber';
  const item = scheme
    ? `    // ${scheme.issuer}: ${scheme.form}.
    { scheme: '${scheme.code}', value: ${toStringLiteral(placeholder(formatIdentifierName(scheme, language)))}${scheme.needs === 'court' ? `, court: ${gaps.literal('init.court')}` : ''} },`
    : `    // What the number is called, if it has a name of its own.
    { scheme: 'other', name: ${toStringLiteral(gaps.words(label))}, value: ${gaps.literal(label)}${register === 'company' ? `, issuer: ${gaps.literal('label.register')}, primary: true` : ''} },`;
  return `  identifiers: [
${item}
${others}  ],
`;
}

/** Countries whose registers are kept by their parts: England and Wales, Delaware, Ontario, Dubai. */
const divided: readonly string[] = ['AE', 'CA', 'GB', 'US'];

function jurisdiction({ country, language }: NewOrganisation, gaps: Placeholders): string {
  const name = divided.includes(country) ? undefined : languageByTag(language).table.countries[country];
  return `  jurisdiction: { name: ${name === undefined ? gaps.literal('label.jurisdiction') : toStringLiteral(name)}, country: '${country}' },
`;
}

/** The parts without which no letter arrives in the country. */
function address(country: string, gaps: Placeholders): string {
  const { needs, code, examples } = findAddressFormat(country);
  const region = needs.includes('S') ? `    region: ${gaps.literal('init.region')},\n` : '';
  // An unknown country may have codes: who has none removes the line.
  const postal =
    code !== undefined || needs === 'A' ? `    postalCode: ${gaps.literal('init.postalCode', examples[0])},\n` : '';
  return `  registeredAddress: {
    streetAddress: [${gaps.literal('init.street')}],
    locality: ${gaps.literal('init.town')},
${region}${postal}    country: '${country}',
  },
`;
}

const route = (gaps: Placeholders): string => `  contactRoutes: [
    {
      id: 'phone',
      name: ${toStringLiteral(gaps.words('label.phone'))},
      description: ${gaps.literal('init.use')},
      // Written as people there write it, or as +442079460000.
      phone: ${gaps.literal('label.phone')},
    },
  ],
`;

const hours = (gaps: Placeholders): string => `  openingHours: {
    // A name of the IANA database, such as Europe/London.
    timeZone: ${gaps.literal('label.timeZone')},
    // Each day, or days in a row, in English: 'Monday', 'Tuesday-Friday'. With a break: open: ['09:00-12:00', '13:00-17:30'].
    regular: [{ days: [${gaps.literal('init.days', 'Monday')}], open: [${gaps.literal('label.openingHours', '09:00-17:30')}] }],
  },
`;

const product = (gaps: Placeholders): string => `  products: [
    {
      // It becomes part of addresses, and never changes.
      id: ${gaps.literal('init.id')},
      name: ${gaps.literal('label.name')},
      summary: ${gaps.literal('init.sentence')},
      // public: free for all. gated: only under a signed agreement. sold: for money, also made to order.
      access: ${gaps.literal('label.access', 'public / gated / sold')},
    },
  ],
`;

/** The number that an organisation must state: of a scheme of its country, or of one that has no code. */
interface NeededNumber {
  readonly register: 'company' | 'charity';
  readonly scheme?: IdentifierScheme;
  /** Other schemes in that country. */
  readonly more: readonly IdentifierScheme[];
}

/** Registers of kinds for which the table's first is wrong. */
const registers: Partial<Record<OrganisationKind, Readonly<Record<string, string>>>> = {
  charity: { FR: 'FR-RNA' },
  cooperative: { GB: 'GB-MPR' },
};

/** The number that a kind needs in a country; undefined where it needs none. */
export function findNeededNumber(kind: OrganisationKind, country: string): NeededNumber | undefined {
  const { needs = [] } = getOrganisationKind(kind);
  const register = needs.includes('company register') ? 'company' : needs.includes('charity register') && 'charity';
  if (register === undefined || register === false) return undefined;
  const own = schemes.filter((each) => each.country === country);
  const fits = (each: IdentifierScheme) =>
    register === 'charity'
      ? each.kind === 'charity-register'
      : each.kind === 'company-register' || each.isCompanyNumber === true;
  const preferred = registers[kind]?.[country];
  const scheme = own.find(({ code }) => code === preferred) ?? own.find(fits);
  return { register, ...(scheme && { scheme }), more: own.filter((each) => each !== scheme) };
}
