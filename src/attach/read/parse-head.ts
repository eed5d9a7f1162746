import { type Element, elementText, getAttribute } from '../../core/html-tree.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import { removeInvisibleCharacters } from '../html/page-format.ts';
import type { MainContent } from '../main/main-content.ts';
import type { WordBalance } from '../main/word-balance.ts';
import type { ConvertedMarkdown } from '../markdown/to-markdown.ts';

type Head = Pick<
  PageData,
  'title' | 'description' | 'language' | 'canonical' | 'base' | 'robots' | 'refresh' | 'markdownAt' | 'organizations'
>;

const ofHead = new Set(['html', 'head', 'title', 'meta', 'link', 'base', 'script']);

/** Reads the head: title, robots, canonical link and so on. */
export function parseHead(elements: readonly Element[]): Head {
  const all = elements.filter(({ tagName }) => ofHead.has(tagName));
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  const meta = (name: string) => named('meta').filter((each) => getAttribute(each, 'name')?.toLowerCase() === name);
  // SVG has `<title>` elements too.
  const title = named('title').find(
    ({ parentNode }) => parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head',
  );
  const [description] = meta('description');
  const [html] = named('html');
  const link = (is: (rel: readonly string[], each: Element) => boolean) =>
    named('link').find((each) => is((getAttribute(each, 'rel') ?? '').toLowerCase().split(/\s+/), each));
  const canonical = link((rel) => rel.includes('canonical'));
  const markdown = link((rel, each) => rel.includes('alternate') && getAttribute(each, 'type') === 'text/markdown');
  const [base] = named('base').flatMap((each) => getAttribute(each, 'href') ?? []);
  const refresh = refreshOf(named('meta'));
  const href = canonical && getAttribute(canonical, 'href');
  const markdownAt = markdown && getAttribute(markdown, 'href');
  return {
    title: oneLine(title ? elementText(title) : ''),
    description: oneLine((description && getAttribute(description, 'content')) ?? ''),
    language: (html && getAttribute(html, 'lang')) ?? '',
    robots: [...meta('robots'), ...meta('googlebot')].flatMap((each) =>
      (getAttribute(each, 'content') ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
    organizations: named('script').flatMap(organizationsIn),
    ...(href !== undefined && { canonical: href.trim() }),
    ...(base !== undefined && { base }),
    ...(refresh !== undefined && { refresh }),
    ...(markdownAt !== undefined && { markdownAt }),
  };
}

const oneLine = (text: string): string => removeInvisibleCharacters(text).replace(/\s+/g, ' ').trim();

/** Target of `<meta http-equiv="refresh" content="0; url=/x/">`. A page that reloads itself stays a page. */
function refreshOf(metas: readonly Element[]): string | undefined {
  for (const each of metas) {
    if (getAttribute(each, 'http-equiv')?.toLowerCase() !== 'refresh') continue;
    const found = /^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']*)/i
      .exec(getAttribute(each, 'content') ?? '')?.[1]
      ?.trim();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Organisations of a JSON-LD script, at any depth. */
function organizationsIn(script: Element): Record<string, unknown>[] {
  if (getAttribute(script, 'type')?.toLowerCase() !== 'application/ld+json') return [];
  let value: unknown;
  try {
    value = JSON.parse(elementText(script));
  } catch {
    return [];
  }
  const found: Record<string, unknown>[] = [];
  const visit = (each: unknown): void => {
    if (Array.isArray(each)) each.forEach(visit);
    else if (typeof each === 'object' && each !== null) {
      const own = each as Record<string, unknown>;
      if (
        [own['@type']]
          .flat()
          .some((type) => typeof type === 'string' && /(?:Organization|Corporation|Business|NGO)$/.test(type))
      )
        found.push(own);
      if (Array.isArray(own['@graph'])) own['@graph'].forEach(visit);
    }
  };
  visit(value);
  return found;
}

/** An address that a page names. */
export interface PageAddress {
  readonly href: string;
  /** Link to follow, or part that a browser fetches. */
  readonly kind: 'link' | 'part';
}

/** All data of a page, as plain data that can be cached by digest. */
export interface PageData {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** `href` of the first canonical link, as written. */
  readonly canonical?: string;
  readonly base?: string;
  /** Words of `robots` metadata, in lower case. */
  readonly robots: readonly string[];
  /** Target of a refresh, whatever its delay. */
  readonly refresh?: string;
  /** Markdown alternate that the page names. */
  readonly markdownAt?: string;
  /** Organisations in its JSON-LD. */
  readonly organizations: readonly Readonly<Record<string, unknown>>[];
  /** Ids and names of anchors. */
  readonly ids: readonly string[];
  readonly links: readonly PageAddress[];
  /** Main content; absent if there is none. */
  readonly main?: ConvertedMarkdown &
    Pick<MainContent, 'by' | 'dropped'> & { readonly isEmpty: boolean; readonly balance: WordBalance };
  /** Candidates of private data; their positions name no file. */
  readonly candidates: readonly PrivateCandidate[];
  /** Whether the file is HTML; feeds, JSON and plain text are not, whatever their name. */
  readonly isPage: boolean;
  /** Offset for head lines, in the text without our lines; absent where there is no place for them. */
  readonly spliceAt?: number;
}
