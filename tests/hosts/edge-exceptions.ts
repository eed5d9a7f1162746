import * as quirks from '../../src/hosts/static/quirks.ts';
import type { Ask } from './client.ts';
import type { Exception } from './suite.ts';

/** Answers of platforms whose functions are given a parsed URL, and that compress by themselves. */
export const parsedUrl: Exception = {
  check: 'missing paths',
  when: isRewrittenTarget,
  reason: quirks.parsedUrlQuirk.reason,
};

export const edgeExceptions: readonly Exception[] = [
  parsedUrl,
  { check: 'content codings', reason: quirks.edgeCompressionQuirk.reason },
  {
    check: 'distinct entity tags',
    reason: quirks.weakTagsQuirk.reason,
  },
];

/** Whether the URL standard (https://url.spec.whatwg.org) writes the path of a target in another way. */
export function isRewrittenTarget({ target }: Ask): boolean {
  const path = target.split('?', 1)[0]!;
  return new URL(`http://localhost${path}`).pathname !== path;
}
