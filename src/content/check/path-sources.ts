import type { Problem } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { ValuePath } from '../read/source.ts';

/** Place in a source file that sets its published path. */
export type PathSourceLookup = (source: string) => NonNullable<Problem['at']>;

/**
 * Finds what gives a document its path: the `slug` of a page, the `name` of a skill, else the file's own name, shown
 * at its first line. Files of public/ have no lines.
 */
export function createPathSourceLookup({ pages, skills }: Pick<Sources, 'pages' | 'skills'>): PathSourceLookup {
  // Built on the first problem: most builds have none.
  let places: ReadonlyMap<string, () => ReturnType<PathSourceLookup>> | undefined;
  return (source) => {
    places ??= new Map([
      ...pages.map(({ file, frontMatter }) => [file, () => placeIn(frontMatter, 'slug', file)] as const),
      ...skills.map(({ file, source }) => [file, () => placeIn(source.frontMatter, 'name', file)] as const),
    ]);
    return places.get(source)?.() ?? { file: source };
  };
}

function placeIn(values: Sources['pages'][number]['frontMatter'], key: string, file: string) {
  const given = (values.value as Readonly<Record<string, unknown>>)[key];
  return given === undefined || given === '' ? { file, line: 1, col: 1 } : values.locate([key]);
}

/** A place as messages name it: `content/pages/a.md:2:7`. */
export function formatPosition(at: NonNullable<Problem['at']>): string {
  return 'line' in at ? `${at.file}:${at.line}:${at.col}` : at.file;
}

/** `['solutions', 2, 'id']` → `solutions[2].id`; of the whole file: `undefined`. */
export function formatFieldPath(path: ValuePath): string | undefined {
  const parts = path.map((segment, index) => {
    if (typeof segment === 'number') return `[${segment}]`;
    const name = String(segment);
    if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(name)) return `[${JSON.stringify(name)}]`;
    return index === 0 ? name : `.${name}`;
  });
  return parts.length === 0 ? undefined : parts.join('');
}
