import type { ItemValue } from '../edit/insert-item.ts';
import { partsOfPointer, pointerOf } from '../edit/pointer.ts';
import type { Change } from '../edit/set-literal.ts';
import type { ContentFile } from './content-file.ts';
import { valueAt } from './value-at.ts';

/** The list of an item with that item one place before (-1) or behind (1) its own; undefined where there is none. */
export function movedItem(
  { values }: ContentFile,
  pointer: string,
  by: -1 | 1,
): { readonly pointer: string; readonly change: Change } | undefined {
  const path = partsOfPointer(pointer) ?? [];
  const list = valueAt(values?.value, path.slice(0, -1));
  const from = Number(path.at(-1));
  if (!Array.isArray(list) || !(from in list) || !(from + by in list)) return undefined;
  const items = [...(list as ItemValue[])];
  const [item] = items.splice(from, 1);
  if (item === undefined) return undefined;
  items.splice(from + by, 0, item);
  return { pointer: pointerOf(path.slice(0, -1)), change: { value: items } };
}
