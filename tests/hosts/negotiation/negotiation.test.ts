import { expect, test } from 'vitest';
import { apacheNegotiationRules } from '../../../src/hosts/apache/rules.ts';
import { caddyNegotiationLines } from '../../../src/hosts/caddy/site.ts';
import { nginxNegotiationLines } from '../../../src/hosts/nginx/negotiate.ts';
import { maxAcceptBytes, negotiate } from '../../../src/http/negotiate.ts';
import { acceptTable } from '../accept-headers.ts';
import { caddyExpression } from './caddy-expression.ts';
import { nginxLines } from './nginx-lines.ts';
import { rewriteRules } from './rewrite-rules.ts';
import { type Element, fieldOf, smallInputs, withoutRepetitions } from './small-inputs.ts';

// Configuration for hosts that run none of our code, evaluated here: the servers themselves are asked less often.
const lines = nginxLines(nginxNegotiationLines);
const rules = rewriteRules(apacheNegotiationRules);
const expression = caddyExpression(caddyNegotiationLines(['page']));

type AsRead = (list: readonly Element[]) => readonly Element[];
const asWritten: AsRead = (list) => list;

const dialects: readonly (readonly [name: string, prefersMarkdown: (accept: string) => boolean, asRead: AsRead])[] = [
  ['nginx', (accept) => lines('gazette_markdown', { http_accept: accept }) === '1', withoutRepetitions],
  ['Apache', (accept) => rules(accept).get('gazette_markdown') === '1', withoutRepetitions],
  ['Caddy', expression, asWritten],
];

test.each(dialects)(
  '%s chooses as negotiate() does, of every Accept of up to three ranges',
  (_, prefersMarkdown, asRead) => {
    const wrong: string[] = [];
    const seen = { html: 0, markdown: 0 };
    for (const list of smallInputs()) {
      const wanted = negotiate(fieldOf(asRead(list)));
      seen[wanted]++;
      if (prefersMarkdown(fieldOf(list)) !== (wanted === 'markdown')) wrong.push(fieldOf(list));
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(Math.min(seen.html, seen.markdown)).toBeGreaterThan(5000);
  },
);

test.each(dialects)('%s chooses so at every edge of the rule, and up to the longest Accept', (_, prefersMarkdown) => {
  const long = (length: number) => `text/markdown, x/y;z=${'a'.repeat(length - 21)}`;
  const edges = [...acceptTable, long(maxAcceptBytes), long(maxAcceptBytes + 1)];
  expect(edges.filter((accept) => prefersMarkdown(accept) !== (negotiate(accept) === 'markdown'))).toEqual([]);
});
