/** Tools that rewrite pages, by their marks: reports name them, so that they can be switched off. */
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

/** Tool whose marks a page has. */
export function findRewriter(text: string): string | undefined {
  return rewriters.find(([, mark]) => mark.test(text))?.[0];
}

/** A page that a host or proxy serves instead of documents. */
export type SubstitutePage = 'maintenance' | 'interstitial';

/** Stand-in pages by title, or by the path of a redirect. */
const standIns: readonly (readonly [SubstitutePage, title: RegExp, path: RegExp])[] = [
  [
    'maintenance',
    /maintenance|be (?:right )?back (?:soon|shortly)|temporarily (?:unavailable|down|offline)|under construction|coming soon|wartung/i,
    /maintenance|be-?right-?back|coming-?soon|offline|wartung/i,
  ],
  [
    'interstitial',
    /consent|cookies?\b|before you continue|privacy (?:settings|choices|preferences)|age (?:verification|check|gate)|(?:confirm|verify) your age|(?:choose|select) your (?:country|region|language|location)|not available in your (?:country|region)/i,
    /consent|cookie|gdpr|age-?(?:verification|check|gate)|(?:choose|select)-?(?:country|region|language|location)|splash|interstitial/i,
  ],
];

/** Kind of a stand-in page; release pages, even if changed, keep `<main>`. */
export function findSubstitutePage(text: string): SubstitutePage | undefined {
  const title = /<main\b/i.test(text) ? undefined : /<(?:title|h1)\b[^>]*>([^<]*)/i.exec(text)?.[1];
  return title === undefined ? undefined : standIns.find(([, titles]) => titles.test(title))?.[0];
}

/** Stand-in page of a path. */
export function substitutePageAt(path: string): SubstitutePage | undefined {
  return standIns.find(([, , paths]) => paths.test(path))?.[0];
}

/**
 * Absolute canonical address of a page (RFC 6596), unless the page names its origin often: then rewritten links are the
 * fault.
 */
export function findCanonicalUrl(text: string): string | undefined {
  const tags = text.match(/<link\b[^>]*\brel=["']?canonical\b[^>]*>/gi) ?? [];
  return tags
    .flatMap((tag) => /\bhref=["']?((?:https?:)?\/\/[^"'\s>]+)/i.exec(tag)?.[1] ?? [])
    .find((href) => text.split(/^[^/]*\/\/[^/]+/.exec(href)?.[0] ?? href).length <= 3);
}

/** Whether a page says `noindex`. */
export function isNoindex(text: string): boolean {
  return /<meta\b[^>]*\bname=["']?(?:robots|googlebot)\b[^>]*\bno(?:index|ne)\b/i.test(text);
}
