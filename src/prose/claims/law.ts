import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import { compilePattern, keepByLanguage } from '../words/pattern.ts';
import type { ClaimUnitContext } from './claim-context.ts';

/** All sentences on the law as one pattern, which most texts are asked alone. */
const anyLaw = keepByLanguage(({ law = [] }) =>
  compilePattern(law.map(({ source }) => source.replace(/\(\?<\w+>/g, '(?:')).join('|'), 'u'),
);

/** Claims on applicable law and our country. */
export function findLawClaims(look: ClaimUnitContext): ProseFinding[] {
  const { text, facts, words } = look;
  const { jurisdiction } = facts;
  if (!jurisdiction || !words.law) return [];
  const nation = look.saysUs ? words.nationality?.exec(text) : undefined;
  if (!(nation || anyLaw(words).test(text)) || look.isSoft || look.hasAny('past', 'not')) return [];
  const own = countryNames(look).map((land) => land.toLowerCase());
  const isOwn = (said: string) => {
    const word = said.toLowerCase();
    return own.some((land) => word === land || word.startsWith(land) || (word.length > 4 && land.includes(word)));
  };
  const isKnown = (said: string) =>
    Object.values(words.lands ?? {})
      .flat()
      .some((land) => said.toLowerCase().startsWith(land.toLowerCase()));
  const isPlace = (said: string) => facts.places.some((place) => place.toLowerCase().includes(said.toLowerCase()));
  for (const pattern of words.law) {
    const match = pattern.exec(text);
    const { land, adj } = match?.groups ?? {};
    const said = land ?? adj;
    if (!match || said === undefined || isOwn(said) || isPlace(said) || (land === undefined && !isKnown(said)))
      continue;
    if (/^(?:the|recht|contract|criminal|data|privacy|applicable|european|europä|international|case)/i.test(said))
      continue;
    return look.isOtherBefore(match.index + match[0].indexOf(said))
      ? []
      : at(match, said, jurisdiction, land !== undefined);
  }
  const said = nation?.groups?.adj;
  return nation && said !== undefined && !isOwn(said) && isKnown(said) ? at(nation, said, jurisdiction, false) : [];
}

/** A land that is said; an adjective has no fact to be written instead. */
function at(match: RegExpExecArray, said: string, has: ContentFact, isLand: boolean): ProseFinding[] {
  const start = match.index + match[0].indexOf(said);
  const write = { reference: has.reference, text: has.text };
  return [{ start, end: start + said.length, has, ...(isLand && { write }) }];
}

/** Names of our own country in the language. */
function countryNames({ facts, words }: ClaimUnitContext): readonly string[] {
  const name = facts.jurisdiction?.text ?? '';
  const parts: Readonly<Record<string, string>> = { England: 'GB-ENG', Wales: 'GB-ENG', Scotland: 'GB-SCT' };
  const part = Object.entries(parts).find(([land]) => facts.country === 'GB' && name.includes(land))?.[1];
  const lands = words.lands?.[part ?? facts.country] ?? words.lands?.[facts.country] ?? [];
  return [...lands, name, ...name.split(/ and | und /)].filter((each) => each !== '');
}
