/** How content/site.ts writes a fact with owners: a file and a field of it; items of lists go by their ids. */
export const ownedFact = /^content(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\.(?:ts|md)#[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/;
