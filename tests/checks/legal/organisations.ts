import type { Site } from '../../../src/content/site.ts';
import { bare, siteOf } from '../../support/site-of.ts';

type Company = Site['company'];

export const { site: small, sources } = siteOf('tests/fixtures/small');

/** A site that states of its organisation what is given, in a language, and nothing else. */
export function siteOfCompany(language: string, company: Partial<Company>, settings: Partial<Site> = {}): Site {
  const { dutiesNotApplicable: _, ...site } = bare(small);
  const {
    updated,
    summary,
    contactRoutes,
    products,
    compliance,
    publicRecords,
    people,
    brands,
    subsidiaries,
    locations,
  } = site.company;
  const base = {
    updated,
    summary,
    contactRoutes,
    products,
    compliance,
    publicRecords,
    people,
    brands,
    subsidiaries,
    locations,
  };
  return { ...site, language, company: { ...base, legalName: 'Beispiel', ...company }, ...settings };
}

const route = (phone: string) => ({ id: 'phone', name: 'Telephone', description: 'In office hours.', phone });

/** Numbers, names and places that are nobody's. */
export const organisations = {
  GB: siteOfCompany('en-GB', {
    legalName: 'The Saltmarsh Lantern Company',
    identifiers: [
      { scheme: 'GB-COH', value: '99999999' },
      { scheme: 'GB-VAT', value: 'GB999999918' },
    ],
    jurisdiction: { name: 'England and Wales', country: 'GB' },
    registeredAddress: { streetAddress: ['7 Curlew Row'], locality: 'Norwich', postalCode: 'QX1 4ZZ', country: 'GB' },
    capital: { amount: '100', currency: 'GBP', paidUp: '100' },
    legal: {
      limited: true,
      profession: {
        title: 'Architect',
        country: 'GB',
        rules: [{ name: 'Architects Code', link: 'https://rules.example/code' }],
      },
      chamber: { name: 'Chamber of Architects' },
    },
  }),
  Scotland: siteOfCompany('en-GB', {
    kind: 'charity',
    legalName: 'The Saltmarsh Lantern Trust',
    tradingName: 'Lantern',
    identifiers: [{ scheme: 'GB-SC', value: 'SC098765' }],
    jurisdiction: { name: 'Scotland', country: 'GB' },
  }),
  DE: siteOfCompany(
    'de-DE',
    {
      legalName: 'Beispielwerk Lindental GmbH',
      legalForm: 'Gesellschaft mit beschränkter Haftung',
      identifiers: [
        { scheme: 'DE-CR', value: 'HRB 815', court: 'Amtsgericht Lindental' },
        { scheme: 'DE-VAT', value: 'DE999999995' },
      ],
      jurisdiction: { name: 'Deutschland', country: 'DE' },
      registeredAddress: {
        streetAddress: ['Musterweg 1'],
        locality: 'Lindental',
        postalCode: '00815',
        country: 'DE',
      },
      contactRoutes: [{ ...route('+493023125042'), name: 'Telefon', email: 'post@lindental.example' }],
      capital: { amount: '25000.00', currency: 'EUR', paidUp: '25000.00' },
      legal: {
        representatives: [
          { name: 'Erika Mustermann', role: 'Geschäftsführerin' },
          { name: 'Max Mustermann', role: 'Prokurist' },
        ],
        supervisor: { name: 'Gewerbeamt Lindental', address: 'Musterweg 2, 00815 Lindental' },
        chamber: { name: 'Architektenkammer Lindental', link: 'https://kammer.example/' },
        profession: {
          title: 'Architekt',
          country: 'DE',
          rules: [{ name: 'Lindentaler Architektengesetz', link: 'https://gesetze.example/arch' }],
        },
      },
    },
    { contactEmail: 'post@lindental.example' },
  ),
  AT: siteOfCompany('de-AT', {
    legalName: 'Beispielwerk Lindental Gesellschaft m.b.H.',
    legalForm: 'Gesellschaft mit beschränkter Haftung',
    identifiers: [
      { scheme: 'AT-FB', value: '999999m', court: 'Landesgericht Lindental' },
      { scheme: 'AT-UID', value: 'ATU99999993' },
    ],
    jurisdiction: { name: 'Österreich', country: 'AT' },
    registeredAddress: { streetAddress: ['Musterweg 1'], locality: 'Lindental', postalCode: '0000', country: 'AT' },
    contactRoutes: [route('+43720000000')],
  }),
  FR: siteOfCompany('fr-FR', {
    legalName: 'Exemple Lindental SAS',
    identifiers: [
      { scheme: 'FR-SIREN', value: '999999998' },
      { scheme: 'FR-RCS', value: '999999998', town: 'Lindental' },
      { scheme: 'FR-VAT', value: 'FR11999999998' },
    ],
    jurisdiction: { name: 'France', country: 'FR' },
    registeredAddress: {
      streetAddress: ['1 rue de l’Exemple'],
      locality: 'Lindental',
      postalCode: '00815',
      country: 'FR',
    },
    contactRoutes: [route('+33199000000')],
    capital: { amount: '10000', currency: 'EUR' },
    legal: {
      publicationDirector: 'Camille Exemple',
      hostingProvider: {
        name: 'Hébergeur Exemple',
        address: '2 rue de l’Exemple, 00815 Lindental',
        phone: '+33199000001',
      },
    },
  }),
  IE: siteOfCompany('en-IE', {
    legalName: 'Lindental Example Limited',
    legalForm: 'Private company limited by shares',
    identifiers: [
      { scheme: 'IE-CRO', value: '9999999' },
      { scheme: 'IE-VAT', value: 'IE9999999SH' },
    ],
    jurisdiction: { name: 'Ireland', country: 'IE' },
    registeredAddress: {
      streetAddress: ['1 Example Street'],
      locality: 'Dublin',
      postalCode: 'D00 0000',
      country: 'IE',
    },
  }),
  NL: siteOfCompany('nl-NL', {
    legalName: 'Voorbeeld Lindental B.V.',
    identifiers: [
      { scheme: 'NL-KVK', value: '99999999' },
      { scheme: 'NL-VAT', value: 'NL999999990B01' },
    ],
    jurisdiction: { name: 'Nederland', country: 'NL' },
    registeredAddress: {
      streetAddress: ['Voorbeeldweg 1'],
      locality: 'Lindental',
      postalCode: '0000 AA',
      country: 'NL',
    },
    contactRoutes: [route('+31970000000')],
  }),
} as const;
