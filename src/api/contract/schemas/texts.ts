import { isEqualJson } from '../compare-json.ts';
import type { SchemaComparison } from './schema-comparison.ts';

/** The form of texts: what is set anew was possible before, what is another or gone may be read wrongly. */
export const compareTextSchemas: SchemaComparison = (was, now, at, tell) => {
  for (const keyword of ['format', 'contentEncoding', 'contentMediaType'])
    if (!isEqualJson(was[keyword], now[keyword]))
      tell(was[keyword] === undefined ? 'format-set' : 'format-changed', at, was[keyword], now[keyword] ?? 'no format');
  if (!isEqualJson(was.pattern, now.pattern))
    tell(was.pattern === undefined ? 'pattern-set' : 'pattern-changed', at, was.pattern, now.pattern ?? 'no pattern');
};
