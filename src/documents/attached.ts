import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';

/** The pages of the site that this one is attached to, and their mirrors (gazette attach); none for a site of its own. */
export function attachedSiteDocuments(site: Site): readonly Document[] {
  return site.attached?.documents ?? [];
}
