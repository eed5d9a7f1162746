import type { WayIn } from './frame.ts';

/** One field of a document: Markdown of one line each, of which only code spans are used. */
export interface ReferenceField {
  /** Its anchor, made of the names of the document and of the fields that lead to it: `company.products.id`. */
  readonly id: string;
  /** Where it stands in the document: `products[].id`. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly meaning: string;
  /** Those nested in it. */
  readonly fields: readonly ReferenceField[];
}

/** A short program that fetches one document. */
export interface Snippet {
  readonly name: string;
  /** What it needs to run. */
  readonly needs: string;
  /** Info string of its code block. */
  readonly language: string;
  readonly code: string;
}

/** All that the reference tells of one endpoint. */
export interface Endpoint {
  readonly title: string;
  /** Of the document. */
  readonly path: string;
  /** The page that tells of this endpoint alone. */
  readonly page: string;
  /** Its Markdown mirror. */
  readonly mirror: string;
  readonly operationId: string;
  readonly description: string;
  /** Date of the content behind it, YYYY-MM-DD. */
  readonly updated: string;
  /** Empty for the OpenAPI description, whose fields the OpenAPI Specification defines. */
  readonly fields: readonly ReferenceField[];
  /** The real document, shortened; absent where a document cannot contain itself. */
  readonly example?: unknown;
  readonly snippets: readonly Snippet[];
}

/** A header field of the answers, as the service sends it; `…` stands for what differs from one to another. */
export interface ResponseHeader {
  readonly name: string;
  readonly value: string;
  readonly meaning?: string | undefined;
}

/** What a status means, and what a program does then: Markdown of one line, of which only code spans are used. */
export interface StatusAnswer {
  /** `404`, `5xx` */
  readonly status: string;
  readonly where: string;
  readonly meaning: string;
  readonly advice: string;
}

/** The reference of the API, or the page of one endpoint. */
export interface Reference {
  readonly kind: 'reference';
  /** Of one endpoint: its own. */
  readonly title: string;
  /** `v1` */
  readonly version: string;
  /** The reference itself, above the page of one endpoint. */
  readonly crumbs: readonly WayIn[];
  /** What there is to read, in its order: headings of this page, or the pages of all endpoints. */
  readonly contents: readonly (WayIn & { readonly isCurrent: boolean })[];
  /** What holds for all endpoints, as HTML: told before them, above the list of statuses, and after it. */
  readonly rules?: { readonly before: string; readonly errors: string; readonly after: string } | undefined;
  /** Each with the id of its heading. */
  readonly endpoints: readonly (Endpoint & { readonly id: string })[];
  /** Of every endpoint. */
  readonly headers: readonly ResponseHeader[];
  readonly statuses: readonly StatusAnswer[];
}
