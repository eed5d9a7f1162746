import { attribute, type Document, type Element, elementsIn, textOf } from '../../core/html-tree.ts';
import { withoutLoose } from '../html/without-loose.ts';
import type { PageRead, Place } from './page-read.ts';

export const placeOf = (element: Element, name?: string): Place => {
  const location = element.sourceCodeLocation;
  const at = (name === undefined ? undefined : location?.attrs?.[name]) ?? location;
  return { line: at?.startLine ?? 1, col: at?.startCol ?? 1 };
};

type Head = Pick<
  PageRead,
  | 'title'
  | 'description'
  | 'language'
  | 'canonical'
  | 'base'
  | 'robots'
  | 'refresh'
  | 'markdownAt'
  | 'organizations'
  | 'places'
>;

/** Reads the head: title, robots, canonical link and so on. */
export function readHead(document: Document): Head {
  const all = [...elementsIn(document)];
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  const meta = (name: string) => named('meta').filter((each) => attribute(each, 'name')?.toLowerCase() === name);
  // SVG has `<title>` elements too.
  const title = named('title').find(
    ({ parentNode }) => parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head',
  );
  const [description] = meta('description');
  const [html] = named('html');
  const link = (is: (rel: readonly string[], each: Element) => boolean) =>
    named('link').find((each) => is((attribute(each, 'rel') ?? '').toLowerCase().split(/\s+/), each));
  const canonical = link((rel) => rel.includes('canonical'));
  const markdown = link((rel, each) => rel.includes('alternate') && attribute(each, 'type') === 'text/markdown');
  const [base] = named('base').flatMap((each) => attribute(each, 'href') ?? []);
  const refresh = refreshOf(named('meta'));
  const href = canonical && attribute(canonical, 'href');
  const markdownAt = markdown && attribute(markdown, 'href');
  const head = named('head')[0];
  return {
    title: oneLine(title ? textOf(title) : ''),
    description: oneLine((description && attribute(description, 'content')) ?? ''),
    language: (html && attribute(html, 'lang')) ?? '',
    robots: [...meta('robots'), ...meta('googlebot')].flatMap((each) =>
      (attribute(each, 'content') ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
    organizations: named('script').flatMap(organizationsIn),
    places: {
      head: head ? placeOf(head) : { line: 1, col: 1 },
      ...(title && { title: placeOf(title) }),
      ...(description && { description: placeOf(description) }),
    },
    ...(href !== undefined && { canonical: href.trim() }),
    ...(base !== undefined && { base }),
    ...(refresh !== undefined && { refresh }),
    ...(markdownAt !== undefined && { markdownAt }),
  };
}

const oneLine = (text: string): string => withoutLoose(text).replace(/\s+/g, ' ').trim();

/** Target of `<meta http-equiv="refresh" content="0; url=/x/">`. A page that reloads itself stays a page. */
function refreshOf(metas: readonly Element[]): string | undefined {
  for (const each of metas) {
    if (attribute(each, 'http-equiv')?.toLowerCase() !== 'refresh') continue;
    const found = /^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']*)/i.exec(attribute(each, 'content') ?? '')?.[1]?.trim();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Organisations of a JSON-LD script, at any depth. */
function organizationsIn(script: Element): Record<string, unknown>[] {
  if (attribute(script, 'type')?.toLowerCase() !== 'application/ld+json') return [];
  let value: unknown;
  try {
    value = JSON.parse(textOf(script));
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
