import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import { formKey } from '../kinds/names.ts';
import { legalFormSource } from '../prepared-facts.ts';
import { compilePattern, keepByLanguage } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf } from './claim-context.ts';

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
  const match =
    words.law.map((pattern) => pattern.exec(text)).find((each) => each && foreignLand(look, each)) ?? nation;
  const said = match && foreignLand(look, match);
  if (!match || !said || (match !== nation && look.isOtherBefore(match.index + match[0].indexOf(said)))) return [];
  return at(match, said, jurisdiction, match.groups?.land !== undefined);
}

/** Words before `law` that are no land. */
const noLand = /^(?:the|recht|contract|criminal|data|privacy|applicable|european|europä|international|case)/i;

/** The land or its adjective that a match names, where it is not ours. */
function foreignLand(look: ClaimUnitContext, { groups }: RegExpExecArray): string | undefined {
  const { land, adj } = groups ?? {};
  const said = land ?? adj;
  if (said === undefined || noLand.test(said) || isOurLand(look, said)) return undefined;
  return land !== undefined || isKnownLand(look, said) ? said : undefined;
}

/** Whether a word names our country, or a place of ours. */
function isOurLand(look: ClaimUnitContext, said: string): boolean {
  const word = said.toLowerCase();
  const isCountry = countryNames(look)
    .map((land) => land.toLowerCase())
    .some((land) => word.startsWith(land) || (word.length > 4 && land.includes(word)));
  return isCountry || look.facts.places.some((place) => place.toLowerCase().includes(word));
}

const isKnownLand = ({ words }: ClaimUnitContext, said: string): boolean =>
  Object.values(words.lands ?? {})
    .flat()
    .some((land) => said.toLowerCase().startsWith(land.toLowerCase()));

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

/** A wrong legal form: an LLP, eine Aktiengesellschaft. */
export function findLegalFormClaims(look: ClaimUnitContext): ProseFinding[] {
  const [legal] = look.facts.names;
  const { legalForms: forms = {} } = look.words;
  if (!legal || !look.saysUs) return [];
  const match = compilePattern(
    `(?<!\\p{L})(?:are|is|as|sind|ist|als)\\s+(?:(?:an?|the|eine?[nr]?)\\s+)?(?:[\\p{Ll}-]+ ){0,2}?(?<form>${Object.values(forms).join('|') || '(?!)'})(?!\\p{L})`,
    'u',
  ).exec(look.text);
  const said = match?.groups?.form ?? '';
  const own = compilePattern(`${legalFormSource}$`, 'u').exec(legal.text)?.[0];
  const key = Object.keys(forms).find((form) => compilePattern(`^(?:${forms[form]})$`, 'u').test(said));
  if (
    !match ||
    look.isSoft ||
    look.hasAny('not', 'past') ||
    own === undefined ||
    key === undefined ||
    look.isOtherBefore(match.index)
  )
    return [];
  if (formKey(own) === key || legal.text.toUpperCase().includes(key)) return [];
  const end = match.index + match[0].length;
  return [findingOf(end - said.length, end, legal)];
}
