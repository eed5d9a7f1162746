import type { Site } from '../../content/site.ts';
import type { LanguageContext } from '../../core/document.ts';
import { escapeHtml } from '../../core/html.ts';
import { stripLabels } from '../../core/labels.ts';

const linked = /<(?:(a|link|form)\b|[a-z]+ [^<>]*data-(?:try|site-search)=)[^<>]*>/g;
/** Texts that stand in the midst of others are looked for from this length: a shorter one may be a word of any. */
const longEnough = 20;

/**
 * An HTML page of another language: its links lead to what the language has, else to the page of the first with its
 * language on it; and texts that are shown in the first language say so. Our own templates write no `<` in attributes.
 */
export function localizeHtml(
  page: string,
  { place, foreign }: Pick<LanguageContext, 'place' | 'foreign'>,
  site: Site,
): string {
  const relinked = page.replace(linked, (tag, name?: string) =>
    tag.replace(
      / (href|action|data-try|data-site-search)="(\/(?!\/)[^"]*)"/,
      (whole, attribute: string, path: string) => {
        // Links with hreflang name the target's language.
        if (tag.includes(' hreflang="')) return whole;
        const to = place(path);
        if (to !== path) return ` ${attribute}="${to}"`;
        const language = name === 'a' ? foreign(path.replace(/[?#].*$/s, '')) : undefined;
        return language === undefined ? whole : `${whole} hreflang="${language}"`;
      },
    ),
  );
  return withLanguages(relinked, site);
}

/** A label of `explain` may stand behind a value. */
const label = '(?:\\uE0FE[\\uE000-\\uE00F]+\\uE0FF)?';

function withLanguages(page: string, { borrowed = [], languages = [] }: Site): string {
  const [first] = languages;
  if (borrowed.length === 0 || first === undefined) return page;
  const whole = new Set(borrowed.map(escapeHtml));
  const long = [...whole].filter((text) => text.length >= longEnough).sort((a, b) => b.length - a.length);
  const within = long.length > 0 && new RegExp(`(?:${long.map(escapeRegExp).join('|')})${label}`, 'g');
  const said = (text: string) => `<span lang="${first.tag}">${text}</span>`;
  const start = page.indexOf('<body');
  const body = page
    .slice(start)
    .replace(/(<(script|style|textarea|option|title)\b[\s\S]*?<\/\2>)|>([^<>]+)(?=<)/g, (all, _, __, text?: string) => {
      if (text === undefined) return all;
      if (whole.has(stripLabels(text.trim()))) return `>${text.replace(text.trim(), () => said(text.trim()))}`;
      return within ? `>${text.replace(within, said)}` : all;
    });
  return page.slice(0, start) + body;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
