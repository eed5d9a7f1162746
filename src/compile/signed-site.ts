import type { Site } from '../content/site.ts';
import type { Signing } from '../core/signing/signing.ts';

/** The site with what its releases are signed with, where they are. */
export function signedSite(
  site: Site | undefined,
  { signing, today }: { readonly signing?: Omit<Signing, 'day'> | undefined; readonly today: string },
): Site | undefined {
  return site && signing ? { ...site, signing: { ...signing, day: today } } : site;
}
