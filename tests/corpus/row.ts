/**
 * A mistake in the small site: a new file with a text, or an edit of one that is there. After a change of messages that is
 * meant, WRITE_CORPUS=1 writes down what is told now; read the difference as that of a golden file.
 */
export interface Row {
  readonly file: string;
  readonly text?: string;
  readonly from?: string;
  readonly to?: string;
  /** Its problems: `field-type 7:12 legalName`, a problem each. */
  readonly told?: readonly string[];
  /** A hint of one of them. */
  readonly hint?: string;
}

/** Mistakes that stand in one content folder together: `bad/*.json`. */
export interface BadInputs {
  readonly about: string;
  /** Problems that follow elsewhere: `content/pages/privacy.md link-dead 9:1`. */
  readonly rest?: readonly string[];
  readonly rows: readonly Row[];
}
