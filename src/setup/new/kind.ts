import type { Sources } from '../../content/read/load.ts';

/** Site data for the kinds of new content. */
export interface NewContext {
  readonly sources: Sources;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Question that a kind asks. */
export interface NewContentQuestion {
  /** The flag that gives it: `question`. */
  readonly flag: string;
  /** The question at a terminal. */
  readonly ask: string;
  /** Default answer; without one, or if it is undefined, an answer is needed. */
  readonly or?: (context: NewContext, answers: NewContentAnswers) => string | undefined;
  /** Read from its flag, and never asked for. */
  readonly isOptional?: true;
}

export type NewContentAnswers = Readonly<Record<string, string>>;

/** A file to be made, or one whose text is changed by `change`, which starts from `empty` where there is none. */
export type NewContent = { readonly file: string } & (
  | { readonly text: string }
  | { readonly empty: string; readonly change: (source: string) => string | undefined }
);

/** A kind of content that `gazette new` can add. */
export interface NewKind {
  readonly asked: readonly NewContentQuestion[];
  make(answers: NewContentAnswers, context: NewContext): NewContent;
}
