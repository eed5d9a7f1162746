/** How a British organisation says in which part of the country it is registered: the first group. */
export const registeredInPattern =
  /registered (?:company |charity )?(?:in|with)\s+(England and Wales|England & Wales|Scotland|Northern Ireland|Wales)\b/i;
