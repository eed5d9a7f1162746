import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import type { Located } from '../read/source.ts';
import { lateSchemas } from '../schemas/late.ts';
import type { ModuleName } from '../site.ts';
import { parse } from './parse.ts';

export type ModuleData<N extends ModuleName> = z.output<ReturnType<(typeof lateSchemas)[N]>>;

/** Parses a typed module by its schema; reports what it refuses. */
export function moduleBySchema<N extends ModuleName>(
  name: N,
  located: Located,
  report: Report,
): ModuleData<N> | undefined {
  const schema: z.ZodType = lateSchemas[name]();
  return parse(schema, located.value, located, report) as ModuleData<N> | undefined;
}
