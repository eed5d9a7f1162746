/** Topic of a request. Its links carry the subject, since visitors write only the body. */
export interface RequestTopic {
  readonly name: string;
  readonly description: string;
  /** `mailto:` URL with the subject. */
  readonly mail: string;
  /** `mail` with the points of a request as lines to fill in. */
  readonly template: string;
}

/** A form service, and its names for fields that are not from the content. */
export interface FormService {
  /** An https address. */
  readonly endpoint: string;
  /** Names of the fields of the sender. */
  readonly name: string;
  readonly email: string;
  /** Honeypot field, if the service has one. */
  readonly honeypot: string | undefined;
  /** Hidden fields with fixed values: the subject, a public key. */
  readonly fixed: readonly { readonly name: string; readonly value: string }[];
}

/** Parts of a request (service.md 5.4), for a form or a letter. */
export interface RequestForm {
  /** Heading of the form with its id, to which contact routes lead, and label of its button. */
  readonly title: string;
  readonly anchor: string;
  readonly send: string;
  /** Answering mailbox. */
  readonly email: string;
  /** `mailto:` URLs without a topic: with a subject, and with the template. */
  readonly mail: string;
  readonly template: string;
  /** Maximum characters of a URL for mail programs. */
  readonly longestMailUrl: number;
  readonly topics: readonly RequestTopic[];
  readonly points: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Whether its answer is a name or another line. */
    readonly isLine?: boolean;
  }[];
  readonly mustNotContain: string | undefined;
  /** Receiving service; absent: the visitor's mail program. */
  readonly service: FormService | undefined;
  /** Whether agents of browsers may use it (WebMCP). */
  readonly isTool: boolean;
}
