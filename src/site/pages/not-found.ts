import { openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { html } from '../../core/html.ts';
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
        main: html`<div class="missing">
<h1>${title}</h1>
<p class="standfirst">${description} ${say(language, 'notFound.advice')}</p>
<ul>
<li><a href="/">${say(language, 'notFound.homepage')}</a></li>
<li>${pieces(sayPieces(language, 'notFound.reference', { docs: '/docs/api/', openapi: openapiPath }))}</li>
<li>${pieces(sayPieces(language, 'notFound.guide', { guide: '/auth/' }))}</li>
</ul>
</div>`,
      }),
  };
}
