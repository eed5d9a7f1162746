import { openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { say, sayPieces } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { layout } from '../html/layout.ts';
import { pieces } from '../html/pieces.ts';

/** The one page for every path that is not served; it has no address of its own (service.md 7). */
export function notFound(site: Site): Omit<Document, 'kind'> {
  const language = spoken(site.language);
  const title = say(language, 'notFound.title');
  const description = say(language, 'notFound.description');
  return {
    path: '/404.html',
    file: '404.html',
    mediaType: mediaTypes.html,
    title,
    description,
    updated: site.updated.site,
    render: (context) =>
      layout(site, context, {
        title,
        description,
        main: html`${advice(site, '')}${(site.translations ?? []).map(
          (other) => html`
${advice(other, other.inLanguage?.prefix ?? '', other.language)}`,
        )}`,
      }),
  };
}

/** Nobody knows in which language an address was asked for that is not there: all of them stand on the one page. */
function advice(site: Site, prefix: string, tag?: string): Html {
  const language = spoken(site.language);
  const [docs, guide] = [`${prefix}/docs/api/`, `${prefix}/auth/`];
  return html`<div class="missing"${tag !== undefined && html` lang="${tag}" dir="${language.direction}"`}>
${tag === undefined ? html`<h1>${say(language, 'notFound.title')}</h1>` : html`<h2>${say(language, 'notFound.title')}</h2>`}
<p class="standfirst">${say(language, 'notFound.description')} ${say(language, 'notFound.advice')}</p>
<ul>
<li><a href="${prefix}/">${say(language, 'notFound.homepage')}</a></li>
<li>${pieces(sayPieces(language, 'notFound.reference', { docs, openapi: openapiPath }))}</li>
<li>${pieces(sayPieces(language, 'notFound.guide', { guide }))}</li>
</ul>
</div>`;
}
