import type { OrganisationKind } from '../../../content/organisation-kinds.ts';
import type { Website } from '../export/website.ts';
import { candidateRanks } from '../facts/choose-candidate.ts';
import { pageRank } from '../facts/organisation-items.ts';
import type { ImportedPage } from '../html/imported-page.ts';
import type { TextLine } from '../html/line-builder.ts';
import type { ImportSource } from '../sourced-value.ts';

/** A line of an imprint, of a page of contacts or of the footer, as `label: value` where it is written so. */
export interface ImprintEntry {
  readonly label: string;
  readonly value: string;
  /** The whole line. */
  readonly text: string;
  readonly heading: string;
  readonly rank: number;
  /** The place of an offset of the whole line. */
  at(offset: number): ImportSource;
  /** Lines below it in the same part of the page. */
  readonly next: readonly string[];
  readonly before: readonly string[];
  /** Place of the line right above. */
  readonly above: ImportSource;
}

/** Parts of an imprint that speak of others: who hosts, designs, supervises, insures, or answers for data protection. */
const ofOthers =
  /h[ée]berge|hosting|hoster|provider of (?:the )?server|webhost|web-?design|webmaster|agentur|\bagency\b|r[ée]alisation|conception|gestaltung|umsetzung|konzept|programmierung|realis|bildnachweis|bildrechte|fotos?\b|photo|picture credits|image credits|cr[ée]dits|datenschutzbeauftragt|data protection officer|aufsicht|supervis|chamber|kammer|versicherung|insur|streitbeilegung|schlichtung|dispute|verbraucher|ombud|verantwortlich|responsible for|v\.\s?i\.\s?s\.\s?d|bank|konto|donat|spenden|regulator|autorit[ée]|parent company|muttergesellschaft/i;

/** Whether a heading is that of a part that speaks of others. */
export const isAboutOthers = (heading: string): boolean =>
  ofOthers.test(heading) && findKindByName(heading) === undefined;

const longestLabel = 70;

/** The lines in which facts are looked for, the imprint first; those that speak of others are left out. */
export function listImprintEntries(website: Website): ImprintEntry[] {
  const { imprint, contact, home } = website;
  const pages = [...imprint, ...contact].slice(0, 40);
  return [
    ...pages.flatMap((page) =>
      entriesIn(
        page,
        page.lines.filter(({ isFooter }) => !isFooter),
        candidateRanks.text + pageRank(website, page),
      ),
    ),
    ...entriesIn(
      home,
      home.lines.filter(({ isFooter }) => isFooter),
      candidateRanks.footer,
    ),
  ];
}

/** Parts of one line that a footer puts side by side: `Zeta Ltd – 1 Way, Town | VAT …`. */
const between = /\s+[-–—|·•]\s+/g;

function entriesIn(page: ImportedPage, lines: readonly TextLine[], rank: number): ImprintEntry[] {
  return lines.flatMap((line, index): ImprintEntry[] => {
    const { text, heading, isHeading } = line;
    const { label, value } = labelled(text);
    // A heading that is a name with a legal form speaks of whom it names.
    const named = isHeading ? text : heading;
    if (isAboutOthers(named) || ofOthers.test(label)) return [];
    const near = (from: number, to: number, under: string) =>
      lines
        .slice(Math.max(0, from), Math.max(0, to))
        .filter((each) => each.heading === under)
        .map((each) => each.text);
    const place = (offset: number) => ({ file: page.file, line: line.lineAt(offset) });
    const whole: ImprintEntry = {
      label,
      value,
      text,
      heading,
      rank,
      at: place,
      above: { file: page.file, line: lines[index - 1]?.lineAt(0) ?? 1 },
      next: near(index + 1, index + 5, named),
      before: near(index - 4, index, heading),
    };
    return [
      whole,
      ...partsOf(text).map(
        (part): ImprintEntry => ({
          ...whole,
          ...labelled(part.text),
          text: part.text,
          at: (offset) => place(part.at + offset),
          before: [],
          next: [],
        }),
      ),
    ];
  });
}

function labelled(text: string): Pick<ImprintEntry, 'label' | 'value'> {
  const colon = /[::]\s?/.exec(text);
  const hasLabel = colon !== null && colon.index <= longestLabel && !/^\/\//.test(text.slice(colon.index + 1));
  if (!hasLabel) return { label: '', value: text };
  return { label: text.slice(0, colon.index).trim(), value: text.slice(colon.index + colon[0].length).trim() };
}

function partsOf(text: string): { readonly text: string; readonly at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const { index, 0: mark } of [...text.matchAll(between), { index: text.length, 0: '' }]) {
    parts.push({ text: text.slice(at, index), at });
    at = index + mark.length;
  }
  return parts.length > 1 ? parts.filter((part) => part.text !== '').slice(0, 20) : [];
}

/** Legal forms as they end (or, in Japanese, begin) a name, and what kind of organisation has them. */
const forms: readonly (readonly [RegExp, OrganisationKind])[] = [
  [/(?:^|\s)e\.\s?V\.$/, 'association'],
  [/(?:^|\s)(?:eG|e\.\s?G\.)$/, 'cooperative'],
  [/(?:^|\s)(?:e\.\s?K\.|e\.\s?Kfm\.|e\.\s?Kfr\.)$/, 'sole-trader'],
  [/(?:^|\s)(?:GbR|PartG(?:\s?mbB)?|LLP)$/, 'partnership'],
  [/(?:^|\s)(?:g?GmbH|UG \(haftungsbeschränkt\)|AG)(?: & Co\.? ?(?:KG|KGaA|OHG))?$/, 'company'],
  [/(?:^|\s)(?:KGaA|OHG|KG|SE)$/, 'company'],
  [
    /(?:^|\s)(?:Ltd\.?|Limited|PLC|plc|CIC|C\.I\.C\.|LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Pty\.? Ltd\.?)$/,
    'company',
  ],
  [/(?:^|\s)(?:SAS|SASU|S\.A\.S\.?|SARL|S\.A\.R\.L\.?|S\.à ?r\.l\.|EURL|SNC|SA|S\.A\.)$/, 'company'],
  [/(?:^|\s)(?:S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|S\.?L\.?|Lda\.?|ApS|A\/S|AB|ASA?|Oyj?)$/, 'company'],
  [/(?:^|\s)(?:[Ss]p\. z o\.\s?o\.|s\.r\.o\.|a\.s\.|Kft\.?|d\.o\.o\.)$/, 'company'],
  [/^(?:株式会社|合同会社|有限会社).|.(?:株式会社|合同会社|有限会社)$/, 'company'],
];

/** Kind of organisation by the legal form in its name; undefined for none or an unknown one. */
export const findKindByName = (name: string): OrganisationKind | undefined =>
  forms.find(([form]) => form.test(name))?.[1];
