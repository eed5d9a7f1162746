import type { Site } from '../../../content/site.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { siteUrl } from '../../../core/url.ts';
import { organizationNameNode } from './page-nodes.ts';

type UrlOf = (path: string) => string;

/** The organisation with verifiable certifications and registrations (issuer and number), if any. */
export function certifiedOrganizationNodes(site: Site, url: UrlOf): object[] {
  const held = site.company.compliance.flatMap(
    ({ name, status, summary, issuer, number, validFrom, validUntil: expires, evidence }) => {
      if (issuer === undefined || number === undefined) return [];
      if (status !== 'certified' && status !== 'registered') return [];
      return omitUndefined({
        '@type': 'Certification',
        name,
        description: summary,
        certificationIdentification: number,
        issuedBy: { '@type': 'Organization', name: issuer },
        validFrom,
        expires,
        url: evidence === undefined ? undefined : siteUrl(evidence, url),
      });
    },
  );
  return held.length > 0 ? [{ ...organizationNameNode(site, url), hasCertification: held }] : [];
}
