import type { ModuleName } from '../../content/site.ts';

/** A fact of the content: what it says, where, and what Markdown writes for it. */
export interface ContentFact {
  readonly text: string;
  /** `content/company.ts:15` */
  readonly at: string;
  /** The name of the fact in `{{…}}`, where it has one. */
  readonly reference?: string | undefined;
}

/** Says where a fact of a module stands: `content/company.ts:15`. */
export type LocateFact = (module: ModuleName, path: readonly (string | number)[]) => string;

/** A claim that a fact contradicts: a range of the unit's text, the fact, and what is to be written there instead. */
export interface ProseFinding {
  readonly start: number;
  readonly end: number;
  readonly has: ContentFact;
  /** End of the replaced text, if before the end of the quoted one. */
  readonly replaceEnd?: number;
  /** Replacement in Markdown (a reference) and elsewhere; absent: a person has to say it. */
  readonly write?: { readonly reference?: string | undefined; readonly text: string } | undefined;
}
