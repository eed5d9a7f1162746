import { fieldName } from '../../content/check/field-name.ts';
import { moduleOf } from '../../content/read/load.ts';
import { didYouMean } from '../../core/did-you-mean.ts';
import type { Check } from '../check.ts';
import { legalFacts } from './facts.ts';
import { dutiesOf, dutyId, dutyIds } from './laws.ts';

/** End of every warning: clauses are cited, and nobody is told that a site meets a law. */
const disclaimer =
  'No legal advice: whether it applies is for you or your adviser to decide (docs/pages/legal.md of Gazette).';

/**
 * Facts that provisions often ask for on the website of such an organisation, and that its content does not state. Only
 * warnings: whether a provision applies, no program knows; content says so of those that do not.
 */
export const legalNoticeFacts: Check = ({ site, sources }, report) => {
  const settled = new Set<string>();
  for (const [i, { duty }] of (site.dutiesNotApplicable ?? []).entries()) {
    settled.add(duty);
    if (!dutyIds.includes(duty)) {
      const near = didYouMean(duty, dutyIds);
      report({
        code: 'reference-unknown',
        at: moduleOf(sources, 'site').locate(['dutiesNotApplicable', i, 'duty']),
        field: `dutiesNotApplicable[${i}].duty`,
        message: `expected the id of a duty or of a law, got "${duty}"`,
        hint: near === undefined ? 'docs/pages/legal.md of Gazette lists them.' : `Did you mean "${near}"?`,
      });
    }
  }
  for (const { law, duty } of dutiesOf(site)) {
    const { words, isGiven, module, path, example } = legalFacts[duty.fact];
    const id = dutyId(law, duty);
    if (settled.has(id) || settled.has(law.id) || isGiven(site)) continue;
    report({
      code: 'legal-fact-missing',
      // Nearest line that exists: the fact would be added there.
      at: moduleOf(sources, module).locate(path),
      field: fieldName(path),
      message: `expected ${words}, for which ${law.name}, ${duty.clause}, often asks; found none`,
      hint: `Add ${example}, or say why not: dutiesNotApplicable: [{ duty: '${id}', reason: '…' }] in content/site.ts. ${law.source} ${disclaimer}`,
    });
  }
};
