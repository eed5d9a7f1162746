import type { z } from 'zod';
import type { Report } from '../../core/problem.ts';
import type { LocatedData } from '../read/source.ts';
import { lazySchemas } from '../schemas/lazy-schemas.ts';
import type { ModuleName } from '../site.ts';
import { parseWithSchema } from './parse-with-schema.ts';

export type ModuleData<N extends ModuleName> = z.output<ReturnType<(typeof lazySchemas)[N]>>;

/** Parses a typed module by its schema; reports what it refuses. */
export function parseModuleWithSchema<N extends ModuleName>(
  name: N,
  located: LocatedData,
  report: Report,
): ModuleData<N> | undefined {
  const schema: z.ZodType = lazySchemas[name]();
  return parseWithSchema(schema, located.value, located, report) as ModuleData<N> | undefined;
}
