import { identifierName, identifiersOf } from '../../content/identifiers.ts';
import { isCompany } from '../../content/kinds.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { contactAnchor, mirrorPath } from '../../core/url.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say, sayParts } from '../../language/say.ts';
import { namedPages } from '../facts/named-pages.ts';
import { date } from './date.ts';
import { filledFrame, withoutGaps } from './frame.ts';
import { head, type NamedPage, withNames } from './head.ts';
import { isolated } from './isolated.ts';
import { labelled } from './labelled.ts';
import { languageSwitch } from './language-links.ts';
import type { PageParts } from './page-parts.ts';

/** The whole HTML document: semantic, complete without scripts, readable without its stylesheet. */
export function layout(site: Site, context: RenderContext, page: PageParts): string {
  const named = withNames(site, page);
  return (isOrdinary(site, page) && filledFrame(site, context, named, whole)) || whole(site, context, named);
}

/** Whether nothing of the layout hangs on which page it is: it is no entry of the navigation. */
export function isOrdinary(site: Site, { path, jsonLd }: Pick<PageParts, 'path' | 'jsonLd'>): boolean {
  // What leads to the same page in other languages is its own.
  return jsonLd === undefined && site.languages === undefined && !navigation(site).some(([href]) => href === path);
}

/** The layout as it is written: what layout() gives, for any page and at its full cost. */
export function whole(site: Site, context: RenderContext, page: NamedPage): string {
  const language = spokenBy(site);
  const text = withoutGaps(
    html`<!doctype html>
<html lang="${site.language}"${language.direction === 'rtl' && html` dir="rtl"`}>
<head>
${head(site, context, page)}
</head>
<body>
<a class="skip" href="#main">${say(language, 'frame.skip')}</a>
${masthead(site, context, page)}
<main id="main" tabindex="-1">
${page.main}
</main>
${footer(site, page.path)}
</body>
</html>
`.text,
  );
  const body = text.indexOf('<body>');
  return text.slice(0, body) + isolated(language, text.slice(body));
}

/** The ways in; sections of the homepage only where it has them. */
const navigation = (site: Site) =>
  [
    ['/#company', isCompany(site.company) ? 'frame.company' : 'frame.organisation'],
    ...(site.solutions.length > 0 ? ([['/#solutions', 'section.solutions']] as const) : []),
    ...(site.questions.length > 0 ? ([['/#questions', 'section.questions']] as const) : []),
    ['/docs/api/', 'frame.api'],
    ['/auth/', 'frame.access'],
    [`/${contactAnchor}`, 'frame.contact'],
  ] as const;

/** The name over a double rule, as a journal of record has it, and under it the ways in. */
function masthead(site: Site, { languages }: RenderContext, { path, updated, updatedWords }: NamedPage): Html {
  const language = spokenBy(site);
  return html`<header class="masthead">
${site.notice !== undefined && html`<p class="notice">${site.notice}</p>`}
<div class="title-line">
<a class="name" href="/">${site.name}</a>
${
  updated !== undefined &&
  path !== undefined &&
  html`<p class="dateline">${sayParts(language, 'frame.updated', { date: date(language, updated, updatedWords) })} <a href="${mirrorPath(path)}" type="text/markdown">${say(language, 'frame.markdown')}</a></p>`
}${path !== undefined && languages && languageSwitch(site, languages.translationsOf(path))}
</div>
<nav aria-label="${say(language, 'frame.navigation')}">
<ul>
${navigation(site).map(
  ([
    href,
    name,
  ]) => html`<li><a href="${href}"${href === path && html` aria-current="page"`}>${say(language, name)}</a></li>
`,
)}</ul>
</nav>
</header>`;
}

function footer(site: Site, path: string | undefined): Html {
  const language = spokenBy(site);
  const { legalName, jurisdiction } = site.company;
  const pages = namedPages(site);
  const [number] = identifiersOf(site.company);
  const programs: readonly (readonly [string, string])[] = [
    ['/api/v1/index.json', say(language, 'frame.apiIndex')],
    ['/.well-known/api-catalog', say(language, 'frame.apiCatalog')],
    ['/llms.txt', 'llms.txt'],
    ['/sitemap.xml', say(language, 'frame.sitemap')],
    ...(path === undefined ? [] : ([[mirrorPath(path), say(language, 'frame.asMarkdown')]] as const)),
  ];
  const list = (
    links: readonly (readonly [path: string, title: string, isForeign?: boolean])[],
    first?: string,
  ) => html`<ul>
${links.map(
  ([
    href,
    name,
    isForeign,
  ]) => html`<li><a href="${href}"${isForeign && html` lang="${first}" hreflang="${first}"`}>${name}</a></li>
`,
)}</ul>`;
  return html`<footer class="colophon">
<div class="colophon-columns">
<p>${legalName}${number && html`<br>${labelled(language, identifierName(number, site.language), html`<span class="number" dir="ltr">${number.display}</span>`)}`}${jurisdiction && html`<br>${labelled(language, say(language, 'label.jurisdiction'), html`<bdi>${jurisdiction.name}</bdi>`)}`}</p>
${
  pages.length > 0 &&
  html`<nav aria-label="${say(language, 'frame.pages')}">
${list(pages, site.languages?.[0]?.tag)}
</nav>`
}
<nav aria-label="${say(language, 'frame.forPrograms')}">
${list(programs)}
</nav>
</div>
<p class="licence">${labelled(language, say(language, 'frame.dataLicence'), html`<a href="${site.dataLicense.url}" rel="license">${site.dataLicense.name}</a>`)}</p>
</footer>`;
}
