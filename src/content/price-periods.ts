/** Times for which a price is paid, with their codes of UN/CEFACT Recommendation 20. */
export const pricePeriods = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' } as const;

export type PricePeriod = keyof typeof pricePeriods;
