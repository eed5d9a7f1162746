import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { html } from '../../core/html.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { layout } from '../html/layout.ts';

/** The one page for every path that is not served; it has no address of its own (service.md 7). */
export function notFound(site: Site): Omit<Document, 'kind'> {
  const title = 'Page not found';
  return {
    path: '/404.html',
    file: '404.html',
    mediaType: mediaTypes.html,
    title,
    description: 'Nothing is published at this address.',
    updated: site.updated.site,
    render: (context) =>
      layout(site, context, {
        title,
        description: 'Nothing is published at this address.',
        main: html`<div class="missing">
<h1>${title}</h1>
<p class="standfirst">Nothing is published at this address. Addresses are case-sensitive and complete; please do not guess them.</p>
<ul>
<li><a href="/">Homepage</a></li>
<li><a href="/docs/api/">API reference</a> and the <a href="/api/v1/openapi.json">OpenAPI description</a> with every endpoint</li>
<li><a href="/auth/">Authentication guide</a>: nothing here needs credentials, and no authorization server exists</li>
</ul>
</div>`,
      }),
  };
}
