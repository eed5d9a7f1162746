import type { Problem } from '../problem.ts';
import type { Sources } from './load.ts';

/** Where a source file says at which path it is published. */
export type PlaceOf = (source: string) => NonNullable<Problem['at']>;

/**
 * Finds what gives a document its path: the `slug` of a page, the `name` of a skill, else the file's own name, shown
 * at its first line. Files of public/ have no lines.
 */
export function pathPlaces({ pages, skills }: Pick<Sources, 'pages' | 'skills'>): PlaceOf {
  return (source) => {
    const page = pages.find(({ file }) => file === source);
    if (page) return placeIn(page.frontMatter, 'slug', source);
    const skill = skills.find(({ file }) => file === source);
    return skill ? placeIn(skill.source.frontMatter, 'name', source) : { file: source };
  };
}

function placeIn({ value, locate }: Sources['pages'][number]['frontMatter'], key: string, file: string) {
  const given = (value as Readonly<Record<string, unknown>>)[key];
  return given === undefined || given === '' ? { file, line: 1, col: 1 } : locate([key]);
}

/** A place as messages name it: `content/pages/a.md:2:7`. */
export function placeText(at: NonNullable<Problem['at']>): string {
  return 'line' in at ? `${at.file}:${at.line}:${at.col}` : at.file;
}
