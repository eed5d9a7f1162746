import type { Site } from '../../content/site.ts';
import { stripLabels } from '../../core/labels.ts';
import { findCountryName } from '../../language/find-country.ts';
import type { Language } from '../../language/language.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import {
  amountInWords,
  code,
  field,
  fields,
  link,
  listField,
  optionalField,
  phoneLink,
  section,
  text,
} from './builders.ts';
import type { FactPath } from './fact-path.ts';

// Legal facts on who runs a website, in parts: the legal notice shows all; without one, the homepage shows those that
// it would lack.

/** Legal form and capital, shown with the company. */
export function formFields(site: Site) {
  const language = languageOfSite(site);
  const { legalForm, capital } = site.company;
  return [
    ...optionalField(translate(language, 'label.legalForm'), 'company.legalForm', legalForm),
    ...(capital === undefined ? [] : capitalFields(language, capital)),
  ];
}

/** The capital, and how much of it is paid up, which may stand alone. */
function capitalFields(language: Language, { amount, currency, paidUp }: NonNullable<Site['company']['capital']>) {
  const written = (plain: string) => amountInWords(language, { amount: plain, currency });
  const paid = translate(language, amount === undefined ? 'label.paidUpCapital' : 'label.paidUp');
  return [
    ...(amount === undefined
      ? []
      : [
          field(
            translate(language, 'label.capital'),
            text(['company.capital.amount', 'company.capital.currency'], written(amount), 'number'),
          ),
        ]),
    ...(paidUp === undefined
      ? []
      : [
          field(
            paid,
            text(
              ['company.capital.paidUp', 'company.paidUpCapital.amount', 'company.paidUpCapital.currency'],
              written(paidUp),
              'number',
            ),
          ),
        ]),
  ];
}

/** Representatives and status of the operator. */
export function operatorFields(site: Site) {
  const language = languageOfSite(site);
  const { legal = {} } = site.company;
  const status = translate(language, 'label.status');
  return [
    ...(legal.representatives ?? []).flatMap(({ name, latinName, role }) =>
      listField<`company.legal.representatives.${'name' | 'latinName' | 'role'}`>(
        translate(language, 'label.representatives'),
        [
          text('company.legal.representatives.name', name),
          ...(latinName === undefined ? [] : [text('company.legal.representatives.latinName', latinName)]),
          ...(role === undefined ? [] : [text('company.legal.representatives.role', role)]),
        ],
      ),
    ),
    ...(legal.limited ? [field(status, text('company.legal.limited', translate(language, 'legal.limited')))] : []),
    ...(legal.investmentCompany
      ? [field(status, text('company.legal.investmentCompany', translate(language, 'legal.investmentCompany')))]
      : []),
    ...optionalField(translate(language, 'label.windingUp'), 'company.legal.windingUp', legal.windingUp),
  ];
}

/** Supervisor and profession. */
export function supervisionFields(site: Site) {
  const language = languageOfSite(site);
  const { legal = {} } = site.company;
  const { supervisor, chamber, profession } = legal;
  return [
    ...(supervisor === undefined
      ? []
      : listField<
          'company.legal.supervisor.name' | 'company.legal.supervisor.address' | 'company.legal.supervisor.url'
        >(translate(language, 'label.supervisor'), [
          named('company.legal.supervisor.name', 'company.legal.supervisor.url', supervisor),
          ...(supervisor.address === undefined ? [] : [text('company.legal.supervisor.address', supervisor.address)]),
        ])),
    ...(chamber === undefined
      ? []
      : [
          field(
            translate(language, 'label.chamber'),
            named('company.legal.chamber.name', 'company.legal.chamber.url', chamber),
          ),
        ]),
    ...(profession === undefined
      ? []
      : [
          field(translate(language, 'label.profession'), text('company.legal.profession.title', profession.title)),
          field(
            translate(language, 'label.professionState'),
            code('company.legal.profession.country', profession.country, countryName(language, profession.country)),
          ),
          ...listField(
            translate(language, 'label.professionalRules'),
            profession.rules.map((rules) =>
              named('company.legal.profession.rules.name', 'company.legal.profession.rules.url', rules),
            ),
          ),
        ]),
  ];
}

/** Publisher and hosting provider. */
export function publicationFields(site: Site) {
  const language = languageOfSite(site);
  const { legal = {} } = site.company;
  const { publicationDirector, hostingProvider } = legal;
  const name = 'company.legal.hostingProvider.name';
  const address = 'company.legal.hostingProvider.address';
  const phone = 'company.legal.hostingProvider.phone';
  return [
    ...optionalField(
      translate(language, 'label.publicationDirector'),
      'company.legal.publicationDirector',
      publicationDirector,
    ),
    ...(hostingProvider === undefined
      ? []
      : listField<typeof name | typeof address | typeof phone>(translate(language, 'label.hostingProvider'), [
          text(name, hostingProvider.name),
          ...(hostingProvider.address === undefined ? [] : [text(address, hostingProvider.address)]),
          ...(hostingProvider.phone === undefined ? [] : [phoneLink(language, phone, hostingProvider.phone)]),
        ])),
  ];
}

/** Facts of the legal notice alone, if there is no notice. */
export function legalSection(site: Site) {
  const all = [...operatorFields(site), ...supervisionFields(site), ...publicationFields(site)];
  const title = translate(languageOfSite(site), 'section.legalNotice');
  return !site.legalNotice && all.length > 0 && section({ id: 'legal', title }, fields(all));
}

/** Country name in the page's language; by default the code. */
const countryName = ({ table }: Language, code: string): string => findCountryName(table, stripLabels(code)) ?? code;

/** A name, linked to an explanation if there is one. */
const named = <N extends FactPath, U extends FactPath>(
  name: N,
  url: U,
  it: { readonly name: string; readonly link?: string | undefined },
) => (it.link === undefined ? text(name, it.name) : link<N | U>([name, url], it.name, it.link));
