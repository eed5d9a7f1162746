import type { Site } from '../../../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../../../core/url.ts';
import { spokenBy } from '../../../../language/own-words.ts';
import { say } from '../../../../language/say.ts';
import { commas, type Paragraph, type Section } from '../../../../theme/model/view.ts';
import type { Fact } from '../../fact.ts';
import { link } from '../../make.ts';
import type { Ways } from '../ways.ts';

/** Maximum of names in a row; others are on the page that shows all. */
const mostNamed = 12;
/** Number of entries with a sentence. */
export const mostTold = 3;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Short<F extends Fact> extends Pick<Section<F>, 'id' | 'count'> {
  readonly title: string;
  /** Page with all of it. */
  readonly all: string;
  /** Text of the link; absent: the standard one. */
  readonly more?: string;
  /** Anchors of entries not shown. */
  readonly anchors?: readonly string[];
  readonly blocks: readonly (Section<F>['blocks'][number] | false)[];
}

/** A short section, which links to the page with all of it. */
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

/** Anchor of an entry, kept where it is only named. */
export const anchorOf = (of: EntryKind, { id }: Pick<Named, 'id'>): string => entryAnchor(of, id).slice(1);

/** Name of an entry, with a link to it. */
export const nameOf = <F extends Fact>(ways: Ways, of: EntryKind, fact: F, { id, name }: Named) =>
  link(fact, name, ways.entry(of, id));

/** Names in one line, up to the maximum. */
export const namesOf = <F extends Fact>(ways: Ways, of: EntryKind, fact: F, items: readonly Named[]) =>
  commas(items.slice(0, mostNamed).map((each) => nameOf(ways, of, fact, each)));

/** Names of remaining entries; false if none. */
export function othersNamed<F extends Fact>(
  ways: Ways,
  of: EntryKind,
  fact: F,
  items: readonly Named[],
): Paragraph<F> | false {
  const others = items.slice(mostTold);
  return others.length > 0 && { kind: 'paragraph', role: 'remark', line: namesOf(ways, of, fact, others) };
}
