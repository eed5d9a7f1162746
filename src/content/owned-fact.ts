/** Form of a fact with owners in content/site.ts: a file and its field; list items go by their ids. */
export const ownedFactPattern =
  /^content(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\.(?:ts|md)#[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/;
