/**
 * The digest in the path of a file that never changes: `/assets/style.0123456789ab.css` → `0123456789ab`, with which
 * its SHA-256 begins. Undefined for every other path.
 */
export function assetDigest(path: string): string | undefined {
  return /^\/assets\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*\.([0-9a-f]{12})\.[A-Za-z0-9]+$/.exec(path)?.[1];
}
