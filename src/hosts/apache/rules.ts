import { encodings } from '../../core/encoding.ts';
import { absolute } from '../../core/url.ts';
import { digestInName, type FileShape, type Shapes, segment } from '../../http/shapes.ts';
import { shapedRelease } from '../shaped-release.ts';
import { apacheEncodings, apacheNegotiate } from './negotiate.ts';
import { serve } from './place.ts';
import { redirectRows, rowRules } from './rows.ts';
import type { Site } from './site.ts';
import { cond, exactly, skipIf } from './syntax.ts';

/** A path has one spelling: as sent, in origin-form or absolute-form, it is as Apache decoded it. */
export const otherSpelling = cond(
  '%{REQUEST_URI} %{THE_REQUEST}',
  // RFC 9112 §3.2.2: of an absolute-form without a path, which means "/", nothing is left to compare.
  '!^(\\S*) \\S+ (?:(?:(?i:https?)://[^/?#\\s]+)?\\1|(?i:https?)://[^/?#\\s]+)(?:[?]\\S*)? HTTP/',
);

/**
 * Rules that find what a path is: exact rows, then shapes and the files that are there. A path that none of them takes
 * is a missing one, which is left to the rules below.
 */
export function pathRules(site: Site): string[] {
  const { start } = site.place;
  const { shapes, routes, redirects, missing } = shapedRelease(site.release, site.headers);
  const negotiated = [...site.release.routes.values()].some(({ variants }) => variants.length > 1);
  const isPage = (path: string) => path.endsWith('/');
  const rows = (wanted: (path: string) => boolean) => [
    ...rowRules(
      site,
      routes.filter(({ path }) => wanted(path)),
    ),
    ...redirectRows(
      site,
      [...redirects].filter(([from]) => wanted(from)),
    ),
  ];
  const pages = [...(negotiated ? apacheNegotiate : []), ...rows(isPage), ...pageRules(site, shapes)];
  const others = [
    ...rows((path) => !isPage(path)),
    ...mirrorRules(site, shapes),
    ...fileRules(site, `assets/${segment}[.]${digestInName}`, shapes.assets),
    ...fileRules(site, path, shapes.files),
    ...redirectRules(site, shapes),
  ];
  const all = [...apacheEncodings, ...skipIf([], '!(?:^|/)$', pages), ...skipIf([], '(?:^|/)$', others)];
  return missing.length === 0 ? all : skipIf([], `${start}(?:${missing.map(exactly).join('|')})$`, all);
}

const path = `(?:${segment}/)*${segment}`;

function pageRules({ place, fields }: Site, { page }: Shapes): string[] {
  if (page === undefined) return [];
  const pattern = `${place.start}(${path})/$`;
  const index = '$1/index.html';
  const from = { pattern, encodings, mayLack: true };
  return [
    ...skipIf([cond(`${place.root}${index}`, '!-f')], pattern, [
      ...skipIf([cond('%{ENV:gazette_markdown}', '!=1')], '^', [
        ...estimate(place.tokens, pattern),
        ...serve(place, { ...from, file: '$1.md', variables: fields.variablesOf(page.markdown) }),
      ]),
      ...serve(place, { ...from, file: index, variables: fields.variablesOf(page.html) }),
    ]),
  ];
}

function mirrorRules({ place, fields }: Site, { mirror }: Shapes): string[] {
  if (mirror === undefined) return [];
  const pattern = `${place.start}(${path})[.]md$`;
  const lacks = (file: string, or = '') => cond(`${place.root}${file}`, '!-f', or);
  return skipIf(
    [],
    `!${pattern}`,
    skipIf([lacks('$1.md', ' [OR]'), lacks('$1/index.html')], pattern, [
      ...estimate(place.tokens, pattern),
      ...serve(place, {
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

function fileRules({ place, fields }: Site, name: string, shapes: readonly FileShape[]): string[] {
  return shapes.flatMap(({ extension, set }) =>
    serve(place, {
      pattern: `${place.start}(${name}[.]${extension})$`,
      file: '$1',
      isPath: true,
      variables: fields.variablesOf(set),
      encodings,
      mayLack: true,
      conditions: [cond(`${place.root}$1`, '-f')],
    }),
  );
}

function redirectRules(site: Site, { redirects }: Shapes): string[] {
  return redirects ? [cond(`${site.place.root}$1/index.html`, '-f'), redirectShape(site)] : [];
}

function redirectShape({ place, release, bare }: Site): string {
  return place.moved(`${place.start}(${path})$`, absolute(release.baseUrl, '/$1/'), bare);
}

/** In the folder: the redirects of paths that rules of the server have sent there. */
export function movedRules(site: Site): string[] {
  const { shapes, redirects } = shapedRelease(site.release, site.headers);
  return skipIf([cond('%{ENV:gazette_redirect}', '!=1')], '^', [
    ...redirectRows(site, redirects),
    ...(shapes.redirects ? [redirectShape(site)] : []),
  ]);
}

/** The estimate of a page's Markdown. */
function estimate(tokens: string | undefined, pattern: string): string[] {
  if (tokens === undefined) return [];
  return [cond(`\${${tokens}:$1.md}`, '(.+)'), `RewriteRule ${pattern} - [E=gazette_tokens:%1]`];
}
