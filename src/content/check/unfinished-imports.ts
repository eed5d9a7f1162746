import type { Report } from '../../core/problem.ts';
import drift from '../imports/drift.ts?lazy';
import type { Sources } from '../read/load.ts';
import { reportUnconfirmed } from './unconfirmed.ts';

/** Purpose of a build: whether it goes live. A check (`signed`) reports what such a build would. */
export interface BuildPurpose {
  readonly production?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly signed?: boolean | undefined;
  readonly preview: boolean;
}

/** Reports unfinished imports: unconfirmed values, and source rows that changed since. */
export function checkUnfinishedImports(
  sources: Sources,
  { production, strict, signed, preview }: BuildPurpose,
  report: Report,
): void {
  const isForProduction = !preview && [production, strict, signed].includes(true);
  reportUnconfirmed(sources, isForProduction, report);
  const { imports } = sources;
  if (imports) drift<typeof import('../imports/drift.ts')>().reportDrift(imports, report);
}
