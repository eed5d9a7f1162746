import { encodings } from '../../core/encoding.ts';
import { absoluteUrl } from '../../core/url.ts';
import { digestInName, type FileShape, type Shapes, segment } from '../../http/shapes.ts';
import { splitRedirects } from '../old-addresses.ts';
import { shapedRelease } from '../shaped-release.ts';
import { apacheEncodingRules, apacheNegotiationRules } from './negotiate.ts';
import { redirectRows, redirectTarget, rowRules } from './rows.ts';
import { serveFileRules } from './rule-context.ts';
import type { RuleInput } from './rule-input.ts';
import { exactPattern, rewriteCondition, skipRulesIf } from './syntax.ts';

/** A path has one spelling: as sent, in origin-form or absolute-form, it is as Apache decoded it. */
export const otherSpellingCondition = rewriteCondition(
  '%{REQUEST_URI} %{THE_REQUEST}',
  // RFC 9112 §3.2.2: of an absolute-form without a path, which means "/", nothing is left to compare.
  '!^(\\S*) \\S+ (?:(?:(?i:https?)://[^/?#\\s]+)?\\1|(?i:https?)://[^/?#\\s]+)(?:[?]\\S*)? HTTP/',
);

/**
 * Rules that find what a path is: exact rows, then shapes and the files that are there. A path that none of them takes
 * is a missing one, which is left to the rules below.
 */
export function pathRules(site: RuleInput): string[] {
  const { start } = site.place;
  const { shapes, routes, redirects, missing } = shapedRelease(site.release, site.headers);
  const { plain } = splitRedirects(redirects);
  const negotiated = [...site.release.routes.values()].some(({ variants }) => variants.length > 1);
  const isPage = (path: string) => path.endsWith('/');
  const rows = (wanted: (path: string) => boolean) => [
    ...rowRules(
      site,
      routes.filter(({ path }) => wanted(path)),
    ),
    ...redirectRows(
      site,
      plain.filter(([from]) => wanted(from)),
    ),
  ];
  const pages = [...(negotiated ? apacheNegotiationRules : []), ...rows(isPage), ...pageRules(site, shapes)];
  const others = [
    ...rows((path) => !isPage(path)),
    ...mirrorRules(site, shapes),
    ...fileRules(site, `assets/${segment}[.]${digestInName}`, shapes.assets),
    ...fileRules(site, path, shapes.files),
    ...redirectRules(site, shapes),
  ];
  const all = [...apacheEncodingRules, ...skipRulesIf([], '!(?:^|/)$', pages), ...skipRulesIf([], '(?:^|/)$', others)];
  return missing.length === 0 ? all : skipRulesIf([], `${start}(?:${missing.map(exactPattern).join('|')})$`, all);
}

const path = `(?:${segment}/)*${segment}`;

function pageRules({ place, fields }: RuleInput, { page }: Shapes): string[] {
  if (page === undefined) return [];
  const pattern = `${place.start}(${path})/$`;
  const index = '$1/index.html';
  const from = { pattern, encodings, mayLack: true };
  return [
    ...skipRulesIf([rewriteCondition(`${place.root}${index}`, '!-f')], pattern, [
      ...skipRulesIf([rewriteCondition('%{ENV:gazette_markdown}', '!=1')], '^', [
        ...estimate(place.tokens, pattern),
        ...serveFileRules(place, { ...from, file: '$1.md', variables: fields.variablesOf(page.markdown) }),
      ]),
      ...serveFileRules(place, { ...from, file: index, variables: fields.variablesOf(page.html) }),
    ]),
  ];
}

function mirrorRules({ place, fields }: RuleInput, { mirror }: Shapes): string[] {
  if (mirror === undefined) return [];
  const pattern = `${place.start}(${path})[.]md$`;
  const lacks = (file: string, or = '') => rewriteCondition(`${place.root}${file}`, '!-f', or);
  return skipRulesIf(
    [],
    `!${pattern}`,
    skipRulesIf([lacks('$1.md', ' [OR]'), lacks('$1/index.html')], pattern, [
      ...estimate(place.tokens, pattern),
      ...serveFileRules(place, {
        pattern,
        file: '$1.md',
        isPath: true,
        variables: [...fields.variablesOf(mirror), 'gazette_page:/$1/'],
        encodings,
        mayLack: true,
      }),
    ]),
  );
}

function fileRules({ place, fields }: RuleInput, name: string, shapes: readonly FileShape[]): string[] {
  return shapes.flatMap(({ extension, set }) =>
    serveFileRules(place, {
      pattern: `${place.start}(${name}[.]${extension})$`,
      file: '$1',
      isPath: true,
      variables: fields.variablesOf(set),
      encodings,
      mayLack: true,
      conditions: [rewriteCondition(`${place.root}$1`, '-f')],
    }),
  );
}

function redirectRules(site: RuleInput, { redirects }: Shapes): string[] {
  return redirects ? [rewriteCondition(`${site.place.root}$1/index.html`, '-f'), redirectShape(site)] : [];
}

function redirectShape({ place, release, bare }: RuleInput): string {
  return place.moved(`${place.start}(${path})$`, absoluteUrl(release.baseUrl, '/$1/'), bare);
}

/** In the folder: the redirects of paths that rules of the server have sent there. */
export function folderRedirectRules(site: RuleInput): string[] {
  const { shapes, redirects } = shapedRelease(site.release, site.headers);
  return skipRulesIf([rewriteCondition('%{ENV:gazette_redirect}', '!=1')], '^', [
    ...patternRules(site),
    ...redirectRows(site, splitRedirects(redirects).plain),
    ...(shapes.redirects ? [redirectShape(site)] : []),
  ]);
}

/** Request target as it was sent. */
export const targetCondition = (pattern: string) =>
  rewriteCondition('%{THE_REQUEST}', `^\\S+ (?:(?i:https?)://[^/?#\\s]+)?${pattern} HTTP/`);

/** Redirects whose address is no plain path: it is compared as it was sent, before what was decoded is looked at. */
export function patternRules({ release, place, bare }: RuleInput): string[] {
  return splitRedirects(release.redirects).patterns.flatMap(({ pattern, to }) => [
    targetCondition(pattern),
    place.moved('^', redirectTarget(release, to), bare),
  ]);
}

/** The estimate of a page's Markdown. */
function estimate(tokens: string | undefined, pattern: string): string[] {
  if (tokens === undefined) return [];
  return [rewriteCondition(`\${${tokens}:$1.md}`, '(.+)'), `RewriteRule ${pattern} - [E=gazette_tokens:%1]`];
}
