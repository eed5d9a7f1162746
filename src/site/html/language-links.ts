import type { Site } from '../../content/site.ts';
import type { Translation } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';

/**
 * hreflang links of a page: all its languages, its own included, and `x-default`, which is the first (hreflang,
 * sitemaps.org and Google agree on it).
 */
export function renderLanguageLinks(
  { language, languages = [] }: Site,
  translations: readonly Translation[],
): Html | false {
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
