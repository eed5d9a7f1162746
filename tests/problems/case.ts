import type { ProblemCode } from '../../src/core/problem-codes.ts';

/** The change of a file: new text or bytes, an edit of its text, a symbolic link, or null where it is not. */
export type Change = string | Uint8Array | null | readonly [from: string, to: string] | { readonly linkTo: string };

/** Files relative to the fixture: `content/…`, `public/…`, `dist/…`. */
export type Changes = Readonly<Record<string, Change>>;

/** One way to spoil the small fixture site, and the problem that an editor must then be shown. */
export interface Case {
  readonly name: string;
  readonly code: ProblemCode;
  readonly files: Changes;
  /** Where the problem must be reported: `content/company.ts:7:18`, or a file alone. */
  readonly at: string;
  /** How many places it is reported at; one when absent. */
  readonly times?: number;
  /** A pattern of the message or the hint. */
  readonly says?: RegExp;
  /** The site keeps a ledger, which knows all of it as it stood before these changes. */
  readonly ledger?: true;
  readonly options?: {
    readonly baseUrl?: string;
    readonly preview?: boolean;
    readonly placeholders?: boolean;
    readonly today?: string;
    readonly strict?: boolean;
    readonly date?: string;
    readonly production?: boolean;
    readonly host?: string;
    readonly signed?: boolean;
  };
  /** Reported by something other than build(): its own test names the code. */
  readonly elsewhere?: string;
}

/** A case that the documentation shows: wrong, and right beside it. */
export interface ShownCase extends Case {
  /** The files without the mistake: no problem is left. */
  readonly right: Changes;
  /** Advice, where the message does not say it: one or two sentences of Markdown. */
  readonly remedy?: string;
  /** The step that finds the mistake, where it is not build(). */
  readonly by?: 'publish' | 'types' | 'audit' | 'attach';
}
