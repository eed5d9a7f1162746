import type { Sources } from '../../content/read/load.ts';
import type { Position } from '../../core/problem.ts';
import { compareCodeUnits } from '../../core/problem.ts';

/** A question whose place in the list is shared with another one. */
interface OrderFix {
  readonly at: Position;
  readonly from: string;
  readonly to: string;
}

/**
 * Gives questions that share an `order` places of their own, so that the list stays as it is shown today (by order,
 * then file name) and changes as few files as that needs.
 */
export function findOrderFixes({ faq }: Sources): OrderFix[] {
  const placed = faq
    .flatMap(({ file, frontMatter }) => {
      const { order } = frontMatter.value as { order?: unknown };
      return typeof order === 'string' && /^\d{1,6}$/.test(order)
        ? [{ file, order, at: frontMatter.locate(['order']) }]
        : [];
    })
    .sort((a, b) => Number(a.order) - Number(b.order) || compareCodeUnits(a.file, b.file));
  let last = -1;
  return placed.flatMap(({ order, at }) => {
    last = Math.max(last + 1, Number(order));
    return last === Number(order) ? [] : [{ at, from: order, to: String(last) }];
  });
}
