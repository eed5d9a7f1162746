import { diffLists } from '../compare-json.ts';
import type { ContractDocument } from '../contract.ts';
import type { ReportChange } from '../rules.ts';

type Ids = NonNullable<ContractDocument['ids']>;
type Items = Ids[string];

/** Ids are kept by clients, and links lead to the anchors of what they name. */
export function compareIds(path: string, was: Ids = {}, now: Ids | undefined, tell: ReportChange): void {
  // A contract of schemas alone says nothing of data.
  if (now === undefined) return;
  for (const [list, before] of Object.entries(was)) listChanges(`${path}#${list}`, before, now[list] ?? [], tell);
  for (const [list, items] of Object.entries(now))
    if (!(list in was)) for (const [id] of items) tell('id-added', `${path}#${list}/${id}`);
}

function listChanges(at: string, before: Items, after: Items, tell: ReportChange): void {
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

  const places = new Map(after);
  for (const [id, anchor] of before) {
    const now = places.get(id);
    if (now !== undefined && now !== anchor && anchor !== '') tell('anchor-moved', `${at}/${id}`, anchor, now);
  }
  const known = new Set(old);
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
