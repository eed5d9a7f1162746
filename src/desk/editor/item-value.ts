import { maxDepth } from '../../content/read/literal/guard.ts';
import type { ItemValue } from '../source-edit/insert-item.ts';

/** Whether what a form has sent is data that content may hold: no null, and not nested deeper than content may be. */
export function isItemValue(value: unknown, depth = maxDepth): value is ItemValue {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  if (value === null || depth === 0) return false;
  return Object.values(value).every((member) => isItemValue(member, depth - 1));
}
