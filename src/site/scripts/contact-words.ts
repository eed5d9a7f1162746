/** What the program of the contact form says: the page brings it, in its language. */
export interface ContactWords {
  readonly opened: string;
  readonly tooLongCopied: string;
  readonly tooLongBox: string;
  readonly pasteCopied: string;
  readonly paste: string;
  readonly copied: string;
  readonly copyBox: string;
  readonly asText: string;
  /** How an answer stands behind its label: `{label}: {value}`. */
  readonly labelled: string;
}
