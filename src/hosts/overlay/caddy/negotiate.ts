import { maxAcceptBytes } from '../../../http/negotiate.ts';
import { acceptPatterns } from '../../accept-patterns.ts';
import { block } from '../../caddy/caddyfile.ts';

/** A weight as a number: `w` is 1, `w05` is 0.5. */
const weight = (name: string) =>
  `(size({gazette.${name}}) < 2 ? 1.0 : double({gazette.${name}}.substring(1, 2) + "." + {gazette.${name}}.substring(2) + "0"))`;

/**
 * negotiate() by the patterns of rx.ts as a matcher, since the one of caddyNegotiate asks by changing a field of the request,
 * which what is theirs would see. A map takes the first row that fits.
 */
export const overlayAcceptMatcher = {
  maps: [
    ...block('map {http.request.header.Accept} {gazette.md}', [
      `\`~${acceptPatterns.markdown.weight}\` "w\${1}\${2}\${3}"`,
      'default w0',
    ]),
    ...block('map {http.request.header.Accept} {gazette.html}', [
      ...acceptPatterns.html.flatMap(({ weight: found, present }) => [
        `\`~${found}\` "w\${1}\${2}\${3}"`,
        `\`~${present}\` w0`,
      ]),
      'default w0',
    ]),
  ],
  /** Lines of a matcher that fits those who want Markdown; browsers do not name it. */
  matcher: [
    'header_regexp Accept (?i)text/markdown',
    `expression \`size(bytes({http.request.header.Accept})) <= ${maxAcceptBytes} && ${weight('md')} > 0.0 && ${weight('md')} >= ${weight('html')}\``,
  ],
} as const;
