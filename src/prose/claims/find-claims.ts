import type { ProseFinding } from '../facts/fact.ts';
import { checkNumbers } from '../kinds/numbers.ts';
import type { PreparedFacts } from '../prepared-facts.ts';
import type { ProseUnit } from '../read/units.ts';
import { ar } from '../words/claims/ar.ts';
import { de } from '../words/claims/de.ts';
import { en } from '../words/claims/en.ts';
import { es } from '../words/claims/es.ts';
import { fr } from '../words/claims/fr.ts';
import { it } from '../words/claims/it.ts';
import { ja } from '../words/claims/ja.ts';
import { nl } from '../words/claims/nl.ts';
import { pl } from '../words/claims/pl.ts';
import { pt } from '../words/claims/pt.ts';
import type { ClaimRow, ClaimWords } from '../words/claims/table.ts';
import { compilePattern, keepByLanguage, wordSource } from '../words/pattern.ts';
import { findCertificateClaims } from './certificates.ts';
import { ClaimUnitContext } from './claim-context.ts';
import { findCountClaims, findTermClaims } from './counts.ts';
import { findAgeClaims, findFoundingClaims } from './founding.ts';
import { findHoursClaims } from './hours.ts';
import { findLawClaims, findLegalFormClaims } from './law.ts';
import { findLicenceClaims } from './licence.ts';
import { findCapitalClaims, findPriceClaims } from './money.ts';
import { findAddressClaims, findSeatClaims } from './places.ts';
import { findAccessClaims, findAnswerClaims, findMcpClaims, findTrainingClaims } from './promises.ts';
import { findNameClaims, findOwnerClaims, findPersonClaims } from './relations.ts';

type Kind = (look: ClaimUnitContext) => ProseFinding[];

/** Claims on what nobody else has: our products, places and people by their names; and those that look themselves. */
const ofNamed: readonly Kind[] = [
  findAddressClaims,
  findPriceClaims,
  findCapitalClaims,
  findLicenceClaims,
  findPersonClaims,
  findNameClaims,
  checkNumbers,
  findAccessClaims,
  findHoursClaims,
  findCountClaims,
  findLawClaims,
];

/** Claims on us, where nobody else is spoken of. */
const ofSubject: readonly Kind[] = [
  findFoundingClaims,
  findAgeClaims,
  findLegalFormClaims,
  findSeatClaims,
  findCertificateClaims,
  findTrainingClaims,
  findMcpClaims,
];

/** Claims that others make of themselves in the very words: these must say that they are ours. */
const ofUs: readonly Kind[] = [findTermClaims, findAnswerClaims, findOwnerClaims];

const languages: Readonly<Record<string, ClaimWords>> = { ar, de, en, es, fr, it, ja, nl, pl, pt };

/** Claims that are found by a name and not by a word of a row. */
const ofNames: readonly Kind[] = [
  findAddressClaims,
  findLicenceClaims,
  findPersonClaims,
  findNameClaims,
  findLawClaims,
];

/** Rows of which each other claim has a word, unless it has a number or a time. */
const signRows =
  'we self free capital noCommerce reserved noCredit key always daily train answer founded incorporated since anniversary seat independent ownedBy'.split(
    ' ',
  ) as ClaimRow[];

const signs = keepByLanguage(({ rows, numbers, days, dayGroups, clock, script }) => {
  const ofTime = [...days, ...Object.keys(dayGroups), clock.noon, clock.midnight];
  const ofNumbers = numbers.split(/ \d+(?:, *|$)/);
  const all = [...signRows.map((row) => rows[row]), ...ofTime, ...ofNumbers].filter(Boolean);
  return compilePattern(wordSource(all.join('|'), script), 'iu');
});

/** Whether a text can make no claim but one by a name: most sentences have no sign of another. */
const hasNoSign = ({ unit, words, text, isNamed }: ClaimUnitContext): boolean =>
  words.script === 'spaced' &&
  unit.isOwn !== true &&
  unit.kind !== 'alt' &&
  unit.references.length === 0 &&
  !/\d/.test(text) &&
  !isNamed &&
  !signs(words).test(text);

/** A unit with the words of its language; undefined where nobody has written them. */
export function createClaimContext(
  unit: ProseUnit,
  prepared: PreparedFacts,
  language: string,
  today: string,
): ClaimUnitContext | undefined {
  const words = languages[language.split('-', 1)[0] ?? ''];
  return words && new ClaimUnitContext(unit, prepared, words, today);
}

/** The claims of a unit that a fact contradicts. What asks claims nothing. */
export function findClaims(look: ClaimUnitContext): ProseFinding[] {
  if (look.unit.isQuestion) return [];
  if (hasNoSign(look))
    return [...ofNames, ...(look.isRow ? [findCertificateClaims, findMcpClaims] : [])].flatMap((kind) => kind(look));
  return [
    ...ofNamed.flatMap((kind) => kind(look)),
    ...(look.isOurs || look.isRow ? ofSubject.flatMap((kind) => kind(look)) : []),
    ...(look.saysUs ? ofUs.flatMap((kind) => kind(look)) : []),
  ];
}
