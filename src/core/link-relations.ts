/**
 * The relations that the homepage advertises, in their order (service.md 4.4): what lists everything comes first.
 * Documents of one relation keep the order of the table.
 */
const order = [
  'api-catalog',
  'service-desc',
  'service-doc',
  'service-meta',
  'status',
  'alternate',
  'describedby',
] as const;

/** A relation that a document may be advertised by; a new one gets its place in the list above. */
type AdvertisedRelation = (typeof order)[number];

/** A relation that the homepage's `Link` header advertises for a document (RFC 8288 §3). */
export interface LinkRelation {
  readonly rel: AdvertisedRelation;
  readonly title?: string;
}

interface Advertised {
  readonly link?: readonly LinkRelation[];
}

/** Link relations of a catalog, in the order of the relations. */
export function listLinkRelations<D extends Advertised>(
  catalog: readonly D[],
): (LinkRelation & { readonly document: D })[] {
  const declared = catalog.flatMap((document) => (document.link ?? []).map((link) => ({ ...link, document })));
  return declared.sort((a, b) => order.indexOf(a.rel) - order.indexOf(b.rel));
}
