/** What a request can be about: its own links carry the subject, since only the body is written by a visitor. */
export interface RequestTopic {
  readonly name: string;
  readonly description: string;
  /** `mailto:` URL with the subject. */
  readonly mail: string;
  /** The same with the points of a request as lines to fill in. */
  readonly template: string;
}

/** A service that receives the form, and what it calls the fields that are not the content's. */
export interface FormService {
  /** An https address. */
  readonly endpoint: string;
  /** Names of the fields of the sender. */
  readonly name: string;
  readonly email: string;
  /** What only programs fill in; absent: the service knows no such field. */
  readonly honeypot: string | undefined;
  /** Fields with a value that nobody fills in: the subject, a public key. */
  readonly fixed: readonly { readonly name: string; readonly value: string }[];
}

/** How a request is written (service.md 5.4): the parts of a form, or of a letter. */
export interface RequestForm {
  /** The heading above it, and the word on its button. */
  readonly title: string;
  readonly send: string;
  /** The mailbox that answers. */
  readonly email: string;
  /** `mailto:` URLs where no topic is named: with a subject, and with the template. */
  readonly mail: string;
  readonly template: string;
  /** Characters of a URL that mail programs take over whole. */
  readonly longestMailUrl: number;
  readonly topics: readonly RequestTopic[];
  readonly points: readonly { readonly id: string; readonly name: string; readonly description: string }[];
  readonly mustNotContain: string | undefined;
  /** Who receives it; absent: the visitor's own mail program. */
  readonly service: FormService | undefined;
  /** Whether it is offered to agents of browsers (WebMCP). */
  readonly isTool: boolean;
}
