import { type Encoding, encodings } from '../../core/encoding.ts';
import { acceptPatterns } from '../accept-patterns.ts';
import { rewriteCondition, skipRulesIf } from './syntax.ts';

const accept = '%{HTTP:Accept}';
const isUnset = rewriteCondition('%{ENV:gazette_html}', '!^w');

/**
 * negotiate() as mod_rewrite rules, following the steps of rx.ts: they set the environment variable `gazette_markdown`
 * to 1. Weights are kept behind a "w", so that an empty one is not taken for a missing one.
 */
export const apacheNegotiationRules: readonly string[] = skipRulesIf(
  // Browsers never name Markdown: eight patterns on their long Accept would be for nothing.
  [rewriteCondition(accept, '!text/markdown', ' [NC]')],
  '^',
  [
    ...rule(
      [
        rewriteCondition(accept, `!${acceptPatterns.tooLong}`),
        rewriteCondition(accept, acceptPatterns.markdown.weight),
      ],
      'E=gazette_md:w%1%2%3',
    ),
    ...acceptPatterns.html.flatMap(({ weight, present }) => [
      ...rule([isUnset, rewriteCondition(accept, weight)], 'E=gazette_html:w%1%2%3'),
      ...rule([isUnset, rewriteCondition(accept, present)], 'E=gazette_html:w0'),
    ]),
    ...rule([rewriteCondition('%{ENV:gazette_md}', '^w$')], 'E=gazette_md:w1'),
    ...rule([rewriteCondition('%{ENV:gazette_html}', '^w$')], 'E=gazette_html:w1'),
    ...rule([isUnset], 'E=gazette_html:w0'),
    ...rule(
      [
        rewriteCondition('%{ENV:gazette_md}000 %{ENV:gazette_html}000', '^w(?!0000)(....)0* w(....)0*$'),
        rewriteCondition('%1:%2', acceptPatterns.notLess),
      ],
      'E=gazette_markdown:1',
    ),
  ],
);

/**
 * Which codings are accepted (RFC 9110 §12.5.3): `gazette_accepts_br` is 1 if Brotli is not refused. The first that is
 * not refused and has a side-car is taken, whatever the weights.
 */
export const apacheEncodingRules: readonly string[] = encodings.flatMap((encoding) =>
  rule([rewriteCondition('%{HTTP:Accept-Encoding}', accepts(encoding))], `E=gazette_accepts_${encoding}:1`),
);

/** The encoding is named, with a weight above 0 (RFC 9110 §12.4.2) or none. */
function accepts(encoding: Encoding): string {
  const positive = '(?:1(?:[.]0{0,3})?|0[.](?!0*[^0-9]|0*$)[0-9]{1,3})';
  return `(?i)(?:^|,)[ \\t]*${encoding}[ \\t]*(?:;[ \\t]*q=${positive}[ \\t]*)?(?:,|$)`;
}

function rule(conditions: readonly string[], flags: string): string[] {
  return [...conditions, `RewriteRule ^ - [${flags}]`];
}
