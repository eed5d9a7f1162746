import { canonicalJson, denseJson } from '../../core/json.ts';
import { isObject } from '../../core/type-guards.ts';
import type { ReportChange } from './rules.ts';

/** The form of a frozen contract; a reader refuses any other. */
export const contractFormat = 1;

/**
 * Promises to clients as data: schemas of Gazette's own documents (src/api/v1/contract.json), or what an organisation
 * has published (content/contract.json). An absent part is not promised.
 */
export interface Contract {
  readonly contract: typeof contractFormat;
  readonly api: string;
  /** `info.version` of the description; only of the wire. */
  readonly version?: string;
  /** Major and minor version of OpenAPI, and the dialect of its schemas. */
  readonly dialect?: string;
  /** Base URLs, the first first. */
  readonly servers?: readonly string[];
  /** Schemes that every request must satisfy. */
  readonly licence?: Licence;
  /** Names of components that generated clients have as types. */
  readonly components?: readonly string[];
  /** By path. */
  readonly documents: Readonly<Record<string, ContractDocument>>;
  /** Media types of all other paths, without hashed assets, whose names change. */
  readonly paths?: Readonly<Record<string, readonly string[]>>;
  readonly skills?: readonly string[];
  /** Names of fact modules. */
  readonly facts?: readonly string[];
  /** Old paths, each with the path or URL to which it leads. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Changes accepted before the freeze, oldest first. */
  readonly history?: readonly AcceptedChange[];
}

export interface Licence {
  readonly name: string;
  readonly url: string;
  readonly spdx?: string;
}

/** A change that a person has accepted, and why. */
export interface AcceptedChange {
  readonly rule: string;
  readonly path: string;
  readonly reason: string;
}

export interface ContractDocument {
  readonly methods?: readonly string[];
  readonly operationId?: string;
  readonly tag?: string;
  readonly statuses?: readonly string[];
  readonly mediaTypes?: readonly string[];
  readonly headers?: readonly string[];
  /** Base URLs of its own. */
  readonly servers?: readonly string[];
  readonly deprecated?: boolean;
  readonly schema?: PlainSchema;
  /** Items of each list (`products`, `questions[].category`) in the order in which they are published. */
  readonly ids?: Readonly<Record<string, readonly ContractItem[]>>;
  /** `given`, or the rule by which values order the items of a fact module: `newest-first since`. */
  readonly order?: string;
  /** Members that occur (`products[].price`), and the types of their values: `integer`, `string`, `string null`. */
  readonly members?: Readonly<Record<string, string>>;
  /** Meanings of an organisation's own fields, by member. */
  readonly meanings?: Readonly<Record<string, Meaning>>;
}

/** An id, its anchor or an empty text, and what the id stands for. */
export type ContractItem = readonly [id: string, anchor: string, meaning?: ItemMeaning];

/** Tells whether an id still stands for the same thing. */
export interface ItemMeaning {
  /** A digest where it is of a person. */
  readonly name?: string;
  /** Digest of what is said of it: summary, description or answer. */
  readonly words?: string;
  readonly access?: string;
}

/** Field facts beyond the schema. */
export interface Meaning {
  readonly kind: string;
  readonly description?: string;
  readonly unit?: string;
  /** The list whose ids it names. */
  readonly to?: string;
  /** Choices in words. */
  readonly values?: Readonly<Record<string, string>>;
}

/** One line per id, member and path, so that additions on two branches merge. */
const linesTo = 5;

/** A contract as it is frozen. */
export function renderContract({ history = [], ...contract }: Contract): string {
  return denseJson({ ...contract, ...(history.length > 0 && { history }) }, linesTo);
}

/** content/accepted.json with these rows. */
export const renderAcceptedChanges = (rows: readonly AcceptedChange[]): string => denseJson(rows, 1);

/** Whether two JSON values are equal. */
export const isEqualJson = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);

/** Texts that a list has lost and gained; an absent list is empty. */
export function diffLists(was: readonly string[] = [], now: readonly string[] = []) {
  const [before, after] = [new Set(was), new Set(now)];
  return { gone: was.filter((each) => !after.has(each)), added: now.filter((each) => !before.has(each)) };
}

/** A JSON Schema without prose and references, or true and false, which are schemas too. */
export type PlainSchema = boolean | { readonly [keyword: string]: unknown };

/** Keywords whose value maps names to schemas: a member may be called "description". */
const named = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const prose = new Set(['description', 'title', 'summary', 'example', 'examples', 'externalDocs', 'xml', '$comment']);
/** Extensions that say something to clients. */
const extensions = new Set(['x-extensible-enum']);

/**
 * Inlines the references of a schema and drops its prose, so that two can be compared. `resolve` gives the target of a
 * reference; recursive ones stay.
 */
export function plainSchema(
  schema: unknown,
  resolve: (ref: string) => unknown,
  within: readonly string[] = [],
): PlainSchema {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return {};
  const { $ref, ...beside } = schema;
  if (typeof $ref === 'string' && !within.includes($ref)) {
    const target = resolve($ref);
    // Keywords beside a reference hold too (JSON Schema 2020-12 §8.2.3.1); here they only describe.
    return plainSchema(isObject(target) ? { ...target, ...beside } : target, resolve, [...within, $ref]);
  }
  const plain = (value: unknown): unknown => plainSchema(value, resolve, within);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (prose.has(keyword) || (keyword.startsWith('x-') && !extensions.has(keyword))) return [];
      if (named.has(keyword) && isObject(value))
        return [[keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))]];
      if (schemaLists.has(keyword) && Array.isArray(value)) return [[keyword, value.map(plain)]];
      return [[keyword, schemas.has(keyword) ? plain(value) : value]];
    }),
  );
}

const schemaLists = new Set(['oneOf', 'anyOf', 'allOf', 'prefixItems']);
const schemas = new Set([
  ...['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
]);

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
