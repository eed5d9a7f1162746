import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import type { LocatedData } from '../read/source.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema, skillUpdated } from '../schemas/front-matter.ts';
import { removeBlankFields } from './blank-fields.ts';
import { findFix } from './issues.ts';
import { parseWithSchema } from './parse-with-schema.ts';

// Validates by the schemas of front matter, which are loaded on demand (`?lazy`).

function frontMatter<S extends z.ZodObject>(schema: S, located: LocatedData, report: Report): z.output<S> | undefined {
  return parseWithSchema(schema, removeBlankFields(schema, located.value), located, report);
}

/** Parses front matter by its schema; reports what it refuses. */
export const parsePageFields = (located: LocatedData, report: Report) => frontMatter(pageSchema, located, report);
export const parseQuestionFields = (located: LocatedData, report: Report) =>
  frontMatter(questionSchema, located, report);
export const parseNewsFields = (located: LocatedData, report: Report) => frontMatter(newsSchema, located, report);
export const parseSkillFields = (located: LocatedData, report: Report) => frontMatter(skillSchema, located, report);

/** Valid date of a skill, or else the fix if the value can only mean one. */
export function parseSkillDate(value: string | undefined, skill: unknown) {
  const updated = skillUpdated.safeParse(value);
  return updated.success ? { date: updated.data } : { fix: findFix(skillUpdated, value, skill) };
}
