import type { Sources } from '../../content/read/load.ts';
import type { Site } from '../../content/site.ts';
import type { ContentFact, LocateFact } from './fact.ts';

/** Named item with prices. */
export interface Offer extends ContentFact {
  readonly name: string;
  readonly amounts: readonly number[];
  readonly currency: string | undefined;
}

/** An amount as it is written in digits: with points, commas or spaces between groups, and cents behind the last. */
export function parseAmount(digits: string): number | undefined {
  const bare = digits.replace(/[\s'’]/g, '').replace(/[.,](?:-+|–)$/, '');
  const cents = /[.,](\d{1,2})$/.exec(bare)?.[1];
  const whole = (cents === undefined ? bare : bare.slice(0, -cents.length - 1)).replace(/[.,]/g, '');
  const value = Number(cents === undefined ? whole : `${whole}.${cents}`);
  return /^\d+$/.test(whole) && Number.isFinite(value) ? value : undefined;
}

/** Products and items of fact modules that have a price. */
export function listOffers(site: Site, sources: Pick<Sources, 'modules'>, locate: LocateFact): Offer[] {
  const products = site.company.products.flatMap((product, i): Offer[] => {
    if (product.price === undefined) return [];
    const amounts = [...product.price.matchAll(/\d[\d.,'’\u00a0\u202f ]*\d|\d/g)].map(
      ([digits]) => parseAmount(digits) ?? -1,
    );
    return [
      {
        name: product.name,
        amounts,
        currency: currencies.find(([pattern]) => pattern.test(product.price ?? ''))?.[1],
        text: product.price,
        at: locate('company', ['products', i, 'price']),
        reference: `company.products.${product.id}.price`,
      },
    ];
  });
  const items = site.facts.flatMap(({ fields, heading, items: all, source }) =>
    all.flatMap((item): Offer[] => {
      const name = heading === undefined ? undefined : item[heading];
      const prices = Object.keys(fields).flatMap((key) => {
        const price = item[key];
        return fields[key]?.kind === 'money' && typeof price === 'object' && price !== null && 'amount' in price
          ? [price as unknown as { amount: string; currency: string }]
          : [];
      });
      const [first] = prices;
      if (typeof name !== 'string' || name.length < (/\p{Script=Han}/u.test(name) ? 2 : 5) || !first) return [];
      return [
        {
          name,
          amounts: prices.map(({ amount }) => Number(amount)),
          currency: first.currency,
          text: `${first.amount} ${first.currency}`,
          at: source,
        },
      ];
    }),
  );
  void sources;
  return [...products, ...items];
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/€|eur/i, 'EUR'],
  [/£|gbp|pound/i, 'GBP'],
  [/\$|usd|dollar/i, 'USD'],
  [/¥|円|jpy|yen/i, 'JPY'],
  [/chf|franken|franc/i, 'CHF'],
];
