import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { contactAnchor, mirrorPath } from '../../core/url.ts';
import { namedPages } from '../facts/named-pages.ts';
import { filledFrame, withoutGaps } from './frame.ts';
import { head, type NamedPage, withNames } from './head.ts';
import type { PageParts } from './page-parts.ts';

/** The whole HTML document: semantic, complete without scripts, readable without its stylesheet. */
export function layout(site: Site, context: RenderContext, page: PageParts): string {
  const named = withNames(site, page);
  return (isOrdinary(site, page) && filledFrame(site, context, named, whole)) || whole(site, context, named);
}

/** Whether nothing of the layout hangs on which page it is: it is no entry of the navigation. */
export function isOrdinary(site: Site, { path, jsonLd }: Pick<PageParts, 'path' | 'jsonLd'>): boolean {
  return jsonLd === undefined && !navigation(site).some(([href]) => href === path);
}

/** The layout as it is written: what layout() gives, for any page and at its full cost. */
export function whole(site: Site, context: RenderContext, page: NamedPage): string {
  return withoutGaps(
    html`<!doctype html>
<html lang="${site.language}">
<head>
${head(site, context, page)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${masthead(site, page)}
<main id="main" tabindex="-1">
${page.main}
</main>
${footer(site, page.path)}
</body>
</html>
`.text,
  );
}

/** The ways in; sections of the homepage only where it has them. */
const navigation = (site: Site): readonly (readonly [string, string])[] => [
  ['/#company', 'Company'],
  ...(site.solutions.length > 0 ? ([['/#solutions', 'Solutions']] as const) : []),
  ...(site.questions.length > 0 ? ([['/#questions', 'Questions']] as const) : []),
  ['/docs/api/', 'API'],
  ['/auth/', 'Access'],
  [`/${contactAnchor}`, 'Contact'],
];

/** The name over a double rule, as a journal of record has it, and under it the ways in. */
function masthead(site: Site, { path, updated }: PageParts): Html {
  return html`<header class="masthead">
${site.notice !== undefined && html`<p class="notice">${site.notice}</p>`}
<div class="title-line">
<a class="name" href="/">${site.name}</a>
${
  updated !== undefined &&
  path !== undefined &&
  html`<p class="dateline">Updated <time datetime="${updated}">${updated}</time> <a href="${mirrorPath(path)}" type="text/markdown">Markdown</a></p>`
}
</div>
<nav aria-label="Main">
<ul>
${navigation(site).map(
  ([href, name]) => html`<li><a href="${href}"${href === path && html` aria-current="page"`}>${name}</a></li>
`,
)}</ul>
</nav>
</header>`;
}

function footer(site: Site, path: string | undefined): Html {
  const pages = namedPages(site);
  const programs: readonly (readonly [string, string])[] = [
    ['/api/v1/index.json', 'API index'],
    ['/.well-known/api-catalog', 'API catalog'],
    ['/llms.txt', 'llms.txt'],
    ['/sitemap.xml', 'Sitemap'],
    ...(path === undefined ? [] : ([[mirrorPath(path), 'This page as Markdown']] as const)),
  ];
  const list = (links: readonly (readonly [string, string])[]) => html`<ul>
${links.map(
  ([href, name]) => html`<li><a href="${href}">${name}</a></li>
`,
)}</ul>`;
  return html`<footer class="colophon">
<div class="colophon-columns">
<p>${site.company.legalName}<br>Company number <span class="number">${site.company.companyNumber}</span><br>Registered in ${site.company.jurisdiction.name}</p>
${
  pages.length > 0 &&
  html`<nav aria-label="Pages">
${list(pages)}
</nav>`
}
<nav aria-label="For programs">
${list(programs)}
</nav>
</div>
<p class="licence">Data licence: <a href="${site.dataLicense.url}" rel="license">${site.dataLicense.name}</a>.</p>
</footer>`;
}
