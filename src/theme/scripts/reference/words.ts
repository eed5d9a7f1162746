/** Texts of the reference program; slots in braces. */
export interface ReferenceWords {
  readonly copy: string;
  readonly copyOf: string;
  readonly copied: string;
  readonly selected: string;
  readonly search: string;
  readonly found: string;
  readonly none: string;
  readonly fieldsOf: string;
  readonly live: string;
  readonly tryIt: string;
  readonly tryItOf: string;
  readonly idle: string;
  readonly asking: string;
  readonly done: string;
  readonly failed: string;
  readonly timeout: string;
  readonly offline: string;
  readonly headers: string;
  readonly body: string;
}

/** Words in the site's language, placed before this program (src/site/assets/reference-script.ts). */
declare const referenceWords: ReferenceWords;

export const words = referenceWords;
