import { canonicalJson } from '../../core/canonical-json.ts';
import { denseJson } from '../../core/json.ts';
import type { PlainSchema } from './plain-schema.ts';

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
  readonly security?: readonly string[];
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
  readonly security?: readonly string[];
  /** `query:page`, and `query:page!` where requests must have it. */
  readonly parameters?: readonly string[];
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
