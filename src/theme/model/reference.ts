import type { LabelledLink } from './frame.ts';

/** A field of a document: one-line Markdown, only with code spans. */
export interface ReferenceField {
  /** Anchor: names of the document and of the fields above: `company.products.id`. */
  readonly id: string;
  /** Path in the document: `products[].id`. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly meaning: string;
  /** Nested fields. */
  readonly fields: readonly ReferenceField[];
}

/** A short program that fetches one document. */
export interface Snippet {
  readonly name: string;
  /** Required software. */
  readonly needs: string;
  /** Info string of its code block. */
  readonly language: string;
  readonly code: string;
}

/** An endpoint in the reference. */
export interface Endpoint {
  readonly title: string;
  /** Document path. */
  readonly path: string;
  /** Page of this endpoint. */
  readonly page: string;
  /** Markdown mirror. */
  readonly mirror: string;
  readonly operationId: string;
  readonly description: string;
  /** Date of the content, YYYY-MM-DD. */
  readonly updated: string;
  /** Empty for the OpenAPI description, whose fields the OpenAPI Specification defines. */
  readonly fields: readonly ReferenceField[];
  /** Shortened real document; absent if it would contain itself. */
  readonly example?: unknown;
  readonly snippets: readonly Snippet[];
}

/** A response header field as sent; `…` stands for varying parts. */
export interface ResponseHeader {
  readonly name: string;
  readonly value: string;
  readonly meaning?: string | undefined;
}

/** Meaning of a status, and advice for programs: one-line Markdown, only with code spans. */
export interface StatusExplanation {
  /** `404`, `5xx` */
  readonly status: string;
  readonly where: string;
  readonly meaning: string;
  readonly advice: string;
}

/** The reference of the API, or the page of one endpoint. */
export interface ApiReference {
  readonly kind: 'reference';
  /** Title on its page. */
  readonly title: string;
  /** `v1` */
  readonly version: string;
  /** The reference, above the page of one endpoint. */
  readonly crumbs: readonly LabelledLink[];
  /** Table of contents: headings of this page, or pages of all endpoints. */
  readonly contents: readonly (LabelledLink & { readonly isCurrent: boolean })[];
  /** Rules for all endpoints, as HTML: before their list, above the list of statuses, and at the end. */
  readonly rules?: { readonly before: string; readonly errors: string; readonly after: string } | undefined;
  /** All endpoints, beside the rules. */
  readonly endpoints?: readonly Pick<Endpoint, 'title' | 'path' | 'page' | 'description' | 'updated'>[];
  /** The endpoint that has this page. */
  readonly endpoint?: Endpoint;
  /** Common to all. */
  readonly headers: readonly ResponseHeader[];
  readonly statuses: readonly StatusExplanation[];
}

/** A tool for browser agents: what an agent sees, and the source of the answer. */
export interface OfferedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  /** Document of this origin to read. */
  readonly source: string;
  /** Whether the source is the search index, which a query searches. */
  readonly searches?: true;
  /** Member of the document to return; absent: the whole document. */
  readonly member?: string;
}
