import { type ClaimUnitContext, rowPattern } from '../claims/claim-context.ts';
import { editDistance } from '../edit-distance.ts';
import type { ProseFinding } from '../facts/fact.ts';
import { type OwnNumber, toBareNumber } from '../facts/numbers.ts';
import type { OwnFacts } from '../facts/own-facts.ts';
import { compilePattern, compileWordPattern } from '../words/pattern.ts';

const token =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}./@#-])(?:HR[AB]|[A-Z]{2,4})?[ -]?\d(?:[\p{Lu}\d]|[ .-](?=[\p{Lu}\d]*\d)){1,21}(?![\p{Ll}\p{N}@%]|[.,/]\d)/gu;

/** Numbers in registers and of taxes: behind a label, beside our name, or one letter from ours. */
export function checkNumbers(look: ClaimUnitContext): ProseFinding[] {
  const { text, facts } = look;
  if (facts.numbers.length === 0 || !/\d/.test(text)) return [];
  const seen: number[] = [];
  const findings = (['company', 'vat', 'lei', 'charity'] as const).flatMap((kind) => checkLabelled(look, kind, seen));
  for (const match of text.matchAll(token)) {
    const said = match[0].trimStart();
    const at = match.index + match[0].length - said.length;
    const bare = toBareNumber(said);
    if (seen.some((known) => Math.abs(known - at) < 8) || facts.numbers.some((each) => isSame(bare, each))) continue;
    const near = facts.numbers.find((each) => isClose(each, bare, look));
    if (near && !look.isOtherBefore(at)) findings.push(wrong(at, said, near));
  }
  return findings;
}

/** Numbers behind a label of a kind; adds where they stand. */
function checkLabelled(look: ClaimUnitContext, kind: OwnNumber['kind'], seen: number[]): ProseFinding[] {
  const { text, facts, words, unit } = look;
  const own = facts.numbers.filter((each) => each.kind === kind);
  const labels = words.numbersAs?.[kind];
  const [first] = own;
  if (!first || labels === undefined || !compileWordPattern(labels).test(text)) return [];
  const number =
    '(?:(?:nummer|number|num|nr|no|id|reg|identification number|registration number|-?identifikationsnummer|#|n°)?\\.?)';
  const sought = compilePattern(
    `(?<![\\p{L}])(?<label>${labels})[ -]?${number}\\s*(?:(?:is|ist|lautet|:|\\||of|in|–|-|=|unter|under|the)\\s*){0,4}${number}\\s*[:(|]?\\s*(?<n>(?:HR[AB]\\s?)?[A-Z]{0,4}[ -]?\\d(?:[\\p{Lu}\\d]|[ .-](?=[\\p{Lu}\\d]*\\d)){1,24})(?![\\p{Ll}@%])`,
    'giu',
  );
  return [...text.matchAll(sought)].flatMap((match): ProseFinding[] => {
    const { n: said = '', label = '' } = match.groups ?? {};
    const at = match.index + match[0].length - said.length;
    const hasCourt = /^hr[ab]$/i.test(label);
    const bare = toBareNumber(hasCourt && !/^HR/i.test(said) ? label + said : said);
    seen.push(at);
    if (facts.numbers.some((each) => isSame(bare, each)) || /^\p{Ll}/u.test(said)) return [];
    if (look.isSoft || rowPattern(words, 'maybe').test(unit.heads.join(' '))) return [];
    if (bare.length <= 2 || /^(?:19|20)\d\d$/.test(bare) || !isAboutUs(look, own, bare, match.index, at)) return [];
    return [hasCourt ? wrong(match.index, match[0], first) : wrong(at, said, first)];
  });
}

/** Whether a number, whose label stands at `start`, is nearly ours, or given as ours. */
function isAboutUs(
  look: ClaimUnitContext,
  own: readonly OwnNumber[],
  bare: string,
  start: number,
  at: number,
): boolean {
  const isOther = look.isOtherBefore(at);
  if (isOther && !look.isNamed) return false;
  if (own.some((each) => editDistance(each.bare, bare, 2) <= (each.bare.length >= 8 ? 2 : 1))) return true;
  const isSaid = look.saysUs || look.isOursAround || look.has('self') || isCourt(look, own);
  return !isOther && (isSaid || look.unit.kind !== 'sentence' || start < 3);
}

const isSame = (bare: string, own: OwnNumber): boolean =>
  own.bare === bare ||
  own.bare.replace(/^[A-Z]{2,3}(?=\d)/, '') === bare ||
  (own.bare.length >= 8 && bare.replace(/^[A-Z]{2}/, '') === own.bare);

const isCourt = ({ text }: ClaimUnitContext, own: readonly OwnNumber[]): boolean =>
  own.some(({ court }) => court !== undefined && text.includes(court));

/** One letter changed, added, lost or swapped; for plain numbers only beside our name or our court. */
function isClose(own: OwnNumber, bare: string, look: ClaimUnitContext): boolean {
  const distance = editDistance(own.bare, bare, 2);
  const isBeside = look.isNamed || isCourt(look, [own]);
  const isPlain = own.bare.length < 7 || new Set(own.bare).size <= 2;
  if (distance === 1 && (!isPlain || isBeside))
    return shape(own.bare) === shape(bare) || Math.abs(own.bare.length - bare.length) === 1;
  return (
    isBeside &&
    own.bare.length >= 8 &&
    own.bare.length === bare.length &&
    shape(own.bare) === shape(bare) &&
    distance <= 2
  );
}

const shape = (text: string): string => text.replace(/\d/g, '0').replace(/\p{Lu}/gu, 'A');

const wrong = (start: number, said: string, fact: OwnNumber): ProseFinding => ({
  start,
  end: start + said.trimEnd().length,
  has: fact,
  write: { reference: fact.reference, text: fact.text },
});

/** One sign changed or two neighbours swapped; or the order of its digits alone. */
function isSlipOf(own: string, bare: string): boolean {
  if (own.length < (/\p{Lu}/u.test(own) ? 7 : 8) || new Set(own).size <= 2 || shape(own) !== shape(bare)) return false;
  const distance = editDistance(own, bare, 2);
  return distance === 1 || (distance === 2 && [...own].sort().join('') === [...bare].sort().join(''));
}

/** Finds slips of numbers of a certain shape, where no words are known. */
export function checkNearNumbers(text: string, facts: OwnFacts): ProseFinding[] {
  if (facts.numbers.length === 0 || !/\d/.test(text)) return [];
  return [...text.matchAll(token)].flatMap((match): ProseFinding[] => {
    const said = match[0].trimStart();
    const bare = toBareNumber(said);
    if (facts.numbers.some((each) => isSame(bare, each))) return [];
    // A label may stand before it in capitals: `KRS 0000765423`.
    const forms = [bare, bare.replace(/^\p{Lu}+(?=\d)/u, '')];
    if (facts.numbers.some((each) => forms.includes(each.bare))) return [];
    const own = facts.numbers.find((each) => forms.some((form) => isSlipOf(each.bare, form)));
    return own ? [wrong(match.index + match[0].length - said.length, said, own)] : [];
  });
}
