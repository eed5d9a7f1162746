import type { LocatedData, MarkdownSource } from './source.ts';

/** Located data with other members; what is not given stays, positions too. */
export function withMembers(located: LocatedData, members: Partial<LocatedData>): LocatedData {
  return {
    ...located,
    locate: (path, part) => located.locate(path, part),
    locateIn: (path, offset) => located.locateIn?.(path, offset),
    ...members,
  };
}

/** A Markdown file with other members; what is not given stays. */
export function withSourceMembers(source: MarkdownSource, members: Partial<MarkdownSource>): MarkdownSource {
  const { frontMatter, body, bodyLine } = source;
  return { ...source, frontMatter, body, bodyLine, ...members };
}
