import { listIdentifiers } from '../../content/identifiers.ts';
import type { OrganisationKind } from '../../content/organisation-kinds.ts';
import type { Site } from '../../content/site.ts';
import { stripLabels } from '../../core/labels.ts';
import { conditions } from './conditions.ts';
import { austria } from './duties/austria.ts';
import { europeanUnion, memberStates } from './duties/european-union.ts';
import { france } from './duties/france.ts';
import { germany } from './duties/germany.ts';
import { ireland } from './duties/ireland.ts';
import { unitedKingdom } from './duties/united-kingdom.ts';
import type { Duty, Law } from './duty.ts';

/**
 * THE TABLE of duties to inform: what provisions often ask of websites of such organisations, as read on 2026-11-22. No
 * legal advice, and not complete.
 */
export const laws: readonly Law[] = [...unitedKingdom, ...germany, ...austria, ...france, ...ireland, ...europeanUnion];

/** How content names a duty: `de-ddg-5/vat`. */
export const dutyId = (law: Law, { fact }: Duty): string => `${law.id}/${fact}`;

/** Ids by which a duty, or a whole law, can be declared not to apply. */
export const dutyIds: readonly string[] = laws.flatMap((law) => [
  law.id,
  ...law.duties.map((duty) => dutyId(law, duty)),
]);

/** The duties that an organisation of this country and kind may have, each with its law; notes are not among them. */
export function listDuties(site: Site): readonly { readonly law: Law; readonly duty: Duty }[] {
  const { company } = site;
  const stated = company.jurisdiction?.country ?? company.registeredAddress?.country;
  if (stated === undefined) return [];
  const country = stripLabels(stated);
  const jurisdiction = memberStates.has(country) ? 'EU' : country;
  const kind: OrganisationKind = company.kind ?? 'company';
  const isOf = (kinds: readonly OrganisationKind[] | undefined) => kinds === undefined || kinds.includes(kind);
  const holds = (schemes: readonly string[] = []) =>
    schemes.length > 0 && listIdentifiers(company).some(({ scheme }) => schemes.includes(scheme.code));
  return laws
    .filter((law) => law.jurisdiction === jurisdiction && (isOf(law.kinds) || holds(law.holdersOf)))
    .flatMap((law) =>
      law.duties
        .filter((duty) => duty.only === undefined && isOf(duty.kinds))
        .filter((duty) => duty.when === undefined || conditions[duty.when].isMet(site))
        .map((duty) => ({ law, duty })),
    );
}
