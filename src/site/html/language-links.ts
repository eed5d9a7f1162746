import type { Site } from '../../content/site.ts';
import type { Translation } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import { languageName } from '../../language/language-name.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { labelled } from './labelled.ts';

/** The ways to the same page in other languages, each called as it calls itself; nothing where no other has it. */
export function languageSwitch({ language, languages = [] }: Site, translations: readonly Translation[]): Html | false {
  const others = translations.filter(({ language: tag }) => tag !== language);
  if (others.length === 0) return false;
  return html`
<p class="dateline">${labelled(
    spoken(language),
    say(spoken(language), 'frame.languages'),
    html`${others.map(({ language: tag, url }) => {
      const { direction } = spoken(tag);
      const turned = direction !== spoken(language).direction && html` dir="${direction}"`;
      return html` <a href="${pathOf(url)}" lang="${tag}"${turned} hreflang="${tag}">${languageName(tag, languages)}</a>`;
    })}`,
  )}</p>`;
}

/**
 * The same for programs: each address of the page, its own included, and that for all other languages, which is the
 * first (hreflang, sitemaps.org and Google agree on it).
 */
export function languageLinks({ language, languages = [] }: Site, translations: readonly Translation[]): Html | false {
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

const pathOf = (url: string): string => new URL(url).pathname;
