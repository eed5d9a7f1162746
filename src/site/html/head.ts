import { isTokenFor } from '../../content/check/trial-token.ts';
import type { Site } from '../../content/site.ts';
import { formatHexColor } from '../../core/contrast.ts';
import { listLinkRelations, type RenderContext, type Translation } from '../../core/document.ts';
import { type Html, html, jsonForScript } from '../../core/html.ts';
import { stripParameters } from '../../core/media-types.ts';
import { mirrorPath } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { resolveSiteColors } from '../../theme/colors/site-colors.ts';
import { icons, listIcons } from '../assets/icons.ts';
import { ogImagePath, ogImageText } from '../assets/og-image.ts';
import { ogImageSize } from '../assets/og-plain.ts';
import { scriptPath } from '../assets/script.ts';
import { stylesheetPath } from '../assets/stylesheet.ts';
import { webmanifestPath } from '../assets/webmanifest.ts';
import { webMcpPath } from '../assets/webmcp.ts';
import { breadcrumbItems, mergePageNode, webPageNode, webSiteNode } from '../renderers/json-ld/page-nodes.ts';
import { findCurrentEntry } from './navigation.ts';
import type { PageParts } from './page-parts.ts';

/**
 * hreflang links of a page: all its languages, its own included, and `x-default`, which is the first (hreflang,
 * sitemaps.org and Google agree on it).
 */
function renderLanguageLinks({ language, languages = [] }: Site, translations: readonly Translation[]): Html | false {
  if (translations.length < 2) return false;
  const [first] = languages;
  const others = translations
    .filter(({ language: tag }) => tag === first?.tag)
    .map(({ url }) => ['x-default', url] as const);
  const all = [...translations.map(({ language: tag, url }) => [tag, url] as const), ...others];
  const locales = translations.filter(({ language: tag }) => /-[A-Z]{2}$/.test(tag)).map(({ language: tag }) => tag);
  return html`
${all.map(
  ([tag, url]) => html`<link rel="alternate" hreflang="${tag}" href="${url}">
`,
)}${locales.map(
  (tag) => html`<meta property="og:locale${tag !== language && ':alternate'}" content="${tag.replaceAll('-', '_')}">
`,
)}`;
}

/** A page with data derived from its title. */
export interface HeadPage extends PageParts {
  /** Content of the title element. */
  readonly documentTitle: string;
  /** Path of its Open Graph image. */
  readonly image?: string | undefined;
  /** Navigation entry of the page, or of a page above. */
  readonly current?: string | undefined;
  /** Mark of frame.ts for the date in words. */
  readonly updatedWords?: string;
  /** Mark for the breadcrumb items. */
  readonly trail?: string;
}

export function withHeadData(site: Site, page: PageParts): HeadPage {
  const { path, title } = page;
  const image = path === undefined ? undefined : ogImagePath(site, path, title);
  return { ...page, documentTitle: titleOf(site, title), image, current: findCurrentEntry(site, path) };
}

/** Head of a page: titles, addresses, alternates, and its three files. */
export function renderHead(site: Site, context: RenderContext, page: HeadPage): Html {
  const { path, description } = page;
  const { light, dark } = resolveSiteColors(site.brand);
  const font = site.brand?.font;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${formatHexColor(light.paper)}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${formatHexColor(dark.paper)}" media="(prefers-color-scheme: dark)">
<title>${page.documentTitle}</title>
<meta name="description" content="${description}">
${
  (path === undefined || site.noIndex) &&
  html`<meta name="robots" content="noindex">
`
}${path !== undefined && addresses(site, context, path, page)}
<link rel="icon" href="${icons.ico.path}" sizes="${icons.ico.sizes}">
${
  listIcons(site).includes(icons.svg) &&
  html`<link rel="icon" href="${icons.svg.path}" type="${icons.svg.mediaType}">
`
}<link rel="apple-touch-icon" href="${icons.touch.path}">
<link rel="manifest" href="${webmanifestPath}">
${
  typeof font === 'object' &&
  html`<link rel="preload" as="font" type="font/woff2" href="${font.file}" crossorigin>
`
}<link rel="stylesheet" href="${stylesheetPath(site)}">
<script type="module" src="${scriptPath(site)}"></script>
${
  page.script !== undefined &&
  html`<script type="module" src="${page.script}"></script>
`
}${
  site.features.webMcp &&
  site.webMcpTrialToken !== undefined &&
  // Browsers reject it on other origins, such as previews or staging.
  isTokenFor(site.webMcpTrialToken, site.baseUrl) &&
  html`<meta http-equiv="origin-trial" content="${site.webMcpTrialToken}">
`
}${site.features.webMcp && html`<script type="module" src="${webMcpPath(site)}"></script>`}
${
  site.news &&
  html`<link rel="alternate" type="application/atom+xml" href="${context.url('/news.atom')}" title="${translate(languageByTag(site.language), 'news.title')}">
`
}${path === '/' && homeLinks(site, context)}
${path !== undefined && html`<script type="application/ld+json">${linkedData(site, context, path, page)}</script>`}`;
}

/** JSON-LD of the page; marks of frame.ts stay as they are. */
function linkedData(site: Site, { url }: RenderContext, path: string, page: HeadPage): Html {
  const described = { ...page, path };
  const { crumbs = [] } = page;
  const trail = page.trail ?? (crumbs.length > 0 ? breadcrumbItems(crumbs, described, url) : undefined);
  const nodes = mergePageNode(page.jsonLd ?? [], webPageNode(site, described, trail, url));
  const graph = path === '/' ? [...nodes, webSiteNode(site, url)] : nodes;
  return jsonForScript({ '@context': 'https://schema.org', '@graph': graph });
}

/** Adds the site's name, unless the title has it as words of their own. */
function titleOf({ name }: Site, title: string): string {
  for (let at = title.indexOf(name); at !== -1; at = title.indexOf(name, at + 1))
    if (!isLetter.test(title[at - 1] ?? '') && !isLetter.test(title[at + name.length] ?? '')) return title;
  return `${title} · ${name}`;
}

const isLetter = /[\p{L}\p{N}]/u;

function addresses(
  site: Site,
  { url, languages }: RenderContext,
  path: string,
  { title, description, image }: HeadPage,
): Html {
  return html`<link rel="canonical" href="${url(path)}">
<link rel="alternate" type="text/markdown" href="${url(mirrorPath(path))}">
<link rel="describedby" type="text/plain" href="${url('/llms.txt')}">${languages && renderLanguageLinks(site, languages.translationsOf(path))}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url(path)}">
${image === undefined ? html`<meta name="twitter:card" content="summary">` : picture(url(image), ogImageText(site, path, title))}`;
}

function picture(address: string, text: string): Html {
  return html`<meta property="og:image" content="${address}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${ogImageSize.width}">
<meta property="og:image:height" content="${ogImageSize.height}">
<meta property="og:image:alt" content="${text}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** Not registered, so no Link header may have it (RFC 8288 §2.1.1); readers of ARD look for it in HTML. */
const ardLink = html`<link rel="ard" type="application/json" href="/.well-known/ard.json">
`;

/** Link relations of the homepage, for hosts that cannot send a Link header; pages have two of them anyway. */
function homeLinks({ features }: Site, context: RenderContext): Html[] {
  const links = listLinkRelations(context.catalog)
    .filter(({ rel }) => rel !== 'alternate' && rel !== 'describedby')
    .map(
      ({
        rel,
        document,
      }) => html`<link rel="${rel}" type="${stripParameters(document.mediaType)}" href="${document.path}">
`,
    );
  return features.ard ? [...links, ardLink] : links;
}
