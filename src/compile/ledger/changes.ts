import {
  type ChangeKind,
  isInitialEntry,
  type LedgerEntry,
  type LedgerHistory,
  type RecordedChange,
  removedDigest,
} from '../../content/ledger/history.ts';
import { addToGroup } from '../../core/groups.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import type { LedgerFacts } from './body-facts.ts';

/** More fields of an item than this are told as one: it was revised. */
const mostFields = 5;

/** Fields that say what an item is called. */
const names: readonly string[] = ['name', 'title', 'question'];

/** An entry that is news, and what it is to the one before it. */
interface Step {
  readonly entry: LedgerEntry;
  readonly place: FactLocation;
  readonly kind: 'added' | 'changed' | 'removed';
}

/**
 * Changes that a history records in one language, latest first; those of an item on one day are put together. Leaves out the
 * order of lists and the words of Gazette.
 */
export function listRecordedChanges(history: LedgerHistory, { units }: LedgerFacts, prefix: string): RecordedChange[] {
  const placeOf = createFactLocator(history, prefix);
  const byUnit = new Map<string, Step[]>();
  const addresses = new Map<string, string[]>();
  for (const [address, entries] of history) {
    const place = placeOf(address);
    if (!place) continue;
    addToGroup(addresses, place.unit, address);
    for (const [i, entry] of entries.entries()) {
      if (isInitialEntry(entry)) continue;
      const isNew = i === 0 || entries[i - 1]?.digest === removedDigest;
      if (isNew && entry.digest === removedDigest) continue;
      const kind = entry.digest === removedDigest ? 'removed' : isNew ? 'added' : 'changed';
      addToGroup(byUnit, `${entry.date} ${place.unit}`, { entry, place, kind });
    }
  }
  const isThere = (address: string, date: string) => {
    const before = (history.get(address) ?? []).filter((entry) => entry.date <= date);
    return before.length > 0 && before.at(-1)?.digest !== removedDigest;
  };
  const told = [...byUnit.values()].flatMap((steps): RecordedChange[] => {
    const [first] = steps;
    if (!first) return [];
    const { unit, resource, id } = first.place;
    const own = new Set(steps.map(({ entry }) => entry.address));
    const others = (addresses.get(unit) ?? []).filter((address) => !own.has(address));
    const { date } = first.entry;
    const isAlone = !others.some((address) => isThere(address, date));
    const known = units.get(unit);
    // A member has no name but that of its field: its value is none.
    const name = known?.name ?? (first.place.isItem ? nameIn(history, unit) : undefined);
    const path = known?.path ?? units.get(`${prefix}${resource}#`)?.path ?? '/';
    const common = { date, resource, id, path, ...omitUndefined({ name }) };
    return changesOf(steps, isAlone).map((each) => ({ ...common, ...each }));
  });
  const key = ({ resource, id, field }: RecordedChange) => `${resource}#${id}/${field}`;
  return told.sort((a, b) => compareCodeUnits(b.date, a.date) || compareCodeUnits(key(a), key(b)));
}

type Told = Pick<RecordedChange, 'kind' | 'field' | 'was' | 'now'>;

/** `isAlone`: nothing else of the item was published before, or is. */
function changesOf(steps: readonly Step[], isAlone: boolean): Told[] {
  for (const kind of ['added', 'removed'] as const)
    if (isAlone && steps.every((step) => step.kind === kind)) {
      const [only] = steps;
      const isMember = steps.length === 1 && only?.place.field === '' && !only.place.isItem;
      return [{ kind, field: '', ...(isMember && valuesOf(only.entry)) }];
    }
  const renamed = steps.filter(({ place, entry, kind }) => {
    const [was, now] = entry.values ?? [];
    const isName = names.includes(place.field) || (place.isItem && place.field === '');
    return isName && kind === 'changed' && typeof was === 'string' && typeof now === 'string' && was !== now;
  });
  const others = steps.filter((step) => !renamed.includes(step));
  const said = renamed.map(({ entry }): Told => ({ kind: 'renamed', field: '', ...valuesOf(entry) }));
  if (others.length > mostFields) return [...said, { kind: 'revised', field: '' }];
  return [...said, ...others.map(fieldChange)];
}

function fieldChange({ entry, place, kind }: Step): Told {
  const { field } = place;
  if (kind !== 'changed') return { kind, field, ...valuesOf(entry) };
  const values = valuesOf(entry);
  // A page has only its title kept.
  const told: ChangeKind =
    place.isItem && field === '' ? 'revised' : 'was' in values && 'now' in values ? 'changed' : 'rewritten';
  return { kind: told, field, ...(told === 'changed' && values) };
}

function valuesOf({ values = [] }: LedgerEntry): Pick<RecordedChange, 'was' | 'now'> {
  const [was, now] = values;
  return { ...(was !== null && was !== undefined && { was }), ...(now !== null && now !== undefined && { now }) };
}

/** Last known name of a removed item. */
function nameIn(history: LedgerHistory, unit: string): string | undefined {
  const addresses = [unit, ...names.map((name) => `${unit}/${name}`)];
  for (const address of addresses) {
    const entries = history.get(address) ?? [];
    if (entries.some(({ isForgotten }) => isForgotten)) return undefined;
    const values = entries.flatMap(({ values = [] }) => values).filter((value) => typeof value === 'string');
    if (values.length > 0) return values.at(-1);
  }
  return undefined;
}

/** Parts of an address. */
interface FactLocation {
  /** `solutions`, `company`, `page`. */
  readonly resource: string;
  /** The item, or the member: `recall-calls`, `products/kit`, `registeredAddress`. */
  readonly id: string;
  /** Its field: `summary`, `postalCode`, or empty. */
  readonly field: string;
  /** The beginning of all addresses of the item or member. */
  readonly unit: string;
  /** Whether it is an item of a list, or a page, and no member. */
  readonly isItem: boolean;
}

const order = '$order';

/** Resources whose items are one fact. */
const single: ReadonlySet<string> = new Set(['page', 'news', 'skill']);

/**
 * Gives the places of addresses in one language; undefined for those of others, for the order of lists, and for the words of
 * Gazette. Which members are lists of items, the history knows: these have an order.
 */
function createFactLocator(history: LedgerHistory, prefix: string): (address: string) => FactLocation | undefined {
  const lists = new Set(
    [...history.keys()].filter((address) => address.endsWith(order)).map((address) => address.slice(0, -order.length)),
  );
  return (address) => {
    const at = address.indexOf('#');
    const resource = address.slice(prefix.length, at);
    if (!address.startsWith(prefix) || resource.includes('/') || resource === 'generator' || address.endsWith(order))
      return undefined;
    const rest = address.slice(at + 1);
    if (single.has(resource)) return { resource, id: rest, field: '', unit: address, isItem: true };
    const segments = rest.split('/');
    const start = address.slice(0, at + 1);
    const isList = lists.has(start);
    const isNested = !isList && segments.length > 1 && lists.has(`${start}${segments[0]}/`);
    const length = isNested ? 2 : 1;
    const id = segments.slice(0, length).join('/');
    return { resource, id, field: segments.slice(length).join('/'), unit: start + id, isItem: isList || isNested };
  };
}
