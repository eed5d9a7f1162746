// Long: every part of which a page is made stands in this one file.
import type { EntryKind } from '../../core/url.ts';
import type { WayIn } from './frame.ts';
import type { RequestForm } from './request.ts';
import type { CallToAction, Sections, ShownPicture } from './sections.ts';

// What a page made of facts says, before anybody decides how it looks: HTML, Markdown and JSON-LD are folds over it.
// Every leaf names the facts that it shows, in its type too, so that a fact that no leaf shows is a type error.

/** Text that shows facts; `as` is what it is, where that can be seen, and `shown` what people read for a code. */
export interface Text<F extends string = string> {
  readonly kind: 'text';
  readonly facts: readonly F[];
  readonly text: string;
  readonly as?: 'number' | 'date' | 'status' | undefined;
  readonly shown?: string | undefined;
}

/** A link; `as` is set where the text is the address itself, and says of what. */
export interface Link<F extends string = string> {
  readonly kind: 'link';
  readonly facts: readonly F[];
  readonly text: string;
  readonly to: string;
  readonly as?: 'address' | 'phone' | 'profile' | undefined;
}

/** A mention of another entry of the same page. */
export interface Reference<F extends string = string> {
  readonly kind: 'reference';
  readonly facts: readonly F[];
  readonly text: string;
  readonly anchor: string;
}

/** Text of more than a line, in both forms. */
export interface Prose<F extends string = string> {
  readonly kind: 'prose';
  readonly facts: readonly F[];
  readonly html: string;
  readonly markdown: string;
}

export type Inline<F extends string = string> = Text<F> | Link<F> | Reference<F>;

/** What stands between the leaves of a list: in a view always this, which the folds write as the language does. */
export const joint = ', ';

/** Leaves with plain words between them. */
export type Line<F extends string = string> = readonly (Inline<F> | string)[];

/** Leaves with a comma between. */
export const commas = <F extends string>(leaves: readonly Inline<F>[]): Line<F> =>
  leaves.flatMap((leaf, i) => (i === 0 ? [leaf] : [joint, leaf]));

/** A term and what stands for it. */
export interface Field<F extends string = string> {
  readonly term: string;
  readonly line: Line<F>;
}

export interface Paragraph<F extends string = string> {
  readonly kind: 'paragraph';
  /** The first words of a section, or a remark after its list. */
  readonly role: 'summary' | 'remark';
  readonly line: Line<F>;
}

export interface Fields<F extends string = string> {
  readonly kind: 'fields';
  readonly fields: readonly Field<F>[];
}

/** One thing of a list: what it is called, what is said of it, and the facts beside it. */
export interface Entry<F extends string = string> {
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

export interface Entries<F extends string = string> {
  readonly kind: 'entries';
  /** What an entry is; its anchor begins with it. */
  readonly of: EntryKind;
  /** `line`: an entry is said in one line. `article`: it has a heading. `process`: it has steps besides. */
  readonly form: 'line' | 'article' | 'process';
  readonly entries: readonly Entry<F>[];
}

export interface Answer<F extends string = string> {
  readonly id: Text<F>;
  readonly question: Text<F>;
  readonly answer: Prose<F>;
  /** The address of the answer itself. */
  readonly permalink: Link<F>;
}

export interface Answers<F extends string = string> {
  readonly kind: 'answers';
  readonly groups: readonly { readonly id: Text<F>; readonly name: string; readonly answers: readonly Answer<F>[] }[];
}

export interface Route<F extends string = string> {
  readonly id: Text<F>;
  readonly name: Text<F>;
  readonly description: Text<F>;
  readonly ways: readonly Link<F>[];
}

/** How to reach a person: every route, what is promised, and how a request is written. */
export interface Contact<F extends string = string> {
  readonly kind: 'contact';
  readonly routes: readonly Route<F>[];
  /** Where there is no route. */
  readonly mailbox: Link<never>;
  /** How soon; absent: nobody promises it. */
  readonly response: string | undefined;
  readonly hours: readonly Field<F>[];
  /** Facts of access.json, which are placed in the authentication guide. */
  readonly request: RequestForm;
}

/** Things of which every one has a heading and nothing but fields, each at an anchor of its own. */
export interface Items<F extends string = string> {
  readonly kind: 'items';
  /** More than a reader looks through: they can be searched. */
  readonly isLong: boolean;
  readonly items: readonly {
    readonly anchor: string;
    readonly heading: string;
    readonly fields: readonly Field<F>[];
  }[];
}

/** Short entries that lead to pages of their own; each keeps the anchor that it has always had. */
export interface Teasers<F extends string = string> {
  readonly kind: 'teasers';
  /** `cards`: name, summary and note side by side. `names`: nothing but linked names. */
  readonly form: 'cards' | 'names';
  readonly teasers: readonly Teaser<F>[];
}

export interface Teaser<F extends string = string> {
  /** Absent: it has none of its own. */
  readonly anchor?: string | undefined;
  /** Its name, which leads to its page. */
  readonly name: Link<F>;
  readonly summary?: Text<F> | undefined;
  /** Quiet words below: for whom, when. */
  readonly note?: Line<F> | undefined;
}

/** What is met, since when, and the document that shows it. */
export interface Evidence<F extends string = string> {
  readonly kind: 'evidence';
  readonly items: readonly EvidenceItem<F>[];
}

export interface EvidenceItem<F extends string = string> {
  readonly anchor: string;
  readonly name: Text<F> | Link<F>;
  readonly status: Text<F>;
  readonly summary: Text<F>;
  /** Dates, issuer, number, document. */
  readonly fields: readonly Field<F>[];
}

/** Lists by their names alone, a row each: a title that leads to its page, and anchors, that of the list first. */
export interface Rows<F extends string = string> {
  readonly kind: 'rows';
  readonly rows: readonly { readonly anchors: readonly string[]; readonly title: WayIn; readonly line: Line<F> }[];
}

/** What a reader can do next, over the width of the page. */
export interface CallToActionBlock extends CallToAction {
  readonly kind: 'call-to-action';
}

export type Block<F extends string = string> =
  | Prose<F>
  | Rows<F>
  | Teasers<F>
  | Evidence<F>
  | CallToActionBlock
  | Paragraph<F>
  | Fields<F>
  | Entries<F>
  | Answers<F>
  | Contact<F>
  | Items<F>;

export interface Section<F extends string = string> {
  /** Its anchor. */
  readonly id: string;
  /** Absent: its blocks stand by themselves. */
  readonly title?: string;
  /** How many things it lists, where it lists any. */
  readonly count?: number | undefined;
  /** Where the same facts are for programs, and of when: for documents, people see the date. */
  readonly source?: readonly [address: Link<F>, date: Text<F>] | undefined;
  /** The page that shows all of it. */
  readonly all?: WayIn | undefined;
  /** Anchors that lead here since its entries have pages of their own. */
  readonly anchors?: readonly string[] | undefined;
  readonly blocks: readonly Block<F>[];
}

/** How the homepage begins. */
export interface Hero<F extends string = string> {
  readonly form: 'plain' | 'picture' | 'band';
  /** Instead of the first words below the title. */
  readonly text?: string | undefined;
  readonly picture?: ShownPicture | undefined;
  /** At most two; the first is the main one. */
  readonly links: readonly WayIn[];
  /** What the registers say of the organisation, and when that was checked. */
  readonly slip: { readonly title: string; readonly checked: Text<F>; readonly fields: readonly Field<F>[] };
}

/** A page as a tree. */
export interface View<F extends string = string> {
  readonly kind: 'view';
  /** The homepage begins with its lead and names what is below; another page with its title. */
  readonly role: 'home' | 'page';
  readonly title: string;
  readonly description: string;
  /** The pages above it, from the homepage down; none on the homepage. */
  readonly crumbs: readonly WayIn[];
  /** Of the homepage. */
  readonly hero?: Hero<F> | undefined;
  readonly lead: Prose<never>;
  /** What front matter asks for. */
  readonly own?: Sections | undefined;
  readonly sections: readonly Section<F>[];
  /** The pages before and after it, where it is one of a row. */
  readonly neighbours?: { readonly previous?: WayIn | undefined; readonly next?: WayIn | undefined } | undefined;
  /** Further pages: the HTML has them in its footer. */
  readonly pages: readonly Link<never>[];
}

/** The facts that a view, or a part of it, shows. */
export type FactsIn<T> = T extends View<infer F> ? F : T extends Section<infer F> ? F : never;
