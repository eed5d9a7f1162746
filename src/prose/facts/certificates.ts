import type { Site } from '../../content/site.ts';
import type { ContentFact, LocateFact } from './fact.ts';

/** A standard that the content speaks of, and how far we are. */
export interface ComplianceStandard extends ContentFact {
  /** Keys of findStandards(). */
  readonly keys: readonly string[];
  readonly name: string;
  readonly status: 'certified' | 'licensed' | 'registered' | 'compliant' | 'in-progress' | 'planned';
}

/** Marks that organisations hold, as they are written, odd spaces and hyphens included. */
const standardPattern =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?:(?:DIN[ -]?)?(?:EN[ -]?)?(?:ISO|IEC)(?:\/IEC|\/CEI|\/TS)?[ -]?(?<iso>\d{4,5})(?:[:-]\d{1,4}(?!\d))?|(?:EN|DIN)[ -](?<en>\d{4,6})|Cyber[ -]Essentials(?<plus>[ -]Plus)?|IATF[ -]?(?<iatf>\d{4,5})|SOC[ -]?(?<soc>[123])(?!\d)|PCI[ -]DSS|TISAX|HIPAA|HITRUST|FedRAMP|EMAS|B[ -]Corp|DCB[ -]?(?<dcb>\d{4})|DTAC|DSPT|WCAG(?:[ -]?\d\.\d)?|(?:UK[ -])?GDPR|DSGVO|EcoVadis|GMP|HACCP|VDA[ -]?\d(?:\.\d)?|BSI[ -]C5|NIS[ -]?2|Fair ?trade|FSC(?![\p{L}])|CE(?=[ -](?:mark|Kenn|Zeich|zertif)))/giu;

/** The standards of a text with their places: `iso27001`, `cyberessentials`. */
export function findStandards(text: string): { readonly key: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(standardPattern)].map((match) => {
    const [numbered] = Object.entries(match.groups ?? {}).filter(
      ([name, said]) => said !== undefined && name !== 'plus',
    );
    const named = match[0]
      .toLowerCase()
      .replace(/\d\.\d/, '')
      .replace(/^uk[ -]/, '');
    const key = numbered?.join('') ?? named.replace(/[^a-z0-9]/g, '');
    return { key: key === 'dsgvo' ? 'gdpr' : key, start: match.index, end: match.index + match[0].length };
  });
}

/** The items of compliance whose names are those of standards, or of a few words that nobody else uses. */
export function listComplianceStandards({ company }: Site, locate: LocateFact): ComplianceStandard[] {
  return company.compliance.map(({ name, status, id }, i) => {
    const keys = findStandards(name).map(({ key }) => key);
    const known: Readonly<Record<string, string>> = {
      dspt: 'dspt',
      dtac: 'dtac',
      wcag: 'wcag',
      'uk-gdpr': 'gdpr',
      gdpr: 'gdpr',
    };
    const byId = known[id];
    return {
      keys: byId !== undefined && !keys.includes(byId) ? [...keys, byId] : keys,
      name,
      status,
      text: `${name} as ${status}`,
      at: locate('company', ['compliance', i, 'status']),
    };
  });
}
