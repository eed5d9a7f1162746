import type { PageRecord } from '../../../src/core/records.ts';
import type { TextFacts } from '../../../src/core/release.ts';

/** Facts as data, to be compared: members of a class are not. */
export const plainFacts = ({ tokens, links, ids }: TextFacts) => ({ tokens, links, ids });

/** A record in plain form. */
export const plainRecord = ({ html, mirror, ...record }: PageRecord) => ({
  ...record,
  outputs: [html, mirror].map(({ sha256, size, read }) => ({ sha256, size, read: plainFacts(read) })),
});
