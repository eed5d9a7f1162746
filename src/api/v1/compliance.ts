import type { Site } from '../../content/site.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { wireBlocks } from './wire-blocks.ts';

/** An item of the compliance posture on the wire: a claim with what proves it. */
export const wireCompliance = () => {
  const { z, wireUrl, wireDate, wireText, wireId, wireOpenEnum, wirePlace } = wireBlocks();
  return z
    .object({
      id: wireId(),
      name: wireText('Standard, scheme or law.'),
      status: wireOpenEnum(
        ['certified', 'registered', 'compliant', 'in-progress', 'planned'],
        'State on the date of the document.',
      ),
      summary: wireText('What it covers.'),
      issuer: wireText('Who issued the certificate or keeps the register.').optional(),
      number: wireText('Number of the certificate or entry, as text.').optional(),
      scope: wireText('What it holds for.').optional(),
      validFrom: wireDate('First day on which it is valid.').optional(),
      validUntil: wireDate('Last day on which it is valid.').optional(),
      reviewed: wireDate('Date of the last review.').optional(),
      evidence: wireUrl('The document, or where to read more.').optional(),
      url: wirePlace(),
    })
    .meta({ id: 'ComplianceItem', description: 'One item of the compliance posture.' });
};

/** The body of an item. */
export function complianceBody(item: Site['company']['compliance'][number], url: (path: string) => string) {
  const { id, name, status, summary, issuer, number, scope, validFrom, validUntil, reviewed, evidence } = item;
  return omitEmpty({
    ...{ id, name, status, summary, issuer, number, scope, validFrom, validUntil, reviewed },
    evidence: evidence === undefined ? undefined : siteUrl(evidence, url),
    url: url('/') + entryAnchor('compliance', id),
  });
}
