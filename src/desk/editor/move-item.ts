import type { ItemValue } from '../../edit/source/insert-item.ts';
import { parsePointer, toPointer } from '../../edit/source/json-pointer.ts';
import type { ValueChange } from '../../edit/source/set-literal.ts';
import type { ContentFile } from './content-file.ts';
import { findValue } from './find-value.ts';

/** The list of an item with that item one place before (-1) or behind (1) its own; undefined where there is none. */
export function moveItem(
  { values }: ContentFile,
  pointer: string,
  by: -1 | 1,
): { readonly pointer: string; readonly change: ValueChange } | undefined {
  const path = parsePointer(pointer) ?? [];
  const list = findValue(values?.value, path.slice(0, -1));
  const from = Number(path.at(-1));
  if (!Array.isArray(list) || !(from in list) || !(from + by in list)) return undefined;
  const items = [...(list as ItemValue[])];
  const [item] = items.splice(from, 1);
  if (item === undefined) return undefined;
  items.splice(from + by, 0, item);
  return { pointer: toPointer(path.slice(0, -1)), change: { value: items } };
}
