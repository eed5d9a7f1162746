import type { MetadataItem } from '../../content/metadata/item.ts';
import { findMetadata } from '../../content/metadata/metadata.ts';
import type { Check } from '../check.ts';
import { collectAllowedValues } from './allowed-values.ts';
import { checkCandidates } from './check-candidates.ts';
import { checkMetadata } from './check-metadata.ts';
import { findPublicFileCandidates } from './public-files.ts';

const known = new WeakMap<Uint8Array, readonly MetadataItem[]>();

/**
 * Nothing private is in the files of public/: in their names, their texts (`private-secret`, `private-person`,
 * `private-internal`), and what programs wrote into them (`public-metadata`). Files of content/ are read where they are
 * checked; documents consist of these and of our own words.
 */
export const checkPublicPrivacy: Check = ({ sources }, report) => {
  const allowed = collectAllowedValues(sources);
  for (const each of sources.publicFiles) {
    checkCandidates(findPublicFileCandidates(each), allowed, report);
    const items = known.get(each.bytes) ?? findMetadata(each.file, each.bytes);
    known.set(each.bytes, items);
    for (const item of items) {
      const problem = checkMetadata(`public/${each.file}`, item, allowed);
      if (problem) report(problem);
    }
  }
};
