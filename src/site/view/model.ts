import type { EntryKind } from '../../core/url.ts';
import type { RequestSettings } from '../request-mail.ts';
import type { Fact } from './fact.ts';

// What a page made of facts says, before anybody decides how it looks: HTML, Markdown and JSON-LD are folds over it.
// Every leaf names the facts that it shows, in its type too, so that a fact that no leaf shows is a type error.

/** Text that shows facts; `as` is what it is, where that can be seen, and `shown` what people read for a code. */
export interface Text<F extends Fact> {
  readonly kind: 'text';
  readonly facts: readonly F[];
  readonly text: string;
  readonly as?: 'number' | 'date' | 'status' | undefined;
  readonly shown?: string | undefined;
}

/** A link; `as` is set where the text is the address itself, and says of what. */
export interface Link<F extends Fact> {
  readonly kind: 'link';
  readonly facts: readonly F[];
  readonly text: string;
  readonly to: string;
  readonly as?: 'address' | 'phone' | 'profile' | undefined;
}

/** A mention of another entry of the same page. */
export interface Reference<F extends Fact> {
  readonly kind: 'reference';
  readonly facts: readonly F[];
  readonly text: string;
  readonly anchor: string;
}

/** Text of more than a line, in both forms. */
export interface Prose<F extends Fact> {
  readonly kind: 'prose';
  readonly facts: readonly F[];
  readonly html: string;
  readonly markdown: string;
}

export type Inline<F extends Fact> = Text<F> | Link<F> | Reference<F>;

/** What stands between the leaves of a list: in a view always this, which the folds write as the language does. */
export const joint = ', ';

/** Leaves with plain words between them. */
export type Line<F extends Fact> = readonly (Inline<F> | string)[];

/** A term and what stands for it. */
export interface Field<F extends Fact> {
  readonly term: string;
  readonly line: Line<F>;
}

export interface Paragraph<F extends Fact> {
  readonly kind: 'paragraph';
  /** The first words of a section, or a remark after its list. */
  readonly role: 'summary' | 'remark';
  readonly line: Line<F>;
}

export interface Fields<F extends Fact> {
  readonly kind: 'fields';
  readonly fields: readonly Field<F>[];
}

/** One thing of a list: what it is called, what is said of it, and the facts beside it. */
export interface Entry<F extends Fact> {
  /** The anchor is `<list>-<id>`. */
  readonly id: Text<F>;
  readonly name: Text<F>;
  readonly summary?: Text<F>;
  /** Where more is told. */
  readonly more?: Link<F> | undefined;
  /** What happens, in order. */
  readonly steps?: readonly Text<F>[];
  /** Facts that come first where the entry is one line: `2026-01-31, the Ministry: …`. */
  readonly lead?: readonly Field<F>[];
  readonly fields: readonly Field<F>[];
}

export interface Entries<F extends Fact> {
  readonly kind: 'entries';
  /** What an entry is; its anchor begins with it. */
  readonly of: EntryKind;
  /** `line`: an entry is said in one line. `article`: it has a heading. `process`: it has steps besides. */
  readonly form: 'line' | 'article' | 'process';
  readonly entries: readonly Entry<F>[];
}

export interface Answer<F extends Fact> {
  readonly id: Text<F>;
  readonly question: Text<F>;
  readonly answer: Prose<F>;
  /** The address of the answer itself. */
  readonly permalink: Link<F>;
}

export interface Answers<F extends Fact> {
  readonly kind: 'answers';
  readonly groups: readonly { readonly id: Text<F>; readonly name: string; readonly answers: readonly Answer<F>[] }[];
}

export interface Route<F extends Fact> {
  readonly id: Text<F>;
  readonly name: Text<F>;
  readonly description: Text<F>;
  readonly ways: readonly Link<F>[];
}

/** How to reach a person: every route, what is promised, and how a request is written. */
export interface Contact<F extends Fact> {
  readonly kind: 'contact';
  readonly routes: readonly Route<F>[];
  /** Where there is no route. */
  readonly mailbox: Link<never>;
  /** How soon; absent: nobody promises it. */
  readonly response: string | undefined;
  readonly hours: Field<F> | undefined;
  /** What the form is made of: facts of access.json, which are placed in the authentication guide. */
  readonly request: RequestSettings;
}

export type Block<F extends Fact> = Paragraph<F> | Fields<F> | Entries<F> | Answers<F> | Contact<F>;

export interface Section<F extends Fact> {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  /** How many things it lists, where it lists any. */
  readonly count?: number | undefined;
  /** Where the same facts are for programs, and of when. */
  readonly source?: readonly [address: Link<F>, date: Text<F>] | undefined;
  readonly blocks: readonly Block<F>[];
}

/** A page as a tree. */
export interface View<F extends Fact> {
  readonly title: string;
  readonly description: string;
  readonly lead: Prose<never>;
  readonly sections: readonly Section<F>[];
  /** Further pages: the HTML has them in its footer. */
  readonly pages: readonly Link<never>[];
}

/** The facts that a view, or a part of it, shows. */
export type FactsIn<T> = T extends View<infer F> ? F : T extends Section<infer F> ? F : never;
