import { classifyLicence, listContentUses } from '../content/rsl-terms.ts';
import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { escapeXml } from '../core/escape.ts';
import { mediaTypes } from '../core/media-types.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';

/** Path of the RSL terms, which robots.txt names. */
export const termsPath = '/license.xml';

/**
 * The terms of use as RSL 1.0 (rslstandard.org/rsl): of the site what contentSignals grant and refuse, with its terms; of the
 * API in each language the same, with what the licence of the data asks for.
 */
export function licenseXml(site: Site): Document[] {
  const { rsl, language, updated, dataLicense } = site;
  if (!rsl) return [];
  return [
    {
      path: termsPath,
      file: termsPath.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.rsl,
      title: 'RSL',
      description: translate(languageByTag(language), 'document.rslNote'),
      updated: updated.site,
      llms: 'Discovery',
      render: ({ url }) => {
        const terms = site.termsPage.startsWith('/') ? url(site.termsPage) : site.termsPage;
        const prefixes = [site, ...(site.translations ?? [])].map(({ inLanguage }) => inLanguage?.prefix ?? '');
        return [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<rsl xmlns="https://rslstandard.org/rsl">',
          ...contentOf('/', site, terms, []),
          ...prefixes.flatMap((prefix) => contentOf(`${prefix}/api/`, site, dataLicense.url, payment(dataLicense))),
          '</rsl>',
          '',
        ].join('\n');
      },
    },
  ];
}

function contentOf(url: string, { contentSignals }: Site, terms: string, demand: readonly string[]): string[] {
  const { granted, refused } = listContentUses(contentSignals);
  return [
    `  <content url="${url}">`,
    '    <license>',
    ...(granted.length > 0 ? [`      <permits type="usage">${granted.join(' ')}</permits>`] : []),
    ...(refused.length > 0 ? [`      <prohibits type="usage">${refused.join(' ')}</prohibits>`] : []),
    ...demand,
    '    </license>',
    `    <terms>${escapeXml(terms)}</terms>`,
    '  </content>',
  ];
}

/** CC BY asks for a name alone; RSL knows only the address of own terms. */
function payment(licence: Site['dataLicense']): string[] {
  if (classifyLicence(licence) !== 'attribution') return [];
  const standard = `        <standard>${escapeXml(licence.url)}</standard>`;
  return ['      <payment type="attribution">', standard, '      </payment>'];
}
