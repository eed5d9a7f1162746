import type { Page, Site } from '../../content/site.ts';
import { rewriteKeepingLabel } from '../../core/labels.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { mirrorPath } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { toAbsoluteLinks } from '../../markdown/links.ts';
import type { ListedPage } from '../facts/folders.ts';
import type { BuiltPageSections } from '../page-model/sections.ts';
import { heroToMarkdown } from '../renderers/markdown/sections.ts';
import { sectionsToMarkdown } from '../renderers/markdown/view.ts';
import { appendSubpagesMarkdown } from './subpages.ts';

/** A page of content/pages as Markdown, with its sections and folder pages, site links as written. */
export function renderContentMarkdown(
  { language }: Pick<Site, 'language'>,
  { title, description, markdown }: Pick<Page, 'title' | 'description' | 'markdown'>,
  below: readonly ListedPage[],
  sections?: BuiltPageSections,
): string {
  const written = (of: 'before' | 'after') => sectionsToMarkdown(sections?.[of] ?? [], languageByTag(language));
  const { heading, text } = sections?.hero ?? { heading: title, text: description };
  const parts = [
    `# ${escapeMarkdown(heading)}`,
    `> ${escapeMarkdown(text)}`,
    sections?.hero ? heroToMarkdown(sections.hero) : '',
    ...written('before'),
    appendSubpagesMarkdown({ language }, markdown, below).trim(),
    ...written('after'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A mirror's front matter: the address of its page, whose it is, and when its content last changed. */
interface MirrorHead {
  readonly canonical: string;
  /** Legal name; absent: nobody has confirmed it. */
  readonly organisation?: string | undefined;
  /** YYYY-MM-DD; absent: unknown. */
  readonly updated?: string | undefined;
}

/**
 * Mirror of the page at `canonical`: with front matter, the site's notice, and absolute links, as it is read elsewhere.
 * `siteLinks`: how many lead to this site, if known; `place`: maps a path to this language.
 */
export function renderMirror(
  { notice, baseUrl }: Pick<Site, 'notice' | 'baseUrl'>,
  markdown: string,
  head: MirrorHead,
  siteLinks?: number,
  place?: (path: string, suffix: string) => string,
): string {
  return mirrorFrontMatter(head) + renderMirrorBody({ notice, baseUrl }, markdown, head.canonical, siteLinks, place);
}

/** A mirror without front matter. */
export function renderMirrorBody(
  { notice, baseUrl }: Pick<Site, 'notice' | 'baseUrl'>,
  markdown: string,
  canonical: string,
  siteLinks?: number,
  place?: (path: string, suffix: string) => string,
): string {
  return toAbsoluteLinks(withNotice(notice, markdown), baseUrl, canonical, siteLinks, place);
}

/** Front matter of a mirror. A name is quoted as JSON, which is YAML too. */
export function mirrorFrontMatter({ canonical, organisation, updated }: MirrorHead): string {
  const lines = [
    `canonical: ${canonical}`,
    ...(organisation === undefined ? [] : [`organisation: ${JSON.stringify(organisation)}`]),
    ...(updated === undefined ? [] : [`updated: ${updated}`]),
  ];
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/**
 * Maps links in a mirror: to mirrors of pages, as agents read Markdown, and without a fragment, as Markdown has no such
 * places. `#/contact` stays: it is a form, which HTML alone has. `languages`: those of a site with several.
 */
export function createMirrorLinkMapper(
  place: (path: string) => string = (path) => path,
  languages: readonly Pick<SiteLanguage, 'prefix'>[] = [],
): (path: string, suffix?: string) => string {
  // A language's homepage, and its mirror, are below its prefix.
  const isHome = (path: string) => languages.some(({ prefix }) => prefix !== '' && path === `${prefix}/`);
  return (path, suffix = '') =>
    rewriteKeepingLabel(path + suffix, (plain) => {
      const [, page = '', more = ''] = /^([^?#]*)(.*)$/s.exec(plain) ?? [];
      if (!page.endsWith('/') || /^\?|^#\/|\(/.test(more)) return place(page) + more;
      return isHome(page) ? `${page}index.md` : mirrorIn(page, place);
    });
}

/** Mirror path in this language, beside a renamed page. */
function mirrorIn(path: string, place: (path: string) => string): string {
  const [page, mirror] = [place(path), place(mirrorPath(path))];
  return page !== path && mirror === mirrorPath(path) ? mirrorPath(page) : mirror;
}

/** Adds the notice right below the title, as on every page. */
function withNotice(notice: string | undefined, markdown: string): string {
  if (notice === undefined) return markdown;
  const end = markdown.indexOf('\n');
  return `${markdown.slice(0, end)}\n\n${escapeMarkdown(notice)}${markdown.slice(end)}`;
}
