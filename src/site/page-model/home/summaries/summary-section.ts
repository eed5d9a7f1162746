import type { Site } from '../../../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../../../core/url.ts';
import { languageOfSite } from '../../../../language/own-words.ts';
import { translate } from '../../../../language/translate.ts';
import { joinWithCommas, type ParagraphBlock, type ViewSection } from '../../../../theme/model/view.ts';
import { link } from '../../builders.ts';
import type { FactPath } from '../../fact-path.ts';
import type { LinkResolver } from '../link-resolver.ts';

/** Maximum of names in a row; others are on the page that shows all. */
const mostNamed = 12;
/** Number of entries with a sentence. */
export const maxDescribed = 3;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Short<F extends FactPath> extends Pick<ViewSection<F>, 'id' | 'count'> {
  readonly title: string;
  /** Page with all of it. */
  readonly all: string;
  /** Text of the link; absent: the standard one. */
  readonly more?: string;
  /** Anchors of entries not shown. */
  readonly anchors?: readonly string[];
  readonly blocks: readonly (ViewSection<F>['blocks'][number] | false)[];
}

/** A short section, which links to the page with all of it. */
export const summarySection = <F extends FactPath>(
  site: Site,
  { title, all, more, anchors = [], blocks, ...head }: Short<F>,
) =>
  ({
    ...head,
    title,
    all: { label: more ?? translate(languageOfSite(site), 'frame.showAll', { name: title }), to: all },
    ...(anchors.length > 0 && { anchors }),
    blocks: blocks.filter((block) => block !== false),
  }) satisfies ViewSection<F>;

/** Anchor of an entry, kept where it is only named. */
export const entryAnchorId = (of: EntryKind, { id }: Pick<Named, 'id'>): string => entryAnchor(of, id).slice(1);

/** Name of an entry, with a link to it. */
export const linkedName = <F extends FactPath>(ways: LinkResolver, of: EntryKind, fact: F, { id, name }: Named) =>
  link(fact, name, ways.entry(of, id));

/** Names in one line, up to the maximum. */
export const linkedNames = <F extends FactPath>(ways: LinkResolver, of: EntryKind, fact: F, items: readonly Named[]) =>
  joinWithCommas(items.slice(0, mostNamed).map((each) => linkedName(ways, of, fact, each)));

/** Names of remaining entries; false if none. */
export function remainingNames<F extends FactPath>(
  ways: LinkResolver,
  of: EntryKind,
  fact: F,
  items: readonly Named[],
): ParagraphBlock<F> | false {
  const others = items.slice(maxDescribed);
  return others.length > 0 && { kind: 'paragraph', role: 'remark', line: linkedNames(ways, of, fact, others) };
}
