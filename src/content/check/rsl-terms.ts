import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import { classifyLicence, listContentUses } from '../rsl-terms.ts';
import type { Site } from '../site.ts';

/**
 * Whether the terms of RSL can be true of the API: CC0 and CC BY permit every use, so that terms which refuse one would say
 * something else than the licence, and the conditions of other such licences RSL cannot say. Reports `field-invalid`.
 */
export function checkRslTerms(
  { rsl, contentSignals, dataLicense }: Pick<Site, 'rsl' | 'contentSignals' | 'dataLicense'>,
  sources: Sources,
  report: Report,
): void {
  if (!rsl) return;
  const demand = classifyLicence(dataLicense);
  const { refused } = listContentUses(contentSignals);
  const refuse = (message: string, hint: string) =>
    report({
      code: 'field-invalid',
      at: sources.modules.get('site')?.locate(['rsl']),
      field: 'rsl',
      message: `expected terms that ${dataLicense.name} does not contradict, got ${message}`,
      hint,
    });
  if (demand === 'conditions')
    refuse('a licence whose conditions RSL cannot say', 'Leave RSL out: who reads license.xml would miss them.');
  else if (demand !== 'own' && refused.length > 0)
    refuse(
      `contentSignals that refuse ${refused.join(', ')}`,
      'The licence permits every use, and the signals only ask: leave RSL out, or publish under terms of your own.',
    );
}
