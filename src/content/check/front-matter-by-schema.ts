import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import type { Located } from '../read/source.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema, skillUpdated } from '../schemas/front-matter.ts';
import { withoutBlanks } from './blank-fields.ts';
import { fixFor } from './fix.ts';
import { parse } from './parse.ts';

// Validates by the schemas of front matter, which are loaded on demand (`?lazy`).

function frontMatter<S extends z.ZodObject>(schema: S, located: Located, report: Report): z.output<S> | undefined {
  return parse(schema, withoutBlanks(schema, located.value), located, report);
}

/** Parses front matter by its schema; reports what it refuses. */
export const pageBySchema = (located: Located, report: Report) => frontMatter(pageSchema, located, report);
export const questionBySchema = (located: Located, report: Report) => frontMatter(questionSchema, located, report);
export const newsBySchema = (located: Located, report: Report) => frontMatter(newsSchema, located, report);
export const skillBySchema = (located: Located, report: Report) => frontMatter(skillSchema, located, report);

/** Valid date of a skill, or else the fix if the value can only mean one. */
export function skillDate(value: string | undefined, skill: unknown) {
  const updated = skillUpdated.safeParse(value);
  return updated.success ? { date: updated.data } : { fix: fixFor(skillUpdated, value, skill) };
}
