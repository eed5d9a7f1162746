import type { Position } from '../../core/problem.ts';

/** A mistake that was mended. */
export interface AppliedFix {
  readonly at: Position | { readonly file: string };
  readonly field?: string | undefined;
  readonly from: string;
  readonly to: string;
}
