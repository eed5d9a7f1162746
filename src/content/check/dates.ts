import { newsSchema, pageSchema, questionSchema } from '../schemas/front-matter.ts';
import { schemas } from '../schemas/index.ts';
import { fieldMeta } from '../schemas/meta.ts';
import { plainSchemas } from '../schemas/walk.ts';
import type { ModuleName } from '../site.ts';
import type { DatePath } from './texts-at.ts';

/** Paths of dates of past events in `schema`. */
export function datePaths(schema: Parameters<typeof plainSchemas>[0], path: DatePath = []): DatePath[] {
  return plainSchemas(schema).flatMap((each): DatePath[] => {
    if (fieldMeta.get(each)?.kind === 'past-date') return [path];
    const { def } = each._zod;
    if (def.type === 'array') return datePaths(def.element, [...path, null]);
    if (def.type !== 'object') return [];
    return Object.entries(def.shape).flatMap(([key, member]) => datePaths(member, [...path, key]));
  });
}

const front = { page: pageSchema, question: questionSchema, news: newsSchema };

/** Date paths of a typed module or front matter. */
export const datePathsOf = (kind: ModuleName | keyof typeof front): DatePath[] =>
  datePaths({ ...schemas, ...front }[kind]);
