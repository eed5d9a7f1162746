import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** An item of the compliance posture on the wire: a claim with what proves it. */
export const wireCompliance = () => {
  const { z, descriptionKey, wireUrl, wireDate, wireText, wireId, wireOpenEnum, wirePlace } = loadWireBlocks();
  return z
    .object({
      id: wireId(),
      name: wireText('wire.complianceName'),
      status: wireOpenEnum(['certified', 'registered', 'compliant', 'in-progress', 'planned'], 'wire.complianceStatus'),
      summary: wireText('wire.complianceSummary'),
      issuer: wireText('wire.issuer').optional(),
      number: wireText('wire.certificateNumber').optional(),
      scope: wireText('wire.scope').optional(),
      validFrom: wireDate('wire.validFrom').optional(),
      validUntil: wireDate('wire.validUntil').optional(),
      reviewed: wireDate('wire.reviewed').optional(),
      evidence: wireUrl('wire.evidence').optional(),
      url: wirePlace(),
    })
    .meta({ id: 'ComplianceItem', description: descriptionKey('wire.ComplianceItem') });
};

/** The body of an item. */
export function complianceBody(item: Site['company']['compliance'][number], url: (path: string) => string) {
  const { id, name, status, summary, issuer, number, scope, validFrom, validUntil, reviewed, evidence } = item;
  return omitUndefined({
    ...{ id, name, status, summary, issuer, number, scope, validFrom, validUntil, reviewed },
    evidence: evidence === undefined ? undefined : siteUrl(evidence, url),
    url: url('/') + entryAnchor('compliance', id),
  });
}
