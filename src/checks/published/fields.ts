/** A line `Name: value` of a text such as robots.txt (RFC 9309) or security.txt (RFC 9116). */
interface Field {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  /** The first is 1. */
  readonly line: number;
  /** The whole line, without space around it. */
  readonly text: string;
}

/** Lines with a name and a value, in order; comments and other lines are none. */
export function parseFields(text: string): Field[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    const [, name, value = ''] = /^\s*([\w-]+)\s*:(.*)$/.exec(line) ?? [];
    return name === undefined
      ? []
      : [{ name: name.toLowerCase(), value: value.trim(), line: i + 1, text: line.trim() }];
  });
}

/** Values of a field, in order. */
export const findFieldValues = (text: string, field: string): string[] =>
  parseFields(text).flatMap(({ name, value }) => (name === field ? value : []));

/** Targets of a Link field (RFC 8288) with their relations. */
export function parseLinkField(field = ''): { readonly to: string; readonly rel: string }[] {
  return [...field.matchAll(/<([^>]*)>((?:;\s*[\w-]+="[^"]*")*)/g)].map(([, to = '', more = '']) => ({
    to,
    rel: /rel="([^"]*)"/.exec(more)?.[1] ?? '',
  }));
}

/** Addresses of a sitemap, or of an index of sitemaps, with their dates. */
export function parseSitemap(text: string): { readonly loc: string; readonly lastmod: string | undefined }[] {
  return [...text.matchAll(entry)].map(([, loc = '', lastmod]) => ({
    loc: loc.replace(/&(?:amp|lt|gt|quot|apos);/g, (reference) => characters[reference] ?? ''),
    lastmod,
  }));
}

const entry = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?/g;
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
