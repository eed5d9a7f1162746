import { isRecord, type PlainSchema } from '../plain-schema.ts';
import { difference, same } from '../same.ts';
import { type Comparison, type SchemaObject, within } from './comparison.ts';

const membersOf = ({ properties }: SchemaObject) =>
  (isRecord(properties) ? properties : {}) as Readonly<Record<string, PlainSchema>>;
const requiredOf = ({ required }: SchemaObject): string[] => (Array.isArray(required) ? required.map(String) : []);
const isClosed = (schema: SchemaObject): boolean =>
  schema.additionalProperties === false || schema.unevaluatedProperties === false;

/** Members of objects. That a member was optional is no licence to remove it: whoever shows it shows nothing then. */
export const memberChanges: Comparison = (was, now, at, tell, compare) => {
  const [before, after] = [membersOf(was), membersOf(now)];
  const { gone, added } = difference(Object.keys(before), Object.keys(after));
  for (const name of gone) tell('member-removed', within(at, name));
  const grew = isClosed(was) ? 'closed-object-grew' : 'member-added';
  for (const name of added) tell(grew, within(at, name));
  for (const [name, schema] of Object.entries(before)) {
    const other = after[name];
    if (other !== undefined) compare(schema, other, within(at, name));
  }

  const required = difference(requiredOf(was), requiredOf(now));
  for (const name of required.gone) if (name in after || !(name in before)) tell('required-dropped', within(at, name));
  for (const name of required.added) if (name in before) tell('required-set', within(at, name));

  if (!isClosed(was) && isClosed(now)) tell('object-closed', at);
  else if (isClosed(was) && !isClosed(now)) tell('object-opened', at);
  else restChanges(was.additionalProperties, now.additionalProperties);

  function restChanges(a: unknown, b: unknown): void {
    const [one, other] = [a ?? true, b ?? true];
    if (same(one, other)) return;
    if (one === true) tell('items-set', within(at, '*'));
    else if (other === true) tell('items-dropped', within(at, '*'));
    else compare(one as PlainSchema, other as PlainSchema, within(at, '*'));
  }
};
