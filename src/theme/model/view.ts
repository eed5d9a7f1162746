// Long: all parts of a page in one file.
import type { EntryKind } from '../../core/url.ts';
import type { WayIn } from './frame.ts';
import type { RequestForm } from './request.ts';
import type { CallToAction, Sections, ShownPicture } from './sections.ts';

// A page of facts as data, from which HTML, Markdown and JSON-LD are rendered. Every leaf names its facts, in its type
// too, so that a fact that no leaf shows is a type error.

/** Text that shows facts; `as` is its visible kind, and `shown` the words for a code. */
export interface Text<F extends string = string> {
  readonly kind: 'text';
  readonly facts: readonly F[];
  readonly text: string;
  readonly as?: 'number' | 'date' | 'status' | undefined;
  readonly shown?: string | undefined;
}

/** A link; `as` is the kind of address that its text is, if any. */
export interface Link<F extends string = string> {
  readonly kind: 'link';
  readonly facts: readonly F[];
  readonly text: string;
  readonly to: string;
  readonly as?: 'address' | 'phone' | 'profile' | undefined;
}

/** Mention of an entry of the same page. */
export interface Reference<F extends string = string> {
  readonly kind: 'reference';
  readonly facts: readonly F[];
  readonly text: string;
  readonly anchor: string;
}

/** Text of several lines, in both forms. */
export interface Prose<F extends string = string> {
  readonly kind: 'prose';
  readonly facts: readonly F[];
  readonly html: string;
  readonly markdown: string;
}

export type Inline<F extends string = string> = Text<F> | Link<F> | Reference<F>;

/** Separator of listed leaves in a view; renderers replace it by that of the language. */
export const joint = ', ';

/** Leaves with plain words between them. */
export type Line<F extends string = string> = readonly (Inline<F> | string)[];

/** Leaves with a comma between. */
export const commas = <F extends string>(leaves: readonly Inline<F>[]): Line<F> =>
  leaves.flatMap((leaf, i) => (i === 0 ? [leaf] : [joint, leaf]));

/** A term and its value. */
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

/** A list item: its name, a summary, and facts beside it. */
export interface Entry<F extends string = string> {
  /** Anchor: `<list>-<id>`. */
  readonly id: Text<F>;
  readonly name: Text<F>;
  readonly summary?: Text<F>;
  /** Link to details. */
  readonly more?: Link<F> | undefined;
  /** Steps, in order. */
  readonly steps?: readonly Text<F>[];
  /** Facts before the name, for one-line entries: `2026-01-31, the Ministry: …`. */
  readonly lead?: readonly Field<F>[];
  readonly fields: readonly Field<F>[];
}

export interface Entries<F extends string = string> {
  readonly kind: 'entries';
  /** Kind of entry; its anchor begins with it. */
  readonly of: EntryKind;
  /** `line`: an entry in one line. `article`: with a heading. `process`: with steps too. */
  readonly form: 'line' | 'article' | 'process';
  readonly entries: readonly Entry<F>[];
}

export interface Answer<F extends string = string> {
  readonly id: Text<F>;
  readonly question: Text<F>;
  readonly answer: Prose<F>;
  /** Address of the answer itself. */
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

/** Contact: every route, response time, and the request form. */
export interface Contact<F extends string = string> {
  readonly kind: 'contact';
  readonly routes: readonly Route<F>[];
  /** Used without a route. */
  readonly mailbox: Link<never>;
  /** Promised response time, if any. */
  readonly response: string | undefined;
  readonly hours: readonly Field<F>[];
  /** Facts of access.json, which are placed in the authentication guide. */
  readonly request: RequestForm;
}

/** Items with a heading and fields only, each with an anchor. */
export interface Items<F extends string = string> {
  readonly kind: 'items';
  /** Whether the list is long enough for a search box. */
  readonly isLong: boolean;
  readonly items: readonly {
    readonly anchor: string;
    readonly heading: string;
    readonly fields: readonly Field<F>[];
  }[];
}

/** Short entries with links to their pages; each keeps its old anchor. */
export interface Teasers<F extends string = string> {
  readonly kind: 'teasers';
  /** `cards`: name, summary and note side by side. `names`: only linked names. */
  readonly form: 'cards' | 'names';
  readonly teasers: readonly Teaser<F>[];
}

export interface Teaser<F extends string = string> {
  /** Absent without one. */
  readonly anchor?: string | undefined;
  /** Name with a link to its page. */
  readonly name: Link<F>;
  readonly summary?: Text<F> | undefined;
  /** Small print: for whom, when. */
  readonly note?: Line<F> | undefined;
}

/** Compliance: claims with dates and evidence. */
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

/** Lists in short, a row each: a title that leads to the page, and anchors, that of the list first. */
export interface Rows<F extends string = string> {
  readonly kind: 'rows';
  readonly rows: readonly { readonly anchors: readonly string[]; readonly title: WayIn; readonly line: Line<F> }[];
}

/** Call to action over the width of the page. */
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
  /** Anchor. */
  readonly id: string;
  /** Absent: only blocks, no heading. */
  readonly title?: string;
  /** Number of listed items, if it is a list. */
  readonly count?: number | undefined;
  /** API address of the same facts, and their date. */
  readonly source?: readonly [address: Link<F>, date: Text<F>] | undefined;
  /** Page with the whole list. */
  readonly all?: WayIn | undefined;
  /** Old anchors of entries that have pages now. */
  readonly anchors?: readonly string[] | undefined;
  readonly blocks: readonly Block<F>[];
}

/** Opening of the homepage. */
export interface Hero<F extends string = string> {
  readonly form: 'plain' | 'picture' | 'band';
  /** Replaces the first words below the title. */
  readonly text?: string | undefined;
  readonly picture?: ShownPicture | undefined;
  /** At most two; the first is the main one. */
  readonly links: readonly WayIn[];
  /** Record slip: facts from the registers, and the day of their check. */
  readonly slip: { readonly title: string; readonly checked: Text<F>; readonly fields: readonly Field<F>[] };
}

/** A page as a tree. */
export interface View<F extends string = string> {
  readonly kind: 'view';
  /** The homepage begins with its lead and lists sections; other pages begin with a title. */
  readonly role: 'home' | 'page';
  readonly title: string;
  readonly description: string;
  /** Pages above, from the homepage down; empty on the homepage. */
  readonly crumbs: readonly WayIn[];
  /** Homepage only. */
  readonly hero?: Hero<F> | undefined;
  readonly lead: Prose<never>;
  /** Front matter sections. */
  readonly own?: Sections | undefined;
  readonly sections: readonly Section<F>[];
  /** Previous and next page, if it is one of a series. */
  readonly neighbours?: { readonly previous?: WayIn | undefined; readonly next?: WayIn | undefined } | undefined;
  /** Further pages; HTML has them in the footer. */
  readonly pages: readonly Link<never>[];
}

/** The facts that a view, or a part of it, shows. */
export type FactsIn<T> = T extends View<infer F> ? F : T extends Section<infer F> ? F : never;
