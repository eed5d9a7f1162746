import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import type { Offer } from '../facts/offers.ts';
import type { OwnFacts } from '../facts/own-facts.ts';
import { compilePattern } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf } from './claim-context.ts';
import { createItemFinder } from './item-names.ts';
import { isQuantityTrue } from './measures.ts';
import type { Quantity } from './quantities.ts';

interface Amount extends Quantity {
  readonly currency: string;
}

/** Numbers beside a currency. */
function amountsIn(look: ClaimUnitContext): Amount[] {
  return look.quantities.flatMap((each): Amount[] => {
    for (const [currency, source] of Object.entries(look.words.currencies)) {
      const after = compilePattern(`^[ -]?(?:de |d'|di )?(?:${source})(?![\\p{L}])`, 'iu').test(
        look.after(each.end, 24),
      );
      const isUnspacedAfter =
        look.words.script === 'unspaced' && compilePattern(`^(?:${source})`, 'iu').test(look.after(each.end, 8));
      const before = compilePattern(`(?:^|[^\\p{L}])(?:${source})\\s?$`, 'iu').test(look.before(each.start, 12));
      if (after || isUnspacedAfter || before) return [{ ...each, currency }];
    }
    return [];
  });
}

type Priced = (Offer & { readonly isFree?: false }) | (ContentFact & { readonly name: string; readonly isFree: true });
const finders = new WeakMap<OwnFacts, (text: string) => Priced | undefined>();

function pricedIn({ facts, text, asked }: ClaimUnitContext): Priced | undefined {
  const known = finders.get(facts);
  const find =
    known ??
    createItemFinder<Priced>(
      [...facts.offers, ...facts.freeProducts.map((each) => ({ ...each, isFree: true as const }))],
      ({ name }) => name,
    );
  finders.set(facts, find);
  return find(text) ?? find(asked);
}

/** Prices of what we offer, and of what is free. */
export function findPriceClaims(look: ClaimUnitContext): ProseFinding[] {
  if (look.facts.offers.length + look.facts.freeProducts.length === 0) return [];
  const amounts = amountsIn(look);
  const [first] = amounts;
  if (!first && !look.has('free')) return [];
  if (look.isPast || look.isSoft || look.has('person') || look.prepared.isOtherNamed(look.text, look.text.length))
    return [];
  const offer = pricedIn(look);
  if (!offer) return [];
  if (offer.isFree) return first && first.value > 0 ? [findingOf(first.start, first.end, offer)] : [];
  const isTrue = (said: Amount) =>
    (offer.currency ?? said.currency) === said.currency &&
    offer.amounts.some((amount) => isQuantityTrue(look, said, amount));
  if (first && !amounts.some(isTrue)) return [findingOf(first.start, first.end, offer)];
  return first ? [] : freeClaims(look, offer);
}

/** Offers that have a price and are called free. */
function freeClaims(look: ClaimUnitContext, offer: Offer): ProseFinding[] {
  if (offer.amounts.includes(0) || look.quantities.length > 0 || look.has('not')) return [];
  const isSaid = look.saysUs || look.text.toLowerCase().includes(offer.name.toLowerCase());
  const free = isSaid ? look.find('free') : null;
  return free ? [findingOf(free.index, free.index + free[0].length, offer)] : [];
}

/** The capital of the organisation. */
export function findCapitalClaims(look: ClaimUnitContext): ProseFinding[] {
  const { capital } = look.facts;
  if (!capital || !look.has('capital') || look.isOther || look.isPast || look.isSoft) return [];
  const [said] = amountsIn(look);
  const isTrue = said && said.value === capital.amount && said.currency === capital.currency;
  return said && !isTrue ? [findingOf(said.start, said.end, capital)] : [];
}
