import { escapeRegExp } from '../core/escape.ts';
import type { OwnFacts } from './facts/own-facts.ts';
import { compilePattern, compileWordPattern } from './words/pattern.ts';

/** Facts with what is made of them once: patterns of our names. */
export interface PreparedFacts {
  readonly facts: OwnFacts;
  readonly ownName: RegExp;
  /** Whether one of our names stands in a text. */
  isNamed(text: string): boolean;
  /** Our names without their legal forms, in the order of the facts. */
  readonly bare: readonly string[];
  /** Words that hardly anybody else has in a name, in small letters. */
  readonly rare: readonly string[];
  /** Words that were looked at, with the one of ours that they are nearly; empty: none. */
  readonly meanings: Map<string, string>;
  /** Whether a fact has a word, in this case or another. */
  isOwnWord(word: string): boolean;
  /** Whether an organisation that is not ours is named by its legal form, near an offset. */
  isOtherNamed(text: string, at: number): boolean;
}

/** Legal forms as they end a name. */
export const legalFormSource =
  'GmbH(?: & Co\\.? KG(?:aA)?)?|gGmbH|AG|SE|KG|KGaA|OHG|GbR|UG|e\\.? ?V\\.|eG|Ltd\\.?|Limited|LLP|LLC|plc|PLC|Inc\\.?|Corp\\.?|Incorporated|B\\.V\\.|BV|N\\.V\\.|S\\.A\\.?|SARL|SAS|S\\.r\\.l\\.|SpA|S\\.p\\.A\\.|Pty|CIC|Oy|AB|A/S|ApS|K\\.K\\.|Co\\., Ltd\\.?|S\\.L\\.(?:U\\.)?|Lda\\.?|sp\\. z o\\.o\\.|S\\.n\\.c\\.|EURL|SCOP|SNC';

const legalForm = compilePattern(` (?:${legalFormSource})(?![\\p{L}])|(?:株式|有限|合同|合資)会社`, 'u');

/** Whether a legal form stands in a text where it may end a name, or begin one in Japanese. */
export const hasLegalForm = (text: string): boolean => legalForm.test(text);

/** Words of six letters and more that many names have: alone they are no sign of us. */
const common =
  /^(?:limited|company|holding|services?|solutions?|systems?|software|foundation|example|international|gesellschaft|verein|stiftung|kleine|pumpen|digital|technolog(?:y|ies)|consulting|partners?|energy|health|technik|lantern)$/;

export function prepareFacts(facts: OwnFacts): PreparedFacts {
  const bare = facts.names.map(({ text }) => removeLegalForm(text));
  const flexible = (name: string) =>
    escapeRegExp(name)
      .replace(/ /g, '[ -]?(?:\\s)?')
      .replace(/(?<!\[ )-(?!\])/g, '[- ]?');
  const rare = [
    ...new Set(
      bare
        .flatMap((name) => name.toLowerCase().match(/[\p{L}]+/gu) ?? [])
        .filter((word) => word.length >= 6 && !common.test(word) && /^\p{Script=Latin}+$/u.test(word)),
    ),
  ];
  const firsts = rare.filter((word) => word.length >= 8).slice(0, 2);
  const named = [...bare, ...firsts].filter((name) => name.length > 2);
  const other = compilePattern(
    `(?<name>\\p{Lu}[\\p{L}\\d&.'-]*(?: (?:&|and|und|\\p{Lu}[\\p{L}\\d&.'-]*)){0,4}),? (?:${legalFormSource})(?![\\p{L}])|(?<before>(?:株式会社|有限会社|合同会社)(?:(?!の|は|が|を|に|と|で)[一-龠々ァ-ヶーぁ-ん]){2,12})|(?<behind>(?:[一-龠々ァ-ヶー]){2,12}(?:株式会社|有限会社|合同会社))`,
    'gu',
  );
  const ownName = compileWordPattern(`${named.map(flexible).join('|') || '(?!)'}(?:'s|s)?`);
  const starts = named.map((name) => name.slice(0, 4).toLowerCase());
  const stems = new Set([...facts.vocabulary].map((word) => word.slice(0, 5)));
  return {
    facts,
    bare,
    rare,
    isOwnWord: (word) => facts.vocabulary.has(word) || (word.length > 5 && stems.has(word.slice(0, 5))),
    meanings: new Map(),
    isNamed: (text) => {
      const lower = text.toLowerCase();
      return starts.some((start) => lower.includes(start)) && ownName.test(text);
    },
    ownName,
    isOtherNamed(text, at) {
      if (!hasLegalForm(text)) return false;
      for (const match of text.matchAll(other)) {
        const { name: latin, before, behind } = match.groups ?? {};
        const name = (latin ?? before ?? behind ?? '').toLowerCase();
        // `B Corp` is a certificate.
        const isOurs =
          name === 'b' ||
          rare.some((word) => near(name, word)) ||
          ownName.test(name) ||
          bare.some((own) => own.length > 2 && name.includes(own.toLowerCase()));
        if (!isOurs && match.index < at + 60) return true;
      }
      return false;
    },
  };
}

/** Whether a name holds a word but for a letter or two. */
const near = (name: string, word: string): boolean =>
  name.includes(word) || name.includes(word.slice(0, -2)) || name.includes(word.slice(2));

export const removeLegalForm = (name: string): string =>
  name
    .replace(/[<>"“”„]/g, '')
    .replace(compilePattern(`,? (?:${legalFormSource})$`, 'u'), '')
    .replace(/^The /, '')
    .trim();
