import type { Inline, ProseBlock } from '../../theme/model/view.ts';
import type { FactPath } from './fact-path.ts';

/** Leaf with facts. */
type ViewLeaf = Inline<FactPath> | ProseBlock<FactPath>;

/** All leaves of a view or a part, in reading order. */
export function listLeaves(part: unknown): ViewLeaf[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('facts' in part) return [part as ViewLeaf];
  return Object.values(part).flatMap(listLeaves);
}
