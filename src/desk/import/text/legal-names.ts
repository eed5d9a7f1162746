import type { Candidate } from '../facts/choose-candidate.ts';
import type { ImprintEntry } from './imprint-entries.ts';
import { findKindByName } from './legal-forms.ts';

const nameLabel =
  /^(?:firma|firmenname|name|name der firma|unternehmen|anbieter|diensteanbieter|betreiber|company|company name|legal name|registered name|name of (?:the )?company|raison sociale|d[ée]nomination(?: sociale)?|[ée]diteur|soci[ée]t[ée]|ragione sociale|denominazione|raz[óo]n social|denominaci[óo]n|bedrijfsnaam|handelsnaam|nazwa|firma spółki|商号|会社名|名称|社名)$/i;
const noise = /^(?:©|\(c\)|copyright)?[\s–-]*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*(?:by\s)?/i;
const rights = /[\s.,–|-]*(?:all rights reserved|alle rechte vorbehalten|tous droits r[ée]serv[ée]s).*$/i;
const british =
  /^(.{2,90}?\s(?:Ltd|Limited|PLC|plc|LLP))\.?,?\s(?:is\s(?:a|registered)|registered|\(?company|a company)/i;

/** Lines that end with a name, and are about what it did. */
const ofOthers =
  /^(?:web ?site|site|web ?design|design|designed|powered|made|built|developed|created|hosted|hosting|umsetzung|realisierung|erstellt|konzept|gestaltung|a (?:member|subsidiary|brand|company)|part of|member of|mitglied|ein unternehmen|eine marke|un site|une marque|r[ée]alisation|une? soci[ée]t[ée])\b/i;

/** Names with a legal form, one for each line that is nothing else: what stands before and behind is no part of a name. */
export function findLegalNames(entries: readonly ImprintEntry[]): Candidate[] {
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
  const isName =
    !ofOthers.test(name) &&
    findKindByName(name) !== undefined &&
    name.length <= 120 &&
    words.length <= 12 &&
    !/[:!?]/.test(name);
  return isName &&
    /^[\p{Lu}\p{Lo}\p{N}]|^[a-z]+[\p{Lu}\p{N}&.-]/u.test(name) &&
    words.length + (/\p{Lo}/u.test(name) ? 1 : 0) > 1
    ? name
    : undefined;
}
