/** Words of Gazette that stand in a text: labels of callouts, notes and tasks, in its language. */
export interface MarkdownLabels {
  readonly note: string;
  readonly tip: string;
  readonly important: string;
  readonly warning: string;
  readonly caution: string;
  readonly footnotes: string;
  readonly backToText: string;
  readonly done: string;
  readonly open: string;
}

/** Kinds of callouts that GitHub knows. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export const isCalloutKind = (name: string): name is CalloutKind =>
  calloutKinds.some((kind) => kind === name.toLowerCase());

/** Names of boxes elsewhere, by their callout here. */
const kinds: Readonly<Record<string, string>> = {
  ...{ note: 'NOTE', info: 'NOTE', tip: 'TIP', hint: 'TIP', important: 'IMPORTANT' },
  ...{ warning: 'WARNING', attention: 'WARNING', caution: 'CAUTION', danger: 'CAUTION', error: 'CAUTION' },
};

/** The callout that a name of a box elsewhere means, where that is certain. */
export const calloutFor = (name: string): string | undefined => kinds[name.toLowerCase()];

/** HTML that is made of the block that begins at a line. */
export type BlockMark =
  | { readonly kind: 'callout'; readonly callout: CalloutKind }
  | { readonly kind: 'heading'; readonly id: string }
  | { readonly kind: 'details' | 'end' | 'definitions' | 'footnotes' | 'notes' };

/** Marks that are published as they stand, though another reader knows them or they almost are an extension. */
export interface MarkMistake {
  /** 0-based line of the Markdown as it is written. */
  readonly line: number;
  /** The marks as they are written. */
  readonly text: string;
  /** Words to follow "got". */
  readonly what: string;
  readonly hint: string;
  /** Correction, where it is certain, of `block` or else of `text`. */
  readonly right?: string;
  /** Lines that begin with `text`. */
  readonly block?: string;
}

/** Markdown of an editor as CommonMark, and what HTML makes of its lines. */
export interface ExpandedMarkdown {
  /** CommonMark, with a mark of the private use area where HTML has an element that CommonMark lacks. */
  readonly text: string;
  /** Line of the source for each line of `text`. */
  readonly lines: readonly number[];
  /** By line of `text`; several blocks may end where one begins. */
  readonly marks: ReadonlyMap<number, readonly BlockMark[]>;
  readonly mistakes: readonly MarkMistake[];
}

const extensionStart = /^(?: {0,3}(?:> ?\[!|:[ \t]|<\/?details)|:::|!!!|\?\?\?)|\[\^|<br|\{#/im;

/** Whether Markdown may hold an extension; most does not. Boxes of tasks are CommonMark. */
export const mayHaveExtensions = (markdown: string): boolean => extensionStart.test(markdown);

// In the private use area, where no label of `explain` is (src/explain/labelled-site.ts).
const [lineBreak, call, stop] = ['\uE0F0', '\uE0F1', '\uE0F2'];

/** Break of a line in a cell, which is a dot to CommonMark. */
export const cellBreak = ` ${lineBreak} `;

/** The call of a note in the text: `[1]`. What looks like an address behind it must not make a link of it. */
export const noteCall = (number: number, behind: string): string => `[${call}${number}]${behind === '(' ? stop : ''}`;

const anyMark = /[\uE0F0-\uE0F2]/;
const allMarks = /[\uE0F0-\uE0F2]/g;
const breakPattern = / ?\uE0F0 ?/g;

/** Text that is read outside of Markdown, such as that of an attribute: breaks are spaces, and calls are left out. */
export const removeMarks = (text: string): string =>
  anyMark.test(text)
    ? text
        .replace(breakPattern, ' ')
        .replace(/\[\uE0F1\d+\]/g, '')
        .replace(allMarks, '')
    : text;

/** The text for readers of Markdown. `[1]` is escaped where they would take it for a link. */
export function marksToMarkdown(text: string): string {
  if (!anyMark.test(text)) return text;
  const isDefined = /^ {0,3}\[\d+\]:/m.test(text);
  return text
    .replace(breakPattern, ' · ')
    .replace(/\[\uE0F1(\d+)\](\uE0F2?)/g, (_, number: string, before: string) =>
      isDefined || before !== '' ? `\\[${number}]` : `[${number}]`,
    )
    .replace(allMarks, '');
}

/** The marks of an escaped text as HTML; each call of a note has an id of its own. */
export function marksToHtml(
  html: string,
  { idPrefix, calls }: { readonly idPrefix: string; readonly calls: Map<string, number> },
): string {
  if (!anyMark.test(html)) return html;
  return html
    .replace(breakPattern, '<br>')
    .replace(/\[\uE0F1(\d+)\]/g, (_, number: string) => {
      const times = (calls.get(number) ?? 0) + 1;
      calls.set(number, times);
      const id = `fnref-${idPrefix}${number}${times === 1 ? '' : `-${times}`}`;
      return `<sup><a href="#fn-${idPrefix}${number}" id="${id}">[${number}]</a></sup>`;
    })
    .replace(allMarks, '');
}

/** Words in bold; those that have marks of emphasis already stay as they are. */
export const bold = (text: string): string => (/[*_]/.test(text) ? text : `**${text}**`);
