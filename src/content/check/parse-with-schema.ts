import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import type { LocatedData } from '../read/source.ts';
import { defaultErrorMap } from './expectation.ts';
import { reportIssues } from './issues.ts';

/** Parses a value of a file by a schema; reports each issue at its place. */
export function parseWithSchema<S extends z.ZodType>(
  schema: S,
  value: unknown,
  located: LocatedData,
  report: Report,
): z.output<S> | undefined {
  const result = schema.safeParse(value, { error: defaultErrorMap });
  if (!result.success) reportIssues(result.error, schema, located, report);
  return result.data;
}
