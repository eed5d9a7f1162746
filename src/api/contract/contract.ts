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
  /** Old paths that lead elsewhere: never frozen, since a redirect may be added for what is gone. */
  readonly redirects?: readonly string[];
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
  /** Ids of each list (`products`, `categories[].questions`) in order, each with its anchor or an empty text. */
  readonly ids?: Readonly<Record<string, readonly (readonly [id: string, anchor: string])[]>>;
  /** Members that occur (`products[].price`), and the types of their values: `integer`, `string`, `string null`. */
  readonly members?: Readonly<Record<string, string>>;
  /** Meanings of an organisation's own fields, by member. */
  readonly meanings?: Readonly<Record<string, Meaning>>;
}

/** Field facts beyond the schema. */
export interface Meaning {
  readonly kind: string;
  readonly unit?: string;
  /** The list whose ids it names. */
  readonly to?: string;
  /** Choices in words. */
  readonly values?: Readonly<Record<string, string>>;
}
