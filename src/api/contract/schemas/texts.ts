import { same } from '../same.ts';
import type { Comparison } from './comparison.ts';

/** The form of texts: what is set anew was possible before, what is another or gone may be read wrongly. */
export const textChanges: Comparison = (was, now, at, tell) => {
  for (const keyword of ['format', 'contentEncoding', 'contentMediaType'])
    if (!same(was[keyword], now[keyword]))
      tell(was[keyword] === undefined ? 'format-set' : 'format-changed', at, was[keyword], now[keyword] ?? 'no format');
  if (!same(was.pattern, now.pattern))
    tell(was.pattern === undefined ? 'pattern-set' : 'pattern-changed', at, was.pattern, now.pattern ?? 'no pattern');
};
