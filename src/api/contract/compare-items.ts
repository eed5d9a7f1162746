import { type ContractDocument, type ContractItem, diffLists } from './contract.ts';
import type { ReportChange } from './rules.ts';

type Items = readonly ContractItem[];

/** The list of the categories of questions, which are published with each question. */
export const categoryList = 'questions[].category';

/** Compares the items of lists: clients keep ids, and links lead to the anchors of what they name. */
export function compareItems(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
  // A contract of schemas alone says nothing of data.
  if (now.ids === undefined) return;
  const before = was.ids ?? {};
  for (const [list, items] of Object.entries(before)) {
    const [at, after] = [`${path}#${list}`, now.ids[list] ?? []];
    compareIds(at, items, after, tell);
    compareNames(at, items, after, tell);
    // Their order is that of the questions.
    if (list !== categoryList && !isOrderedByValues(was, now)) compareOrder(at, items, after, tell);
  }
  for (const [list, items] of Object.entries(now.ids))
    if (!(list in before)) for (const [id] of items) tell('id-added', `${path}#${list}/${id}`);
}

/** Whether the same rule orders both, so that clients rely on no place. An older contract does not tell its rule. */
const isOrderedByValues = (was: ContractDocument, now: ContractDocument): boolean =>
  now.order !== undefined && now.order !== 'given' && (was.order ?? now.order) === now.order;

function compareIds(at: string, before: Items, after: Items, tell: ReportChange): void {
  const [old, young] = [before.map(([id]) => id), after.map(([id]) => id)];
  const { gone, added } = diffLists(old, young);
  const renamed = renamedIn(old, young, gone, added);
  for (const id of gone) {
    const other = renamed.get(id);
    if (other === undefined) tell('id-gone', `${at}/${id}`, id);
    else tell('id-renamed', `${at}/${id}`, id, other);
  }
  const names = new Set(renamed.values());
  for (const id of added) if (!names.has(id)) tell('id-added', `${at}/${id}`, undefined, id);

  const places = new Map(after.map(([id, anchor]) => [id, anchor]));
  for (const [id, anchor] of before) {
    const now = places.get(id);
    if (now !== undefined && now !== anchor && anchor !== '') tell('anchor-moved', `${at}/${id}`, anchor, now);
  }
}

/** Compares what each id stands for. That a thing is called otherwise, or is described otherwise, is no change of it. */
function compareNames(at: string, before: Items, after: Items, tell: ReportChange): void {
  const former = new Map(before.map(([id, , meaning]) => [id, meaning?.name]));
  const meanings = new Map(after.map(([id, , meaning]) => [id, meaning]));
  for (const [id, , was] of before) {
    const now = meanings.get(id);
    if (!was || !now) continue;
    const isRenamed = was.name !== undefined && now.name !== undefined && was.name !== now.name;
    const isElsewhere = after.some(
      ([other, , meaning]) => meaning?.name === was.name && former.get(other) !== was.name,
    );
    if (isRenamed && isElsewhere) tell('name-moved', `${at}/${id}`, was.name, now.name);
    else if (isRenamed && was.words !== now.words) tell('id-reused', `${at}/${id}`, was.name, now.name);
    if (was.access !== undefined && was.access !== now.access)
      tell('access-changed', `${at}/${id}/access`, was.access, now.access);
  }
}

function compareOrder(at: string, before: Items, after: Items, tell: ReportChange): void {
  const [old, young] = [before.map(([id]) => id), after.map(([id]) => id)];
  const [known, places] = [new Set(old), new Set(young)];
  const [stayedBefore, stayedAfter] = [old.filter((id) => places.has(id)), young.filter((id) => known.has(id))];
  if (stayedBefore.join(' ') !== stayedAfter.join(' ')) tell('order-changed', at, stayedBefore, stayedAfter);
}

/** Renamed ids: as many gone as added, each at the same position. */
function renamedIn(
  old: readonly string[],
  young: readonly string[],
  gone: readonly string[],
  added: readonly string[],
): ReadonlyMap<string, string> {
  if (gone.length !== added.length || old.length !== young.length) return new Map();
  const pairs = gone.map((id, i) => [id, added[i] ?? ''] as const);
  const places = new Map(young.map((id, i) => [id, i]));
  const isInPlace = new Map(old.map((id, i) => [id, i]));
  return new Map(pairs.every(([a, b]) => isInPlace.get(a) === places.get(b)) ? pairs : []);
}
