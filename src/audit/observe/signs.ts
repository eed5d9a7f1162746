/** What rewrites pages on their way, by what it leaves in them: named in reports, so that it can be switched off. */
const rewriters: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Cloudflare's Email Address Obfuscation", /\/cdn-cgi\/l\/email-protection|data-cfemail=/],
  ["Cloudflare's Rocket Loader", /rocket-loader\.min\.js|type="[0-9a-f]{24}-text\/javascript"/],
  ["Cloudflare's Web Analytics", /static\.cloudflareinsights\.com\/beacon/],
  ["Cloudflare's bot detection", /\/cdn-cgi\/challenge-platform\/scripts\//],
  ["Cloudflare's Zaraz", /\/cdn-cgi\/zaraz\//],
  ['Google Analytics or Tag Manager', /googletagmanager\.com|google-analytics\.com/],
  ['Matomo', /\bmatomo\.js\b|\bpiwik\.js\b/],
  ['Plausible', /plausible\.io\/js\//],
  ["Vercel's toolbar or analytics", /\/_vercel\/(?:insights|speed-insights)|vercel\.live\//],
  ["Netlify's Real User Metrics", /\/\.netlify\/scripts\//],
  ['PageSpeed', /\bpagespeed\b|\.pagespeed\./i],
  ['New Relic', /\bNREUM\b/],
  ['a consent banner', /cookiebot\.com|onetrust|cookieconsent/i],
];

/** Titles of pages that stand where no site was put, or another. */
const defaultPages = new RegExp(
  `<title>\\s*(?:${[
    'welcome to nginx|apache2? [^<]*default page|test page for|it works|iis windows server|caddy works',
    'site not found|domain (?:is )?parked|(?:this )?(?:domain|web ?site) is for sale|coming soon|under construction',
    'account (?:has been )?suspended|site (?:temporarily )?(?:unavailable|disabled)|there isn.t a github pages site',
    'heroku \\| no such app|no such app|project not found|default (?:web )?(?:site )?page',
  ].join('|')})`,
  'i',
);

/** Who has rewritten a page, as far as its text says. */
export function rewriterOf(text: string): string | undefined {
  return rewriters.find(([, mark]) => mark.test(text))?.[0];
}

/** Whether a body is the page of a server or provider that has no site under this name. */
export function isDefaultPage(text: string): boolean {
  return defaultPages.test(text);
}
