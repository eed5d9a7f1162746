import type { Ask } from './client.ts';
import type { Exception } from './suite.ts';

/** What platforms do whose functions are given a parsed URL, and that compress by themselves. */
export const parsedUrl: Exception = {
  check: 'missing paths',
  when: isRewrittenTarget,
  reason:
    'The platform resolves dot segments and backslashes before the function sees the URL: another spelling of a path that exists is that path.',
};

export const edgeExceptions: readonly Exception[] = [
  parsedUrl,
  { check: 'content codings', reason: 'The edge compresses by itself, and is told so by no side-car.' },
  {
    check: 'distinct entity tags',
    reason:
      'The edge compresses what the function sends with a weak tag, which may stand for all codings (RFC 9110 section 8.8.1).',
  },
];

/** Whether the URL standard (https://url.spec.whatwg.org) writes the path of a target in another way. */
export function isRewrittenTarget({ target }: Ask): boolean {
  const path = target.split('?', 1)[0]!;
  return new URL(`http://localhost${path}`).pathname !== path;
}
