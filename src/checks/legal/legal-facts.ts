import { formatFieldPath } from '../../content/check/path-sources.ts';
import { listIdentifiers } from '../../content/identifiers.ts';
import type { OrganisationKind } from '../../content/organisation-kinds.ts';
import { getModule } from '../../content/read/load.ts';
import type { Site } from '../../content/site.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import { stripLabels } from '../../core/labels.ts';
import { schemes } from '../../values/identifiers/schemes/index.ts';
import type { Check } from '../check.ts';
import { conditions } from './conditions.ts';
import { austria, europeanUnion, france, germany, ireland, memberStates, unitedKingdom } from './duties.ts';
import type { Duty, Law } from './duty.ts';
import { type LegalFact, legalFacts } from './facts.ts';

/** End of every warning: clauses are cited, and nobody is told that a site meets a law. */
const disclaimer =
  'No legal advice: whether it applies is for you or your adviser to decide (page /how-to/legal/ of the documentation).';

/**
 * Facts that provisions often ask for on the website of such an organisation, and that its content does not state. Only
 * warnings: whether a provision applies, no program knows; content says so of those that do not.
 */
export const checkLegalNoticeFacts: Check = ({ site, sources }, report) => {
  const settled = new Set<string>();
  for (const [i, { duty }] of (site.dutiesNotApplicable ?? []).entries()) {
    settled.add(duty);
    if (!dutyIds.includes(duty)) {
      const near = findNearestName(duty, dutyIds);
      report({
        code: 'reference-unknown',
        at: getModule(sources, 'site').locate(['dutiesNotApplicable', i, 'duty']),
        field: `dutiesNotApplicable[${i}].duty`,
        message: `expected the id of a duty or of a law, got "${duty}"`,
        hint:
          near === undefined ? 'The page /how-to/legal/ of the documentation lists them.' : `Did you mean "${near}"?`,
      });
    }
  }
  for (const { law, duty } of listDuties(site)) {
    const fact: LegalFact = legalFacts[duty.fact];
    const { words, isGiven, module, path } = fact;
    const id = dutyId(law, duty);
    if (settled.has(id) || settled.has(law.id) || isGiven(site)) continue;
    report({
      code: 'legal-fact-missing',
      // Nearest line that exists: the fact would be added there.
      at: getModule(sources, module).locate(path),
      field: formatFieldPath(path),
      message: `expected ${words}, for which ${law.name}, ${duty.clause}, often asks; found none`,
      hint: `Add ${exampleFor(fact, site)}, or say why not: dutiesNotApplicable: [{ duty: '${id}', reason: '…' }] in content/site.ts. ${law.source} ${disclaimer}`,
    });
  }
};

/**
 * THE TABLE of duties to inform: what provisions often ask of websites of such organisations, as read on 2026-11-22. No
 * legal advice, and not complete.
 */
export const laws: readonly Law[] = [...unitedKingdom, ...germany, ...austria, ...france, ...ireland, ...europeanUnion];

/** How content names a duty: `de-ddg-5/vat`. */
export const dutyId = (law: Law, { fact }: Duty): string => `${law.id}/${fact}`;

/** Ids by which a duty, or a whole law, can be declared not to apply. */
const dutyIds: readonly string[] = laws.flatMap((law) => [law.id, ...law.duties.map((duty) => dutyId(law, duty))]);

/** Example of a fact; a number is one of the organisation's country. */
function exampleFor({ example, numberKind }: LegalFact, site: Site): string {
  const country = countryOf(site);
  const scheme = schemes.find((each) => each.country === country && each.kind === numberKind);
  return scheme === undefined ? example : `identifiers: [{ scheme: '${scheme.code}', value: '…' }]`;
}

/** ISO 3166-1 code of the country whose law counts; undefined where content does not say it. */
function countryOf({ company }: Site): string | undefined {
  const stated = company.jurisdiction?.country ?? company.registeredAddress?.country;
  return stated === undefined ? undefined : stripLabels(stated);
}

/** The duties that an organisation of this country and kind may have, each with its law; notes are not among them. */
function listDuties(site: Site): readonly { readonly law: Law; readonly duty: Duty }[] {
  const { company } = site;
  const country = countryOf(site);
  if (country === undefined) return [];
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
