import { type Encoding, sideCarOf } from '../../core/encoding.ts';
import { rx } from '../rx.ts';

const accept = '%{HTTP:Accept}';

/**
 * negotiate() as mod_rewrite rules, following the steps of rx.ts: they set the environment variable `markdown` to 1.
 * Weights are kept behind a "w", so that an empty one is not taken for a missing one.
 */
export const apacheNegotiate: readonly string[] = [
  ...rule([cond(accept, `!${rx.tooLong}`), cond(accept, rx.markdown.weight)], 'E=md:w%1%2%3'),
  ...rx.html.flatMap(({ weight, present }) => [
    ...rule([unset('html'), cond(accept, weight)], 'E=html:w%1%2%3'),
    ...rule([unset('html'), cond(accept, present)], 'E=html:w0'),
  ]),
  ...rule([cond('%{ENV:md}', '^w$')], 'E=md:w1'),
  ...rule([cond('%{ENV:html}', '^w$')], 'E=html:w1'),
  ...rule([unset('html')], 'E=html:w0'),
  ...rule(
    [cond('%{ENV:md}000 %{ENV:html}000', '^w(?!0000)(....)0* w(....)0*$'), cond('%1:%2', rx.notLess)],
    'E=markdown:1',
  ),
];

/**
 * Rules that choose a side-car (RFC 9110 §12.5.3): for each list of encodings a variable named after it, which is
 * the suffix to append. The first encoding that is not refused is taken, whatever the weights.
 */
export function apacheEncodings(lists: readonly (readonly Encoding[])[]): string[] {
  return lists.flatMap((list) =>
    [...list]
      .reverse()
      .flatMap((encoding) =>
        rule(
          [cond('%{HTTP:Accept-Encoding}', accepts(encoding))],
          `E=${encodingsVariable(list)}:${sideCarOf('', encoding)}`,
        ),
      ),
  );
}

/** `br_gzip`: the variable that apacheEncodings() sets for a list. */
export function encodingsVariable(list: readonly Encoding[]): string {
  return list.join('_');
}

/** The encoding is named, with a weight above 0 (RFC 9110 §12.4.2) or none. */
function accepts(encoding: Encoding): string {
  const positive = '(?:1(?:[.]0{0,3})?|0[.](?!0*[^0-9]|0*$)[0-9]{1,3})';
  return `(?i)(?:^|,)[ \\t]*${encoding}[ \\t]*(?:;[ \\t]*q=${positive}[ \\t]*)?(?:,|$)`;
}

function rule(conditions: readonly string[], flags: string): string[] {
  return [...conditions, `RewriteRule ^ - [${flags}]`];
}

function cond(text: string, pattern: string): string {
  return `RewriteCond "${text}" "${pattern}"`;
}

function unset(name: string): string {
  return cond(`%{ENV:${name}}`, '!^w');
}
