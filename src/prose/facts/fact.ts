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
