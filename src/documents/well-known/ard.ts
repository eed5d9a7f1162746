import { openapiPath } from '../../api/v1/version.ts';
import { identifierName, listIdentifiers } from '../../content/identifiers.ts';
import type { Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes, openapiMediaType, stripParameters } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';

/**
 * Agentic Resource Discovery (v0.91) and the same bytes at the AI Catalog path that came before it. The server
 * card is not listed: a reader of the catalog would try to connect to it, and nothing runs there.
 */
export function ard(site: Site): Document[] {
  if (!site.features.ard) return [];
  const language = languageByTag(site.language);
  return (['/.well-known/ard.json', '/.well-known/ai-catalog.json'] as const).map((path) => ({
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.json,
    title: path.endsWith('/ard.json') ? translate(language, 'document.ard') : 'AI catalog',
    description: translate(language, site.skills.length > 0 ? 'document.ardSkillsNote' : 'document.ardNote'),
    updated: site.updated.site,
    render: (context) => json(manifest(site, context)),
  }));
}

function manifest(site: Site, { url, catalog }: RenderContext): object {
  const host = new URL(site.baseUrl).hostname;
  // Absent if the site of another generator has its place.
  const guide = catalog.find(({ path }) => path === '/docs/api.md');
  const name = site.company.tradingName ?? site.company.legalName;
  const language = languageOfSite(site);
  const [number] = listIdentifiers(site.company);
  const other = site.company.jurisdiction === undefined ? 'section.contact' : 'label.jurisdiction';
  const second = site.solutions.length > 0 ? 'section.solutions' : other;
  // Sentences are not built around names: the name comes first.
  const of = (value: string) => translate(language, 'text.labelled', { label: name, value });
  return {
    specVersion: '1.0',
    host: { displayName: site.name, identifier: host },
    entries: [
      ...site.skills.map((skill) => ({
        identifier: `urn:air:${host}:skill:${skill.name}`,
        displayName: titleOf(skill.name),
        description: skill.description,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url: url(skill.path),
        updatedAt: `${skill.updated}T00:00:00Z`,
        representativeQueries: [titleOf(skill.name), of(titleOf(skill.name))],
      })),
      {
        identifier: `urn:air:${host}:api:public-data`,
        displayName: translate(language, 'api.title'),
        description: translate(language, 'api.facts', { name: site.company.legalName }),
        type: openapiMediaType,
        url: url(openapiPath),
        representativeQueries: [
          of(number === undefined ? translate(language, 'label.legalName') : identifierName(number, language.tag)),
          of(translate(language, second)),
          ...(site.industries.length > 0 ? [of(translate(language, 'section.industries'))] : []),
        ],
      },
      ...(guide === undefined
        ? []
        : [
            {
              identifier: `urn:air:${host}:docs:api`,
              displayName: translate(language, 'docs.title'),
              description: translate(language, 'docs.description'),
              type: stripParameters(guide.mediaType),
              url: url(guide.path),
              representativeQueries: [
                of(translate(language, 'api.howToRead')),
                of(translate(language, 'api.needsCredentials')),
              ],
            },
          ]),
    ],
  };
}

function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
