import type { Site } from '../../../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../../../core/url.ts';
import { spokenBy } from '../../../../language/own-words.ts';
import { say } from '../../../../language/say.ts';
import { commas, type Paragraph, type Section } from '../../../../theme/model/view.ts';
import type { Fact } from '../../fact.ts';
import { link } from '../../make.ts';
import type { Ways } from '../ways.ts';

/** Names in a row that a reader still takes in; the others are on the page that shows all. */
const mostNamed = 12;
/** How many are told with a sentence. */
export const mostTold = 3;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Short<F extends Fact> extends Pick<Section<F>, 'id' | 'count'> {
  readonly title: string;
  /** The page that shows all of it. */
  readonly all: string;
  /** What leads there; absent: that all are shown. */
  readonly more?: string;
  /** Anchors of what is not shown with its own. */
  readonly anchors?: readonly string[];
  readonly blocks: readonly (Section<F>['blocks'][number] | false)[];
}

/** A section that tells part of what a page tells in full, and leads there. */
export const shortSection = <F extends Fact>(
  site: Site,
  { title, all, more, anchors = [], blocks, ...head }: Short<F>,
) =>
  ({
    ...head,
    title,
    all: { label: more ?? say(spokenBy(site), 'frame.showAll', { name: title }), to: all },
    ...(anchors.length > 0 && { anchors }),
    blocks: blocks.filter((block) => block !== false),
  }) satisfies Section<F>;

/** The anchor of an entry, which it keeps where it is only named. */
export const anchorOf = (of: EntryKind, { id }: Pick<Named, 'id'>): string => entryAnchor(of, id).slice(1);

/** The name of an entry, which leads to where it is told. */
export const nameOf = <F extends Fact>(ways: Ways, of: EntryKind, fact: F, { id, name }: Named) =>
  link(fact, name, ways.entry(of, id));

/** Names in one line, as many as are taken in. */
export const namesOf = <F extends Fact>(ways: Ways, of: EntryKind, fact: F, items: readonly Named[]) =>
  commas(items.slice(0, mostNamed).map((each) => nameOf(ways, of, fact, each)));

/** The names of what is left, below what is told; false where nothing is. */
export function othersNamed<F extends Fact>(
  ways: Ways,
  of: EntryKind,
  fact: F,
  items: readonly Named[],
): Paragraph<F> | false {
  const others = items.slice(mostTold);
  return others.length > 0 && { kind: 'paragraph', role: 'remark', line: namesOf(ways, of, fact, others) };
}
