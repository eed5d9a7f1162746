import type { Site } from '../content/site.ts';
import type { RenderContext } from '../document.ts';
import { stylesheetPath } from '../documents/stylesheet.ts';
import { withoutParameters } from '../media-types.ts';
import { contactAnchor, mirrorPath } from '../url.ts';
import { type Html, html, scriptJson } from './html.ts';

/** What a page gives to the one layout. */
export interface PageParts {
  /** URL path; absent on the 404 page, which has no address and no mirror. */
  readonly path?: string;
  readonly title: string;
  readonly description: string;
  readonly main: Html;
  /** schema.org nodes, with the same values as the API. */
  readonly jsonLd?: readonly object[] | undefined;
}

/** The whole HTML document: semantic, without scripts, readable without its stylesheet. */
export function layout(site: Site, context: RenderContext, page: PageParts): string {
  const home = page.path === '/';
  const { path } = page;
  return html`<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${home ? `${site.name}: ${page.title}` : `${page.title} · ${site.name}`}</title>
<meta name="description" content="${page.description}">
${path === undefined ? html`<meta name="robots" content="noindex">` : addresses(context, path)}
<link rel="stylesheet" href="${stylesheetPath}">
${home && homeLinks(context)}
${page.jsonLd && html`<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': page.jsonLd })}</script>`}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${site.notice !== undefined && html`<p class="notice">${site.notice}</p>`}
<header class="site">
<a class="name" href="/">${site.name}</a>
<nav aria-label="Main">
<ul>
<li><a href="/#solutions">Solutions</a></li>
<li><a href="/#questions">Questions</a></li>
<li><a href="/docs/api/">API</a></li>
<li><a href="/auth/">Access</a></li>
<li><a href="/${contactAnchor}">Contact</a></li>
</ul>
</nav>
</header>
<main id="main">
${page.main}
</main>
<footer class="site">
${footer(site, path, context)}
</footer>
</body>
</html>
`.text.replace(/\n{2,}/g, '\n');
}

function addresses(context: RenderContext, path: string): Html {
  return html`<link rel="canonical" href="${context.url(path)}">
<link rel="alternate" type="text/markdown" href="${context.url(mirrorPath(path))}">`;
}

/** The homepage's relations again in the head, for hosts that cannot send a Link header. */
function homeLinks(context: RenderContext): Html[] {
  return context.catalog
    .flatMap((document) => (document.link ?? []).map((link) => ({ ...link, document })))
    .filter(({ rel }) => rel !== 'alternate')
    .sort((a, b) => a.order - b.order)
    .map(
      ({
        rel,
        document,
      }) => html`<link rel="${rel}" type="${withoutParameters(document.mediaType)}" href="${document.path}">
`,
    );
}

function footer(site: Site, path: string | undefined, context: RenderContext): Html {
  const pages = context.catalog.filter((d) => d.kind === 'page' && d.llms === 'Pages' && d.path !== '/');
  return html`<nav aria-label="All pages">
<ul>
${pages.slice(0, 12).map(
  (page) => html`<li><a href="${page.path}">${page.title}</a></li>
`,
)}</ul>
</nav>
<p>${site.company.legalName}, company number ${site.company.companyNumber}, registered in ${site.company.jurisdiction.name}.</p>
<p>For programs: <a href="/api/v1/index.json">API index</a>, <a href="/llms.txt">llms.txt</a>${
    path !== undefined && html`, <a href="${mirrorPath(path)}">this page as Markdown</a>`
  }. Data licence: <a href="${site.dataLicense.url}" rel="license">${site.dataLicense.name}</a>.</p>`;
}
