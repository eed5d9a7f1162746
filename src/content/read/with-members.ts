import type { Located, MarkdownSource } from './source.ts';

/** Located data with other members; what is not given stays, positions too. */
export function withMembers(located: Located, members: Partial<Located>): Located {
  return {
    ...located,
    locate: (path, part) => located.locate(path, part),
    locateIn: (path, offset) => located.locateIn?.(path, offset),
    ...members,
  };
}

/** A Markdown file with other members; what is not given stays. */
export function sourceWith(source: MarkdownSource, members: Partial<MarkdownSource>): MarkdownSource {
  const { frontMatter, body, bodyLine } = source;
  return { ...source, frontMatter, body, bodyLine, ...members };
}
