import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import type { Located } from '../read/source.ts';
import { pageSchema, questionSchema, skillSchema, skillUpdated } from '../schemas/front-matter.ts';
import { schemas } from '../schemas/index.ts';
import type { ModuleName } from '../site.ts';
import { withoutBlanks } from './blank-fields.ts';
import { fixFor } from './fix.ts';
import { parse } from './parse.ts';

// All that is asked of schemas, which are loaded when something is (`?lazy`).

/** What the schema of a typed module makes of it; reports what it refuses. */
export function moduleBySchema<N extends ModuleName>(
  name: N,
  located: Located,
  report: Report,
): z.output<(typeof schemas)[N]> | undefined {
  const schema: z.ZodType = schemas[name];
  return parse(schema, located.value, located, report) as z.output<(typeof schemas)[N]> | undefined;
}

function frontMatter<S extends z.ZodObject>(schema: S, located: Located, report: Report): z.output<S> | undefined {
  return parse(schema, withoutBlanks(schema, located.value), located, report);
}

/** The same of front matter. */
export const pageBySchema = (located: Located, report: Report) => frontMatter(pageSchema, located, report);
export const questionBySchema = (located: Located, report: Report) => frontMatter(questionSchema, located, report);
export const skillBySchema = (located: Located, report: Report) => frontMatter(skillSchema, located, report);

/** Whether that is the date of a skill; the fix, if it is not and can only mean one. */
export function skillDate(value: string | undefined, skill: unknown) {
  const updated = skillUpdated.safeParse(value);
  return updated.success ? { date: updated.data } : { fix: fixFor(skillUpdated, value, skill) };
}
