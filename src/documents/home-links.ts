import type { Site } from '../content/site.ts';
import { type Document, listLinkRelations } from '../core/document.ts';
import { stripParameters } from '../core/media-types.ts';
import type { Report } from '../core/problem.ts';
import { isRelation, type LinkValue, linkHeader, maxLinkHeaderBytes } from '../http/link-header.ts';

// A header has ASCII alone; what is called otherwise goes without its name.
const headerTitle = /^[A-Za-z0-9 ,.()-]+$/;

const at = { file: 'content/site.ts' };

/**
 * The links of the homepage's `Link` header (service.md 4.4): what the catalog's documents declare, the privacy
 * policy and the terms, and the extras of content/site.ts. Reports `link-header-invalid`.
 */
export function listHomeLinks(site: Site, catalog: readonly Document[], report: Report): LinkValue[] {
  const standIn = site.attached?.standIn ?? ((path: string) => path);
  const declared = listLinkRelations(catalog).map(
    ({ rel, title = '', document }): LinkValue => ({
      href: document.path,
      rel,
      type: stripParameters(document.mediaType),
      title: headerTitle.test(title) ? title : undefined,
    }),
  );
  // Policies and extras are facts.
  if (site.attached?.isWithheld) return declared;
  const extras = (site.links ?? []).filter(({ rel }) => {
    if (isRelation(rel)) return true;
    report({
      code: 'link-header-invalid',
      at,
      field: 'links',
      message: `expected a relation registered with IANA or an absolute URI, got "${rel}"`,
      hint: `Write it as a URI of your own, such as ${site.baseUrl}/rel/${rel.replace(/[^a-z0-9-]/gi, '-')}.`,
    });
    return false;
  });
  const links = [
    ...declared,
    { href: standIn(site.privacyPage), rel: 'privacy-policy' },
    { href: standIn(site.termsPage), rel: 'terms-of-service' },
    ...extras.map((each) => ({ ...each, href: standIn(each.href) })),
  ];
  const bytes = Buffer.byteLength(linkHeader(links));
  if (bytes >= maxLinkHeaderBytes)
    report({
      code: 'link-header-invalid',
      at,
      field: 'links',
      message: `expected a Link header under ${maxLinkHeaderBytes} bytes, got ${bytes}`,
      hint: 'Remove some of links.',
    });
  return links;
}
