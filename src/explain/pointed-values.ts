import { toPointer } from '../core/json-pointer.ts';
import { removeLabels } from './leaf-labels.ts';

/** A value of a JSON document: its JSON Pointer (RFC 6901), itself, and the ids of the labels in it. */
export interface PointedValue {
  readonly pointer: string;
  readonly value: string | number | boolean | null;
  readonly ids: readonly number[];
}

/** Every scalar of a parsed document, in the order written; labels are taken out of the values. */
export function listPointedValues(root: unknown, pointer = ''): PointedValue[] {
  if (typeof root === 'string') {
    const { text, found } = removeLabels(root);
    return [{ pointer, value: text, ids: found.map(({ id }) => id) }];
  }
  if (typeof root === 'number' || typeof root === 'boolean' || root === null)
    return [{ pointer, value: root, ids: [] }];
  if (typeof root !== 'object') return [];
  return Object.entries(root).flatMap(([key, member]) =>
    listPointedValues(member, pointer + toPointer([removeLabels(key).text])),
  );
}
