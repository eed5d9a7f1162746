import type { KindName } from '../../../content/kinds.ts';
import type { Candidate } from '../facts/choose.ts';
import type { Entry } from './entries.ts';

/** Legal forms as they end (or, in Japanese, begin) a name, and what kind of organisation has them. */
const forms: readonly (readonly [RegExp, KindName])[] = [
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

/** What kind of organisation has a name with this legal form; undefined where it has none that is known. */
export const kindOfName = (name: string): KindName | undefined => forms.find(([form]) => form.test(name))?.[1];

const nameLabel =
  /^(?:firma|firmenname|name|name der firma|unternehmen|anbieter|diensteanbieter|betreiber|company|company name|legal name|registered name|name of (?:the )?company|raison sociale|d[ée]nomination(?: sociale)?|[ée]diteur|soci[ée]t[ée]|ragione sociale|denominazione|raz[óo]n social|denominaci[óo]n|bedrijfsnaam|handelsnaam|nazwa|firma spółki|商号|会社名|名称|社名)$/i;
const noise = /^(?:©|\(c\)|copyright)?[\s–-]*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by\s)?/i;
const rights = /[\s.,–|-]*(?:all rights reserved|alle rechte vorbehalten|tous droits r[ée]serv[ée]s).*$/i;
const british =
  /^(.{2,90}?\s(?:Ltd\.?|Limited|PLC|plc|LLP))(?:\.|,)?\s(?:is\s(?:a|registered)|registered|\(?company|a company)/i;

/** Names with a legal form, one for each line that is nothing else: what stands before and behind is no part of a name. */
export function legalNames(entries: readonly Entry[]): Candidate[] {
  return entries.flatMap((entry): Candidate[] => {
    const isLabelled = nameLabel.test(entry.label);
    const value = nameIn(isLabelled || entry.label === '' ? entry.value : entry.text);
    return value === undefined ? [] : [{ value, from: entry.at(0), rank: entry.rank }];
  });
}

function nameIn(line: string): string | undefined {
  const bare = line.replace(noise, '').replace(rights, '').trim();
  const name = british.exec(bare)?.[1] ?? bare;
  const words = name.split(/\s+/);
  const isName = kindOfName(name) !== undefined && name.length <= 120 && words.length <= 12 && !/[:!?]/.test(name);
  return isName &&
    /^[\p{Lu}\p{Lo}\p{N}]|^[a-z]+[\p{Lu}\p{N}&.-]/u.test(name) &&
    words.length + (/\p{Lo}/u.test(name) ? 1 : 0) > 1
    ? name
    : undefined;
}
