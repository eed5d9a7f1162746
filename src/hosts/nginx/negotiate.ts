import { acceptPatterns } from '../accept-patterns.ts';

/**
 * negotiate() as lines of a location, following the steps of rx.ts: `$gazette_markdown` is 1 or 0. Of patterns the last
 * that matches counts here, so that the most specific range comes last.
 */
export const nginxNegotiationLines: readonly string[] = [
  // Browsers never name Markdown: eight patterns on their long Accept would cost two fifths of the requests.
  'set $gazette_accept $http_accept;',
  when('$http_accept !~* "text/markdown"', '$gazette_accept ""'),
  when(`$http_accept ~ "${acceptPatterns.tooLong}"`, '$gazette_accept ""'),
  'set $gazette_md "";',
  when(`$gazette_accept ~ "${acceptPatterns.markdown.weight}"`, '$gazette_md "w$1$2$3"'),
  'set $gazette_html "w0";',
  ...[...acceptPatterns.html]
    .reverse()
    .flatMap(({ weight, present }) => [
      when(`$gazette_accept ~ "${present}"`, '$gazette_html "w0"'),
      when(`$gazette_accept ~ "${weight}"`, '$gazette_html "w$1$2$3"'),
    ]),
  ...['md', 'html'].flatMap((name) => [
    when(`$gazette_${name} = "w"`, `$gazette_${name} "w1"`),
    `set $gazette_${name} "\${gazette_${name}}000";`,
    when(`$gazette_${name} ~ "^w([0-9]{4})"`, `$gazette_${name} $1`),
  ]),
  'set $gazette_both "$gazette_md:$gazette_html";',
  'set $gazette_markdown 0;',
  when(`$gazette_both ~ "${acceptPatterns.notLess}"`, '$gazette_markdown 1'),
  when('$gazette_md ~ "^0*$"', '$gazette_markdown 0'),
];

function when(condition: string, setting: string): string {
  return `if (${condition}) { set ${setting}; }`;
}
