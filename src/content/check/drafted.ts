import type { Report } from '../../core/problem.ts';
import drift from '../imports/drift.ts?lazy';
import type { Sources } from '../read/load.ts';
import { reportUnconfirmed } from './unconfirmed.ts';

/** Of a build: whether it is one for what goes live. */
export interface Going {
  readonly production?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly preview: boolean;
}

/** Reports what imports left to do: values that nobody has confirmed, and rows that are no longer what content was made of. */
export function checkDrafted(sources: Sources, { production, strict, preview }: Going, report: Report): void {
  reportUnconfirmed(sources, (production === true || strict === true) && !preview, report);
  const { imports } = sources;
  if (imports) drift<typeof import('../imports/drift.ts')>().reportDrift(imports, report);
}
