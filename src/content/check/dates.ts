import { fieldMeta } from '../schemas/field-meta.ts';
import { newsSchema, pageSchema, questionSchema } from '../schemas/front-matter.ts';
import { schemas } from '../schemas/index.ts';
import { unwrapSchema } from '../schemas/walk-schema.ts';
import type { ModuleName } from '../site.ts';
import type { DatePath } from './find-texts.ts';

/** Paths of dates of past events in `schema`. */
export function findDatePaths(schema: Parameters<typeof unwrapSchema>[0], path: DatePath = []): DatePath[] {
  const found = unwrapSchema(schema).flatMap((each): DatePath[] => {
    if (fieldMeta.get(each)?.kind === 'past-date') return [path];
    const { def } = each._zod;
    if (def.type === 'array') return findDatePaths(def.element, [...path, null]);
    if (def.type !== 'object') return [];
    return Object.entries(def.shape).flatMap(([key, member]) => findDatePaths(member, [...path, key]));
  });
  // Several kinds of sections have dates at one path.
  return [...new Map(found.map((each) => [each.join('/'), each])).values()];
}

const front = { page: pageSchema, question: questionSchema, news: newsSchema };

/** Date paths of a typed module or front matter. */
export const datePathsOfFile = (kind: ModuleName | keyof typeof front): DatePath[] =>
  findDatePaths({ ...schemas, ...front }[kind]);
