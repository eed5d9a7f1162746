import type { Page, Site } from '../../content/site.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { absoluteLinks } from '../../markdown/links.ts';

/** A page of content/pages as Markdown, with site links as they are written. */
export function contentMarkdown(
  { language }: Pick<Site, 'language'>,
  { title, description, updated, markdown }: Pick<Page, 'title' | 'description' | 'updated' | 'markdown'>,
): string {
  const dated = say(spoken(language), 'frame.updated', { date: updated });
  return `# ${escapeMarkdown(title)}\n\n> ${escapeMarkdown(description)}\n\n${markdown.trim()}\n\n${dated}\n`;
}

/**
 * The mirror of the page at `url`: with the notice of the site, and links that are absolute, as it is read elsewhere.
 * `siteLinks` says how many of them lead to this site, where that is known; `place` where a path of this language is.
 */
export function mirrorText(
  { notice, baseUrl }: Pick<Site, 'notice' | 'baseUrl'>,
  markdown: string,
  url: string,
  siteLinks?: number,
  place?: (path: string) => string,
): string {
  return absoluteLinks(withNotice(notice, markdown), baseUrl, url, siteLinks, place);
}

/** The notice stands on every page, so on every mirror too: right below the title. */
function withNotice(notice: string | undefined, markdown: string): string {
  if (notice === undefined) return markdown;
  const end = markdown.indexOf('\n');
  return `${markdown.slice(0, end)}\n\n${escapeMarkdown(notice)}${markdown.slice(end)}`;
}
