import type { FactReference, FlatLink, FlatText } from './flat-text.ts';

/** A sentence, heading, row of a table or alternative text: the smallest text that can be right or wrong. */
export interface ProseUnit {
  readonly kind: 'sentence' | 'heading' | 'row' | 'alt' | 'label';
  /** Flat; quotations are silenced. */
  readonly text: string;
  /** Surrounding texts that tell the topic: headings, the head of the table, the lead of a list. */
  readonly context: string;
  /** Whether it stands where an editor speaks of us alone: a description, an answer, a skill. */
  readonly isOwn?: boolean;
  /** Whether it stands in a text of somebody else, where labels and tables are not ours. */
  readonly isOfOthers?: boolean;
  /** Whether it stands in a text that names us. */
  readonly isOfUs?: boolean;
  /** Whether it asks: nothing in it is claimed. */
  readonly isQuestion?: boolean;
  /** The heads of the columns of a row. */
  readonly heads: readonly string[];
  readonly references: readonly FactReference[];
  readonly links: readonly FlatLink[];
  /** Range of the source for a range of the text. */
  range(start: number, end: number): { readonly start: number; readonly end: number };
}

/** The part of a flat text from `start` to `end` as a unit. */
export function createUnit(
  flat: FlatText,
  start: number,
  end: number,
  kind: ProseUnit['kind'],
  context: string,
  heads: readonly string[] = [],
): ProseUnit {
  const within = <T extends { readonly at?: number; readonly start?: number }>(each: T) => {
    const at = each.at ?? each.start ?? -1;
    return at >= start && at < end;
  };
  return {
    kind,
    text: flat.text.slice(start, end),
    context,
    heads,
    references: flat.references.filter(within).map(({ name, at }) => ({ name, at: at - start })),
    links: flat.links
      .filter(within)
      .map((link) => ({ ...link, start: link.start - start, end: Math.min(link.end, end) - start })),
    range: (from, to) => ({
      start: flat.from[start + from] ?? 0,
      end: to > from ? (flat.to[start + to - 1] ?? 0) : (flat.from[start + to] ?? 0),
    }),
  };
}
