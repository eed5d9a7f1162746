import { type Offer, parseAmount } from '../facts/offers.ts';
import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { compilePattern, compileWordPattern, escapeRegExp } from '../words/pattern.ts';
import { findHedge, isNumberTrue } from './number-claims.ts';

interface Amount {
  readonly value: number;
  readonly currency: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** Claims on prices of offers and on the capital. */
export function checkMoney(look: UnitContext): ProseFinding[] {
  const { text, facts, table } = look;
  if (
    (facts.offers.length === 0 && !facts.capital) ||
    look.isQuestion ||
    look.has('history') ||
    look.has('hypothesis') ||
    look.isExample
  )
    return [];
  const offer = facts.offers.find((each) => nameOf(each).test(text));
  const isCapital = facts.capital !== undefined && look.has('capital');
  if (!offer && !isCapital) return [];
  const amounts = amountsIn(look);
  const findings: ProseFinding[] = [];
  if (isCapital && facts.capital) {
    const { capital } = facts;
    const [said] = amounts;
    if (
      said &&
      !look.isOther(said.start) &&
      (said.value !== capital.amount || (said.currency ?? capital.currency) !== capital.currency)
    )
      findings.push({ ...said, has: capital });
  } else if (offer && !look.has('otherCost') && !look.has('plan')) {
    const wrong = amounts.find((said) => !isPrice(offer, said, look));
    if (wrong && (amounts.length === 1 || look.has('costs')) && !amounts.some((said) => isPrice(offer, said, look)))
      findings.push({ ...wrong, has: offer });
    else if (amounts.length === 0 && look.has('free') && !look.has('negation')) {
      const free = table.free.exec(text);
      if (free && !/free (?:of(?! charge)|from)/i.test(text))
        findings.push({ start: free.index, end: free.index + free[0].length, has: offer });
    }
  }
  return findings;
}

const patterns = new WeakMap<Offer, RegExp>();

/** The name of an offer, inflected or not. */
function nameOf(offer: Offer): RegExp {
  const known = patterns.get(offer);
  if (known) return known;
  const made = compileWordPattern(`${escapeRegExp(offer.name).replace(/ /g, '(?:e?s|n|en)?[ -]+')}(?:e?s|n|en)?`);
  patterns.set(offer, made);
  return made;
}

function isPrice({ amounts, currency }: Offer, said: Amount, { text, table }: UnitContext): boolean {
  const hedge = findHedge(text, said.start, table);
  if (said.currency !== undefined && currency !== undefined && said.currency !== currency) return false;
  return amounts.some(
    (amount) => amount === said.value || (hedge !== undefined && isNumberTrue(hedge, said.value, amount)),
  );
}

/** Amounts with a currency, before or behind, in digits or words. */
function amountsIn({ text, table }: UnitContext): Amount[] {
  const digits = "\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,](?:\\d{2}|-+))?|\\d+(?:[.,](?:\\d{2}|-+))?";
  const sought = compilePattern(
    `(?<![\\p{L}\\p{N}.,])(?:(?<c1>${table.currencies})\\s?(?<n1>${digits})(?<k1>\\s?(?:k|m|million|Mio\\.?|Tsd\\.?))?|(?<n2>${digits})(?<k2>\\s?(?:k|m|million|Mio\\.?|Tsd\\.?|thousand|tausend|T))?\\s?(?<c2>${table.currencies})|(?<n3>${table.numberWord}) (?<c3>${table.currencies}))(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return [...text.matchAll(sought)].flatMap((match): Amount[] => {
    const { c1, c2, c3, n1, n2, n3, k1, k2 } = match.groups ?? {};
    const written = n1 ?? n2;
    const base = written === undefined ? table.numberOf(n3 ?? '') : parseAmount(written);
    if (base === undefined) return [];
    const factor = /^\s?(?:k|tsd|thousand|tausend|t)/i.test(k1 ?? k2 ?? '')
      ? 1000
      : /^\s?m/i.test(k1 ?? k2 ?? '')
        ? 1_000_000
        : 1;
    return [
      {
        value: base * factor,
        currency: table.currencyOf(c1 ?? c2 ?? c3 ?? ''),
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}
