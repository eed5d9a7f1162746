import { getOrganisationKind, type OrganisationKind } from '../../content/organisation-kinds.ts';
import type { IdentifierScheme } from '../../values/identifiers/scheme.ts';
import { schemes } from '../../values/identifiers/schemes/index.ts';

/** The number that an organisation must state: of a scheme of its country, or of one that has no code. */
export interface NeededNumber {
  readonly register: 'company' | 'charity';
  readonly scheme?: IdentifierScheme;
  /** Other schemes in that country. */
  readonly more: readonly IdentifierScheme[];
}

/** Registers of kinds for which the table's first is wrong. */
const registers: Partial<Record<OrganisationKind, Readonly<Record<string, string>>>> = {
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
