import type { LedgerHistory } from '../../content/ledger/history.ts';

/** Parts of an address. */
export interface FactLocation {
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
export function createFactLocator(
  history: LedgerHistory,
  prefix: string,
): (address: string) => FactLocation | undefined {
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
