/** A published fact. */
export interface LedgerFact {
  readonly digest: string;
  /** Where it is short and not personal. */
  readonly value?: unknown;
}

/** An item of a list, or a page: what it is called, and the path where it can be read. */
export interface LedgerItem {
  readonly name?: string;
  readonly path: string;
}

export interface LedgerFacts {
  readonly facts: ReadonlyMap<string, LedgerFact>;
  /** By the beginning of their addresses: `solutions#recall-calls`. */
  readonly units: ReadonlyMap<string, LedgerItem>;
}

export type ApiBody = Readonly<Record<string, unknown>>;

interface Taker {
  /** `shown` is what may be kept of the value. */
  add(address: string, value: unknown, shown?: unknown): void;
  addUnit(address: string, unit: LedgerItem): void;
}

type Item = ApiBody & { readonly id: string };

/** Members of every document, and the day of states, which moves without them. */
const head: ReadonlySet<string> = new Set(['url', 'updated', 'notice', 'language', 'translations', 'statesAsOf']);

/** Facts that follow from others, by address without ids: a change would be told twice. */
const derived: ReadonlySet<string> = new Set([
  'company#companyNumber',
  'company#registry',
  'company#kindName',
  'company#locations/timeZone',
  'access#contact/form',
  'access#contact/url',
]);

/** Lists whose `url` is content; that of all other items is the place where they stand. */
const withLinks: ReadonlySet<string> = new Set(['company#contactRoutes', 'company#publicRecords']);

/** Members that are one fact, however many parts they have. */
const whole: ReadonlySet<string> = new Set(['openingHours', 'officeHours', 'responseTime']);

/**
 * The facts of the body of an API document. Lists whose items have ids give an address for each field of each item, and one
 * for the order; other lists are one fact. Lists of a document that holds nothing but lists go by their own names.
 */
export function collectBodyFacts(name: string, body: ApiBody, path: string, taker: Taker): void {
  const members = Object.entries(body).filter(([key]) => !head.has(key));
  const lists = members.filter(([, value]) => Array.isArray(value));
  const isOfLists = lists.length === members.length || 'items' in body;
  taker.addUnit(`${name}#`, { path });
  for (const [key, value] of members) {
    if (isOfLists && isItems(value)) {
      const resource = lists.length > 1 ? key : name;
      taker.addUnit(`${resource}#`, { path });
      items(`${resource}#`, resource, value, path, taker);
    } else member(`${name}#`, `${name}#${key}`, key, value, body, path, taker);
  }
}

function items(prefix: string, shape: string, list: readonly Item[], path: string, taker: Taker): void {
  if (list.length === 0) return;
  taker.add(
    `${prefix}$order`,
    list.map(({ id }) => id),
    null,
  );
  for (const item of list) {
    const { id, url, name = item.title ?? item.question } = item;
    const place = typeof url === 'string' && url.startsWith('/') ? url : path;
    taker.addUnit(prefix + id, { ...(typeof name === 'string' && { name }), path: place });
    for (const [key, value] of Object.entries(item)) {
      if (key === 'id' || key === 'updated' || (key === 'url' && !withLinks.has(shape)) || isDerived(key, item))
        continue;
      member(`${prefix}${id}/`, `${shape}/${key}`, key, value, item, path, taker);
    }
  }
}

/** Members of an item that follow from others: its document, and the end of its period. */
const isDerived = (key: string, { id, document, isCurrent }: Item): boolean =>
  (key === 'document' && String(document).endsWith(`/${id}.json`)) || (key === 'endsOn' && isCurrent !== undefined);

/** A member of an object: `shape` is its address without ids. */
function member(
  prefix: string,
  shape: string,
  key: string,
  value: unknown,
  of: ApiBody,
  path: string,
  taker: Taker,
): void {
  const address = prefix + key;
  if (derived.has(shape) || (shape === 'company#website' && value === '/')) return;
  // Where one interval says all, the hours stand there in both forms.
  if (key === 'officeHours' && 'openingHours' in of) return;
  if (key.endsWith('Markdown') && key.slice(0, -'Markdown'.length) in of) return;
  const markdown = of[`${key}Markdown`];
  if (markdown !== undefined) taker.add(address, markdown, value);
  else if (Array.isArray(value)) list(address, shape, key, value, path, taker);
  else if (typeof value !== 'object' || value === null) taker.add(address, value);
  else if (whole.has(key)) taker.add(address, value, (value as ApiBody).text ?? value);
  else
    for (const [inner, each] of Object.entries(value))
      member(`${address}/`, `${shape}/${inner}`, inner, each, value as ApiBody, path, taker);
}

function list(
  address: string,
  shape: string,
  key: string,
  value: readonly unknown[],
  path: string,
  taker: Taker,
): void {
  if (value.length === 0) return;
  if (isItems(value)) items(`${address}/`, shape, value, path, taker);
  else if (key === 'identifiers') identifiers(address, value as readonly ApiBody[], taker);
  else taker.add(address, value);
}

/** Numbers go by their schemes, unless two have one. */
function identifiers(address: string, list: readonly ApiBody[], { add }: Taker): void {
  const schemes = new Set(list.map(({ scheme }) => scheme));
  if (schemes.size < list.length) add(address, list);
  else for (const { scheme, value, ...more } of list) add(`${address}/${String(scheme)}`, { value, ...more }, value);
}

function isItems(value: unknown): value is readonly Item[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((item: unknown) =>
    typeof item === 'object' && item !== null ? (item as ApiBody).id : undefined,
  );
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
}
