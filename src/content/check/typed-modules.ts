import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { ModuleName } from '../site.ts';
import type { DeferredChecks } from './deferred-checks.ts';
import type { ModuleData } from './module-by-schema.ts';
import bySchema from './module-by-schema.ts?lazy';

/** Parses a typed module; undefined if it is absent or if its schema refuses it, which is reported. */
export function parseModule<N extends ModuleName>(
  name: N,
  sources: Sources,
  report: Report,
  rest: DeferredChecks | undefined,
): ModuleData<N> | undefined {
  const located = sources.modules.get(name);
  if (!located) return undefined; // the loader has said why
  const known = located.checked as ModuleData<N> | undefined;
  const checked =
    known ?? bySchema<typeof import('./module-by-schema.ts')>().parseModuleWithSchema(name, located, report);
  rest?.checked.set(located.file, checked);
  return checked;
}

/** Empty values of absent modules. */
const nothing: { readonly [N in OptionalModule]: Undated<N> } = {
  solutions: { solutions: [], workflows: [], technologyStack: [] },
  industries: { industries: [] },
  access: { interfaces: [], topics: [], requestIncludes: [], reviewSteps: [] },
};

type OptionalModule = 'solutions' | 'industries' | 'access';
type Undated<N extends ModuleName> = Omit<ModuleData<N>, 'updated'> & { readonly updated?: string | undefined };

/** Parses an optional module; an absent one is empty, and no problem. */
export function parseOptionalModule<N extends OptionalModule>(
  name: N,
  sources: Sources,
  report: Report,
  rest: DeferredChecks | undefined,
): Undated<N> | undefined {
  const isThere = sources.modules.has(name) || sources.unread.includes(`content/${name}.ts`);
  return isThere ? parseModule(name, sources, report, rest) : nothing[name];
}
