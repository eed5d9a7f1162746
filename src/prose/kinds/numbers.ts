import { editDistance } from '../edit-distance.ts';
import { type OwnNumber, toBareNumber } from '../facts/numbers.ts';
import type { OwnFacts } from '../facts/own-facts.ts';
import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { compilePattern, compileWordPattern } from '../words/pattern.ts';

const token =
  /(?<![\p{L}\p{N}./@#-])(?:HR[AB]|[A-Z]{2,4})?[ -]?\d(?:[\p{Lu}\d]|[ .-](?=[\p{Lu}\d]*\d)){1,21}(?![\p{Ll}\p{N}@%]|[.,/]\d)/gu;

/** Numbers in registers and of taxes: behind a label, beside our name, or one letter from ours. */
export function checkNumbers(look: UnitContext): ProseFinding[] {
  const { text, facts, table, unit } = look;
  if (facts.numbers.length === 0 || !/\d/.test(text)) return [];
  const findings: ProseFinding[] = [];
  const seen = new Set<number>();
  for (const kind of ['company', 'vat', 'lei', 'charity'] as const) {
    const own = facts.numbers.filter((each) => each.kind === kind);
    const [first] = own;
    if (!first || !compileWordPattern(table.numbersAs[kind]).test(text)) continue;
    const label = compilePattern(
      `(?<![\\p{L}])(?<label>${table.numbersAs[kind]})[ -]?(?:${table.numberWords})\\s*(?:(?:is|ist|lautet|:|\\||of|in|–|-|=|unter|under|the)\\s*){0,4}(?:${table.numberWords})\\s*[:(|]?\\s*(?<n>(?:HR[AB]\\s?)?[A-Z]{0,4}[ -]?\\d(?:[\\p{Lu}\\d]|[ .-](?=[\\p{Lu}\\d]*\\d)){1,24})(?![\\p{Ll}@%])`,
      'giu',
    );
    for (const match of text.matchAll(label)) {
      const { n: said = '', label: named = '' } = match.groups ?? {};
      const at = match.index + match[0].length - said.length;
      const bare = toBareNumber(/^hr[ab]$/i.test(named) && !/^HR/i.test(said) ? named + said : said);
      seen.add(at);
      if (own.some((each) => isSame(bare, each)) || facts.numbers.some((each) => isSame(bare, each))) continue;
      const isLabelled =
        unit.kind !== 'sentence' ||
        look.ours ||
        look.isOursAround ||
        match.index < 3 ||
        look.has('ownThing') ||
        isCourt(look, own);
      const isNear = own.some((each) => editDistance(each.bare, bare, 2) <= (each.bare.length >= 8 ? 2 : 1));
      if (
        (isNear || isLabelled) &&
        !look.isExample &&
        (isNear || !look.isOther(at)) &&
        !look.isQuestion &&
        bare.length > 2 &&
        !/^(?:19|20)\d\d$/.test(bare) &&
        !(look.isOther(at) && !look.named)
      )
        findings.push(/^hr[ab]$/i.test(named) ? wrong(match.index, match[0], first) : wrong(at, said, first));
    }
  }
  for (const match of text.matchAll(token)) {
    const said = match[0];
    const at = match.index + (said.length - said.trimStart().length);
    const bare = toBareNumber(said);
    if ([...seen].some((known) => Math.abs(known - at) < 8) || facts.numbers.some((each) => isSame(bare, each)))
      continue;
    const near = facts.numbers.find((each) => isClose(each, bare, look));
    if (near && !look.isOther(at)) findings.push(wrong(at, said.trimStart(), near));
  }
  return findings;
}

const isSame = (bare: string, own: OwnNumber): boolean =>
  own.bare === bare ||
  own.bare.replace(/^[A-Z]{2,3}(?=\d)/, '') === bare ||
  (own.bare.length >= 8 && bare.replace(/^[A-Z]{2}/, '') === own.bare);

const isCourt = ({ text }: UnitContext, own: readonly OwnNumber[]): boolean =>
  own.some(({ court }) => court !== undefined && text.includes(court));

/** One letter changed, added, lost or swapped; for plain numbers only beside our name or our court. */
function isClose(own: OwnNumber, bare: string, look: UnitContext): boolean {
  const distance = editDistance(own.bare, bare, 2);
  const isBeside = look.named || isCourt(look, [own]);
  const isPlain = own.bare.length < 7 || new Set(own.bare).size <= 2;
  if (distance >= 1 && distance <= 1 && (!isPlain || isBeside))
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

/** Finds slips of numbers of a certain shape, where no words are known. */
export function checkNearNumbers(text: string, facts: OwnFacts): ProseFinding[] {
  return [...text.matchAll(token)].flatMap((match): ProseFinding[] => {
    const said = match[0].trimStart();
    const bare = toBareNumber(said);
    if (facts.numbers.some((each) => isSame(bare, each))) return [];
    const own = facts.numbers.find(
      (each) =>
        each.bare.length >= 8 &&
        new Set(each.bare).size > 2 &&
        editDistance(each.bare, bare, 1) === 1 &&
        shape(each.bare) === shape(bare),
    );
    return own ? [wrong(match.index + match[0].length - said.length, said, own)] : [];
  });
}
