import type { Inline, Prose } from '../../theme/model/view.ts';
import type { Fact } from './fact.ts';

/** What shows facts. */
export type Leaf = Inline<Fact> | Prose<Fact>;

/** Every leaf of a view, or of a part of it, in the order in which they are read. */
export function leavesOf(part: unknown): Leaf[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('facts' in part) return [part as Leaf];
  return Object.values(part).flatMap(leavesOf);
}
