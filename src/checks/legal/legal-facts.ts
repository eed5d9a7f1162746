import { formatFieldPath } from '../../content/check/format-field-path.ts';
import { getModule } from '../../content/read/load.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import type { Check } from '../check.ts';
import { legalFacts } from './facts.ts';
import { dutyId, dutyIds, listDuties } from './laws.ts';

/** End of every warning: clauses are cited, and nobody is told that a site meets a law. */
const disclaimer =
  'No legal advice: whether it applies is for you or your adviser to decide (docs/pages/legal.md of Gazette).';

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
        hint: near === undefined ? 'docs/pages/legal.md of Gazette lists them.' : `Did you mean "${near}"?`,
      });
    }
  }
  for (const { law, duty } of listDuties(site)) {
    const { words, isGiven, module, path, example } = legalFacts[duty.fact];
    const id = dutyId(law, duty);
    if (settled.has(id) || settled.has(law.id) || isGiven(site)) continue;
    report({
      code: 'legal-fact-missing',
      // Nearest line that exists: the fact would be added there.
      at: getModule(sources, module).locate(path),
      field: formatFieldPath(path),
      message: `expected ${words}, for which ${law.name}, ${duty.clause}, often asks; found none`,
      hint: `Add ${example}, or say why not: dutiesNotApplicable: [{ duty: '${id}', reason: '…' }] in content/site.ts. ${law.source} ${disclaimer}`,
    });
  }
};
