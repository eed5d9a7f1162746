import { publicMediaTypes, stripParameters } from '../../../core/media-types.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../../core/url.ts';
import { toPlainTextUnchecked } from '../../../markdown/plain-text.ts';
import type { PageSections } from '../../../theme/model/main.ts';
import type { Download, PriceOffer, Quotation, TeamMember } from '../../../theme/model/sections.ts';
import type { ViewBlock } from '../../../theme/model/view.ts';
import { organizationId } from './organization.ts';

type UrlOf = (path: string) => string;

/** Quotations, people, files, prices and pictures of sections in schema.org terms; undefined without any. */
export function sectionNodes(
  parts: Pick<PageSections, 'before' | 'after'> | undefined,
  url: UrlOf,
): readonly object[] | undefined {
  const { before, after } = parts ?? { before: [], after: [] };
  const nodes = [...before, ...after].flatMap(({ blocks }) => blocks.flatMap((block) => nodesOf(block, url)));
  return nodes.length > 0 ? nodes : undefined;
}

/** A question has its own page, on which it is marked up; a figure has no term. */
function nodesOf(block: ViewBlock, url: UrlOf): object[] {
  switch (block.kind) {
    case 'quotations':
      return block.quotations.map((quotation) => quotationNode(quotation, url));
    case 'people':
      return block.members.map((member) => memberNode(member, url));
    case 'downloads':
      return block.downloads.map((download) => downloadNode(download, url));
    case 'prices':
      return block.offers.flatMap((offer) => offerNode(offer, url) ?? []);
    case 'gallery':
      return block.pictures.map(({ src, alt, caption, size }) =>
        omitUndefined({
          '@type': 'ImageObject',
          contentUrl: url(src),
          description: alt,
          caption,
          width: size?.width,
          height: size?.height,
        }),
      );
    default:
      return [];
  }
}

const memberNode = ({ id, name, role, picture }: TeamMember, url: UrlOf): object =>
  omitUndefined({
    '@type': 'Person',
    '@id': url('/') + entryAnchor('person', id),
    name,
    jobTitle: role,
    image: picture && url(picture.src),
  });

const downloadNode = ({ path, title, description, date }: Download, url: UrlOf): object =>
  omitUndefined({
    '@type': 'DigitalDocument',
    name: title,
    description,
    url: url(path),
    encodingFormat: stripParameters(publicMediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? ''),
    dateModified: date,
  });

/** An Offer; undefined for a price in words, which is none. */
function offerNode({ title, text, amount, link }: PriceOffer, url: UrlOf): object | undefined {
  if (!amount) return undefined;
  const { value: price, currency: priceCurrency, unitCode } = amount;
  return omitUndefined({
    '@type': 'Offer',
    name: title,
    description: text && toPlainTextUnchecked(text.markdown),
    price,
    priceCurrency,
    priceSpecification: unitCode && { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode },
    url: link && siteUrl(link.to, url),
    offeredBy: { '@id': organizationId(url) },
  });
}

function quotationNode({ text, name, role, organisation, source }: Quotation, url: UrlOf): object {
  return omitUndefined({
    '@type': 'Quotation',
    text,
    creator: omitUndefined({
      '@type': 'Person',
      name,
      jobTitle: role,
      worksFor: organisation === undefined ? undefined : { '@type': 'Organization', name: organisation },
    }),
    citation: source?.to === undefined ? source?.text : siteUrl(source.to, url),
  });
}
