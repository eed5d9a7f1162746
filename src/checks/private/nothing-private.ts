import type { MetadataItem } from '../../content/metadata/item.ts';
import { metadataOf } from '../../content/metadata/metadata.ts';
import type { Check } from '../check.ts';
import { allowedIn } from './allowed.ts';
import { judgeCandidates } from './judge.ts';
import { metadataProblem } from './metadata-problem.ts';
import { candidatesOfPublic } from './public-files.ts';

const known = new WeakMap<Uint8Array, readonly MetadataItem[]>();

/**
 * Nothing private is in the files of public/: in their names, their texts (`private-secret`, `private-person`,
 * `private-internal`), and what programs wrote into them (`public-metadata`). Files of content/ are read where they are
 * checked; documents consist of these and of our own words.
 */
export const nothingPrivate: Check = ({ sources }, report) => {
  const allowed = allowedIn(sources);
  for (const each of sources.publicFiles) {
    judgeCandidates(candidatesOfPublic(each), allowed, report);
    const items = known.get(each.bytes) ?? metadataOf(each.file, each.bytes);
    known.set(each.bytes, items);
    for (const item of items) {
      const problem = metadataProblem(`public/${each.file}`, item, allowed);
      if (problem) report(problem);
    }
  }
};
