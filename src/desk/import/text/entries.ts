import type { Website } from '../export/website.ts';
import { ranks } from '../facts/choose.ts';
import { pageRank } from '../facts/organisation-item.ts';
import type { Source } from '../found.ts';
import type { TextLine } from '../html/line-builder.ts';
import type { Page } from '../html/page.ts';

/** A line of an imprint, of a page of contacts or of the footer, as `label: value` where it is written so. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  /** The whole line. */
  readonly text: string;
  readonly page: Page;
  readonly rank: number;
  /** The place of an offset of the whole line. */
  at(offset: number): Source;
  /** Lines below it in the same part of the page. */
  readonly next: readonly string[];
  readonly before: readonly string[];
  /** Where the line right above it stands. */
  readonly above: Source;
}

/** Parts of an imprint that speak of others: who hosts, designs, supervises, insures, or answers for data protection. */
const ofOthers =
  /h[ée]berge|hosting|hoster|provider of (?:the )?server|webhost|web-?design|webmaster|agentur|\bagency\b|r[ée]alisation|conception|gestaltung|umsetzung|konzept|programmierung|realis|bildnachweis|bildrechte|fotos?\b|photo|picture credits|image credits|cr[ée]dits|datenschutzbeauftragt|data protection officer|aufsicht|supervis|chamber|kammer|versicherung|insur|streitbeilegung|schlichtung|dispute|verbraucher|ombud|bank|konto|donat|spenden|regulator|autorit[ée]|parent company|muttergesellschaft/i;

const longestLabel = 70;

/** The lines in which facts are looked for, the imprint first; those that speak of others are left out. */
export function entriesOf(website: Website): Entry[] {
  const { imprint, contact, home } = website;
  const pages = [...imprint, ...contact].slice(0, 40);
  return [
    ...pages.flatMap((page) =>
      entriesIn(
        page,
        page.lines.filter(({ isFooter }) => !isFooter),
        ranks.text + pageRank(website, page),
      ),
    ),
    ...entriesIn(
      home,
      home.lines.filter(({ isFooter }) => isFooter),
      ranks.footer,
    ),
  ];
}

function entriesIn(page: Page, lines: readonly TextLine[], rank: number): Entry[] {
  return lines.flatMap((line, index): Entry[] => {
    const { text, heading } = line;
    const colon = /[::]\s?/.exec(text);
    const hasLabel = colon !== null && colon.index <= longestLabel && !/^\/\//.test(text.slice(colon.index + 1));
    const label = hasLabel ? text.slice(0, colon.index).trim() : '';
    if (ofOthers.test(heading) || ofOthers.test(label)) return [];
    const near = (from: number, to: number) =>
      lines
        .slice(Math.max(0, from), Math.max(0, to))
        .filter((each) => each.heading === heading)
        .map((each) => each.text);
    return [
      {
        label,
        value: hasLabel ? text.slice(colon.index + colon[0].length).trim() : text,
        text,
        page,
        rank,
        at: (offset) => ({ file: page.file, line: line.lineAt(offset) }),
        above: { file: page.file, line: lines[index - 1]?.lineAt(0) ?? 1 },
        next: near(index + 1, index + 5),
        before: near(index - 4, index),
      },
    ];
  });
}
