import { diffLists, isEqualJson } from '../compare-json.ts';
import { isRecord, type PlainSchema } from '../plain-schema.ts';
import { memberPath, type SchemaComparison, type SchemaObject } from './schema-comparison.ts';

const membersOf = ({ properties }: SchemaObject) =>
  (isRecord(properties) ? properties : {}) as Readonly<Record<string, PlainSchema>>;
const requiredOf = ({ required }: SchemaObject): string[] => (Array.isArray(required) ? required.map(String) : []);
const isClosed = (schema: SchemaObject): boolean =>
  schema.additionalProperties === false || schema.unevaluatedProperties === false;

/** Members of objects. That a member was optional is no licence to remove it: whoever shows it shows nothing then. */
export const compareMemberSchemas: SchemaComparison = (was, now, at, tell, compare) => {
  const [before, after] = [membersOf(was), membersOf(now)];
  const { gone, added } = diffLists(Object.keys(before), Object.keys(after));
  for (const name of gone) tell('member-removed', memberPath(at, name));
  const grew = isClosed(was) ? 'closed-object-grew' : 'member-added';
  for (const name of added) tell(grew, memberPath(at, name));
  for (const [name, schema] of Object.entries(before)) {
    const other = after[name];
    if (other !== undefined) compare(schema, other, memberPath(at, name));
  }

  const required = diffLists(requiredOf(was), requiredOf(now));
  for (const name of required.gone)
    if (name in after || !(name in before)) tell('required-dropped', memberPath(at, name));
  for (const name of required.added) if (name in before) tell('required-set', memberPath(at, name));

  if (!isClosed(was) && isClosed(now)) tell('object-closed', at);
  else if (isClosed(was) && !isClosed(now)) tell('object-opened', at);
  else restChanges(was.additionalProperties, now.additionalProperties);

  function restChanges(a: unknown, b: unknown): void {
    const [one, other] = [a ?? true, b ?? true];
    if (isEqualJson(one, other)) return;
    if (one === true) tell('items-set', memberPath(at, '*'));
    else if (other === true) tell('items-dropped', memberPath(at, '*'));
    else compare(one as PlainSchema, other as PlainSchema, memberPath(at, '*'));
  }
};
