import { publicMediaTypes, stripParameters } from '../../../core/media-types.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../../core/url.ts';
import type { Sections } from '../../../theme/model/sections.ts';

type UrlOf = (path: string) => string;

/** Quotation, people and files of a page in schema.org terms; undefined without any. */
export function sectionNodes(sections: Sections | undefined, url: UrlOf): readonly object[] | undefined {
  const { quotation, team, downloads = [] } = sections ?? {};
  const nodes = [
    ...(quotation ? [quotationNode(quotation, url)] : []),
    ...(team?.members ?? []).map(({ id, name, role, picture }) =>
      omitUndefined({
        '@type': 'Person',
        '@id': url('/') + entryAnchor('person', id),
        name,
        jobTitle: role,
        image: picture && url(picture.src),
      }),
    ),
    ...downloads.map(({ path, title, description, date }) =>
      omitUndefined({
        '@type': 'DigitalDocument',
        name: title,
        description,
        url: url(path),
        encodingFormat: stripParameters(publicMediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? ''),
        dateModified: date,
      }),
    ),
  ];
  return nodes.length > 0 ? nodes : undefined;
}

function quotationNode(quotation: NonNullable<Sections['quotation']>, url: UrlOf): object {
  const { text, name, role, organisation, source } = quotation;
  return omitUndefined({
    '@type': 'Quotation',
    text,
    creator: omitUndefined({
      '@type': 'Person',
      name,
      jobTitle: role,
      worksFor: organisation === undefined ? undefined : { '@type': 'Organization', name: organisation },
    }),
    citation: source === undefined ? undefined : siteUrl(source, url),
  });
}
