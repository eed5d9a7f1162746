import { index, siteUpdatedDate } from '../../api/v1/index-json.ts';
import { openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes, stripParameters } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

export const apiCatalogPath = '/.well-known/api-catalog';

/**
 * /.well-known/api-catalog: RFC 9727 linkset (RFC 9264 §4.2). It lists every API document, those of single items by their
 * template, because clients may use only the URLs that it lists (service.md 5.6).
 */
export function apiCatalog(site: Site): Document {
  return {
    path: apiCatalogPath,
    file: apiCatalogPath.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.linkset,
    title: translate(languageByTag(site.language), 'frame.apiCatalog'),
    description: translate(languageByTag(site.language), 'document.apiCatalogNote'),
    updated: siteUpdatedDate(site),
    llms: 'API',
    link: [{ rel: 'api-catalog' }],
    render({ url, catalog, languages }) {
      const all = [...catalog, ...(languages?.elsewhere ?? [])];
      const templates = new Set(all.flatMap(({ isItem, path }) => (isItem ? [path.replace(/\/[^/]+$/, '.json')] : [])));
      // Some of ours have no place beside another generator's site.
      const target = (path: string) => {
        const document = all.find((d) => d.path === path);
        if (!document) return [];
        const { mediaType, title, language = site.language } = document;
        const hreflang = languages && document.kind === 'api' ? { hreflang: [language] } : {};
        // An extension attribute (RFC 9264 §4.2.4.3): a href is an address, and no template (RFC 6570).
        const template = templates.has(path) && { 'uri-template': [url(path).replace(/\.json$/, '/{id}.json')] };
        return [{ href: url(path), type: stripParameters(mediaType), title, ...hreflang, ...template }];
      };
      const guides = (prefix: string, language: string) =>
        ['/docs/api.md', '/auth.md'].flatMap((path) =>
          target(prefix + path).map((each) => ({ ...each, hreflang: [language] })),
        );
      const others = (site.languages ?? []).filter(({ prefix }) => prefix !== '');
      return json({
        linkset: [
          {
            anchor: url(apiCatalogPath),
            item: all.filter((d) => d.kind === 'api' && !d.isItem).flatMap((d) => target(d.path)),
          },
          {
            // The index stands for the API: /api/v1/ itself is not served (service.md 7).
            anchor: url(index.path),
            'service-desc': target(openapiPath),
            'service-doc': guides('', site.language),
            'service-meta': [
              ...target('/.well-known/oauth-protected-resource'),
              ...target('/.well-known/oauth-authorization-server'),
            ],
            status: target('/api/v1/status.json'),
          },
          ...others.map(({ tag, prefix }) => ({
            anchor: url(prefix + index.path),
            'service-desc': target(openapiPath),
            'service-doc': guides(prefix, tag),
          })),
        ],
      });
    },
  };
}
