import type { Report } from '../../core/problem.ts';
import drift from '../imports/drift.ts?lazy';
import type { Sources } from '../read/load.ts';
import { reportUnconfirmed } from './unconfirmed.ts';

/** Of a build: whether it is one for what goes live. A check (`signed`) says what such a build would. */
export interface Going {
  readonly production?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly signed?: boolean | undefined;
  readonly preview: boolean;
}

/** Reports what imports left to do: values that nobody has confirmed, and rows that are no longer what content was made of. */
export function checkDrafted(sources: Sources, { production, strict, signed, preview }: Going, report: Report): void {
  const isForProduction = !preview && [production, strict, signed].includes(true);
  reportUnconfirmed(sources, isForProduction, report);
  const { imports } = sources;
  if (imports) drift<typeof import('../imports/drift.ts')>().reportDrift(imports, report);
}
