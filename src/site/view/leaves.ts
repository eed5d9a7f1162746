import type { Inline, Prose } from '../../theme/model/view.ts';
import type { Fact } from './fact.ts';

/** Leaf with facts. */
export type Leaf = Inline<Fact> | Prose<Fact>;

/** All leaves of a view or a part, in reading order. */
export function leavesOf(part: unknown): Leaf[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('facts' in part) return [part as Leaf];
  return Object.values(part).flatMap(leavesOf);
}
