import { copied, type Generator, inFolder, origin } from '../generator.ts';
import { chrome, moved, type Page, without } from '../pages.ts';
import { bodyHtml, escaped } from '../write-html.ts';

const address = (path: string): string => `${origin}/${path === '' ? '' : `${path}/`}`;

/**
 * Written by hand after the markup of a WordPress theme with an SEO plugin: no WordPress made it. It has what is usual there:
 * absolute links, a graph in JSON-LD, blocks with classes, sharing and related posts within the article, comments below it.
 */
const html = (page: Page): string => `<!DOCTYPE html>
<html lang="en-US" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name='robots' content='${page.path === without.noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large'}' />
<title>${escaped(page.title)} - Pumps</title>
<meta name="description" content="${escaped(page.description)}" />
<link rel="canonical" href="${address(page.path)}" />
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"${address(page.path)}"},{"@type":"Organization","@id":"${origin}/#organization","name":"Kleine Pumpen"}]}</script>
<link rel='stylesheet' id='wp-block-library-css' href='/wp-includes/css/style.min.css?ver=6.7' media='all' />
<style id='global-styles-inline-css'>body{--wp--preset--color--black:#000}</style>
<link rel="https://api.w.org/" href="${origin}/wp-json/" />
</head>
<body class="wp-singular page-template-default page">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead" class="site-header"><nav id="site-navigation" class="main-navigation"><ul id="primary-menu" class="menu"><li class="menu-item"><a href="${origin}/">${chrome.navigation}</a></li></ul></nav></header>
<div id="content" class="site-content">
<div id="primary" class="content-area"><main id="main" class="site-main">
<article id="post-7" class="post-7 page type-page hentry">
<header class="entry-header"><h1 class="entry-title">${escaped(page.title)}</h1></header>
<div class="entry-content">
${bodyHtml(page, address).replaceAll('<figure>', '<figure class="wp-block-image size-large">')}
<div class="sharedaddy sd-sharing-enabled share"><h3 class="sd-title">Share ${chrome.aside}</h3><ul><li><a href="https://social.example/share">Post</a></li></ul></div>
</div>
</article>
</main></div>
<aside id="secondary" class="widget-area"><section class="widget"><h2 class="widget-title">${chrome.aside}</h2><a href="${origin}/">Recent</a></section></aside>
</div>
<footer id="colophon" class="site-footer"><div class="site-info">${chrome.footer}</div></footer>
<div id="cookie-notice" role="dialog" class="cookie-notice-hidden"><span>${chrome.cookie}</span><button id="cn-accept-cookie">Ok</button></div>
<script type="speculationrules">{"prefetch":[{"source":"document"}]}</script>
</body>
</html>
`;

const leadingOn = (target: string): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="refresh" content="0;url=${address(target)}"></head><body></body></html>`;

export const wordpressLike: Generator = {
  name: 'an export as of WordPress, made by hand',
  program: process.execPath,
  install: '',
  args: ['--version'],
  packages: [],
  out: '_site',
  pages: 200,
  fileOf: inFolder,
  sources({ shown, hidden }) {
    const pages = [...shown, ...hidden].map((page) => [`_site/${inFolder(page.path)}`, html(page)]);
    const locations = shown.map(({ path }) => `<url><loc>${address(path)}</loc></url>`).join('\n');
    const maps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
    return {
      ...copied('_site/'),
      ...Object.fromEntries(pages),
      '_site/robots.txt': `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: ${origin}/sitemap_index.xml\n`,
      '_site/sitemap_index.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${maps}">\n<sitemap><loc>${origin}/page-sitemap.xml</loc></sitemap>\n</sitemapindex>\n`,
      '_site/page-sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${maps}">\n${locations}\n</urlset>\n`,
      '_site/wp-includes/css/style.min.css': 'body{}',
      [`_site/${moved}/index.html`]: leadingOn(shown[1]?.path ?? ''),
    };
  },
};
