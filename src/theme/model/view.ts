// Long: all parts of a page in one file.
import type { EntryKind } from '../../core/url.ts';
import type { LabelledLink } from './frame.ts';
import type { RequestForm } from './request.ts';
import type { PageHero, PictureWithAlt, SectionBlock } from './sections.ts';

// A page of facts as data, from which HTML, Markdown and JSON-LD are rendered. Every leaf names its facts, in its type
// too, so that a fact that no leaf shows is a type error.

/** Text that shows facts; `as` is its visible kind, and `shown` the words for a code. */
export interface InlineText<F extends string = string> {
  readonly kind: 'text';
  readonly facts: readonly F[];
  readonly text: string;
  readonly as?: 'number' | 'date' | 'status' | undefined;
  readonly shown?: string | undefined;
}

/** A link; `as` is the kind of address that its text is, if any. */
export interface InlineLink<F extends string = string> {
  readonly kind: 'link';
  readonly facts: readonly F[];
  readonly text: string;
  readonly to: string;
  readonly as?: 'address' | 'phone' | 'profile' | undefined;
}

/** Mention of an entry of the same page. */
export interface InlineReference<F extends string = string> {
  readonly kind: 'reference';
  readonly facts: readonly F[];
  readonly text: string;
  readonly anchor: string;
}

/** Text of several lines, in both forms. */
export interface ProseBlock<F extends string = string> {
  readonly kind: 'prose';
  readonly facts: readonly F[];
  readonly html: string;
  readonly markdown: string;
}

export type Inline<F extends string = string> = InlineText<F> | InlineLink<F> | InlineReference<F>;

/** Separator of listed leaves in a view; renderers replace it by that of the language. */
export const listSeparator = ', ';

/** Leaves with plain words between them. */
export type InlineContent<F extends string = string> = readonly (Inline<F> | string)[];

/** Leaves with a comma between. */
export const joinWithCommas = <F extends string>(leaves: readonly Inline<F>[]): InlineContent<F> =>
  leaves.flatMap((leaf, i) => (i === 0 ? [leaf] : [listSeparator, leaf]));

/** A term and its value. */
export interface ViewField<F extends string = string> {
  readonly term: string;
  readonly line: InlineContent<F>;
}

export interface ParagraphBlock<F extends string = string> {
  readonly kind: 'paragraph';
  /** The first words of a section, or a remark after its list. */
  readonly role: 'summary' | 'remark';
  readonly line: InlineContent<F>;
}

export interface FieldsBlock<F extends string = string> {
  readonly kind: 'fields';
  readonly fields: readonly ViewField<F>[];
}

/** A list item: its name, a summary, and facts beside it. */
export interface EntryItem<F extends string = string> {
  /** Anchor: `<list>-<id>`. */
  readonly id: InlineText<F>;
  readonly name: InlineText<F>;
  readonly summary?: InlineText<F>;
  readonly picture?: PictureWithAlt | undefined;
  /** Link to details. */
  readonly more?: InlineLink<F> | undefined;
  /** Steps, in order. */
  readonly steps?: readonly InlineText<F>[];
  /** Facts before the name, for one-line entries: `2026-01-31, the Ministry: …`. */
  readonly lead?: readonly ViewField<F>[];
  readonly fields: readonly ViewField<F>[];
}

export interface EntriesBlock<F extends string = string> {
  readonly kind: 'entries';
  /** Kind of entry; its anchor begins with it. */
  readonly of: EntryKind;
  /** `line`: an entry in one line. `article`: with a heading. `process`: with steps too. */
  readonly form: 'line' | 'article' | 'process';
  readonly entries: readonly EntryItem<F>[];
}

export interface AnswerItem<F extends string = string> {
  readonly id: InlineText<F>;
  readonly question: InlineText<F>;
  readonly answer: ProseBlock<F>;
  /** Address of the answer itself. */
  readonly permalink: InlineLink<F>;
}

export interface AnswersBlock<F extends string = string> {
  readonly kind: 'answers';
  readonly groups: readonly {
    readonly id: InlineText<F>;
    readonly name: string;
    readonly answers: readonly AnswerItem<F>[];
  }[];
}

interface ContactRouteItem<F extends string = string> {
  readonly id: InlineText<F>;
  readonly name: InlineText<F>;
  readonly description: InlineText<F>;
  readonly ways: readonly InlineLink<F>[];
}

/** Contact: every route, response time, and the request form. */
export interface ContactBlock<F extends string = string> {
  readonly kind: 'contact';
  readonly routes: readonly ContactRouteItem<F>[];
  /** Used without a route. */
  readonly mailbox: InlineLink<never>;
  /** Promised response time, if any. */
  readonly response: string | undefined;
  readonly hours: readonly ViewField<F>[];
  /** Facts of access.json, which are placed in the authentication guide. */
  readonly request: RequestForm;
}

/** Items with a heading and fields only, each with an anchor. */
export interface ItemsBlock<F extends string = string> {
  readonly kind: 'items';
  /** Whether the list is long enough for a search box. */
  readonly isLong: boolean;
  readonly items: readonly {
    readonly anchor: string;
    readonly heading: string;
    /** Its own page. */
    readonly to?: string | undefined;
    readonly picture?: PictureWithAlt | undefined;
    readonly fields: readonly ViewField<F>[];
  }[];
}

/** Short entries with links to their pages; each keeps its old anchor. */
export interface TeasersBlock<F extends string = string> {
  readonly kind: 'teasers';
  /** `cards`: name, summary and note side by side. `names`: only linked names. */
  readonly form: 'cards' | 'names';
  readonly teasers: readonly TeaserItem<F>[];
}

export interface TeaserItem<F extends string = string> {
  /** Absent without one. */
  readonly anchor?: string | undefined;
  /** Name with a link to its page. */
  readonly name: InlineLink<F>;
  readonly picture?: PictureWithAlt | undefined;
  readonly summary?: InlineText<F> | undefined;
  /** Small print: for whom, when. */
  readonly note?: InlineContent<F> | undefined;
}

/** Compliance: claims with dates and evidence. */
export interface EvidenceBlock<F extends string = string> {
  readonly kind: 'evidence';
  readonly items: readonly EvidenceItem<F>[];
}

export interface EvidenceItem<F extends string = string> {
  readonly anchor: string;
  readonly name: InlineText<F> | InlineLink<F>;
  readonly status: InlineText<F>;
  readonly summary: InlineText<F>;
  /** Dates, issuer, number, document. */
  readonly fields: readonly ViewField<F>[];
}

/** Lists in short, a row each: a title that leads to the page, and anchors, that of the list first. */
export interface RowsBlock<F extends string = string> {
  readonly kind: 'rows';
  readonly rows: readonly {
    readonly anchors: readonly string[];
    readonly title: LabelledLink;
    readonly line: InlineContent<F>;
  }[];
}

export type ViewBlock<F extends string = string> =
  | ProseBlock<F>
  | RowsBlock<F>
  | TeasersBlock<F>
  | EvidenceBlock<F>
  | SectionBlock
  | ParagraphBlock<F>
  | FieldsBlock<F>
  | EntriesBlock<F>
  | AnswersBlock<F>
  | ContactBlock<F>
  | ItemsBlock<F>;

export interface ViewSection<F extends string = string> {
  /** Anchor. */
  readonly id: string;
  /** Absent: only blocks, no heading. */
  readonly title?: string;
  /** Number of listed items, if it is a list. */
  readonly count?: number | undefined;
  /** API address of the same facts, and their date. */
  readonly source?: readonly [address: InlineLink<F>, date: InlineText<F>] | undefined;
  /** Page with the whole list. */
  readonly all?: LabelledLink | undefined;
  /** Old anchors of entries that have pages now. */
  readonly anchors?: readonly string[] | undefined;
  readonly blocks: readonly ViewBlock<F>[];
}

/** Opening of the homepage. */
export interface HomeHero<F extends string = string> {
  readonly form: 'plain' | 'picture' | 'band';
  /** Replaces the first words below the title. */
  readonly text?: string | undefined;
  readonly picture?: PictureWithAlt | undefined;
  /** At most two; the first is the main one. */
  readonly links: readonly LabelledLink[];
  /** Absent where the content does not want it. */
  readonly slip?: RecordSlip<F> | undefined;
}

/** Record slip: facts from the registers, and the day of their check. */
export interface RecordSlip<F extends string = string> {
  readonly title: string;
  readonly checked: InlineText<F>;
  readonly fields: readonly ViewField<F>[];
}

/** A page as a tree. */
export interface View<F extends string = string> {
  readonly kind: 'view';
  /** The homepage begins with its lead and lists sections; other pages begin with a title. */
  readonly role: 'home' | 'page';
  readonly title: string;
  readonly description: string;
  /** Pages above, from the homepage down; empty on the homepage. */
  readonly crumbs: readonly LabelledLink[];
  /** Homepage only. */
  readonly hero?: HomeHero<F> | undefined;
  readonly lead: ProseBlock<never>;
  /** Begins a page instead of its title and description; for the mirror, a homepage too. */
  readonly opening?: PageHero | undefined;
  readonly sections: readonly ViewSection<F>[];
  /** Previous and next page, if it is one of a series. */
  readonly neighbours?:
    | { readonly previous?: LabelledLink | undefined; readonly next?: LabelledLink | undefined }
    | undefined;
  /** Further pages; HTML has them in the footer. */
  readonly pages: readonly InlineLink<never>[];
}

/** The facts that a view, or a part of it, shows. */
export type FactsIn<T> = T extends View<infer F> ? F : T extends ViewSection<infer F> ? F : never;
