import { type Encoding, encodings } from '../../core/encoding.ts';
import type { Release, Route, Variant } from '../../core/release.ts';
import { absoluteUrl, decodePercent } from '../../core/url.ts';
import { digestInName, type FileShape, partName, type Shapes, segment } from '../../http/shapes.ts';
import { acceptPatterns } from '../accept-patterns.ts';
import { canonicalPathOf, tokenEstimateOf } from '../header-sets.ts';
import { exactText, splitRedirects } from '../old-addresses.ts';
import { shapedRelease } from '../shaped-release.ts';
import {
  exactPattern,
  type RuleInput,
  rewriteCondition,
  type ServedFile,
  serveFileRules,
  skipRulesIf,
  substitution,
} from './rule-context.ts';

/** Rules for paths that are no shape's. */
export function rowRules(
  site: RuleInput,
  routes: readonly Route[],
  asSent: (route: Route) => readonly string[] = () => [],
): string[] {
  const { place } = site;
  const at = (names: readonly string[]) => `${place.start}(${names.map(exactPattern).join('|')})$`;
  const served = (variant: Variant): Pick<ServedFile, 'variables' | 'encodings'> => {
    const [tokens, page] = [tokenEstimateOf(variant), canonicalPathOf(variant)];
    return {
      variables: [
        ...site.fields.variablesOf(site.headers.indexOf(variant.headers)),
        ...(tokens === undefined ? [] : [`gazette_tokens:${tokens}`]),
        ...(page === undefined ? [] : [`gazette_page:${substitution(page)}`]),
      ],
      encodings: variant.encodings ?? [],
    };
  };
  const alike = new Map<string, { served: ReturnType<typeof served>; names: string[] }>();
  const own: string[][] = [];
  for (const route of routes) {
    const { variants } = route;
    const path = decodePercent(route.path);
    const [first, second] = variants;
    if (first !== undefined && second === undefined && route.path === `/${first.file}`) {
      const key = JSON.stringify(served(first));
      const group = alike.get(key) ?? { served: served(first), names: [] };
      group.names.push(path);
      alike.set(key, group);
    } else {
      const pattern = `${place.start}${exactPattern(path)}$`;
      for (const variant of [...variants].reverse()) {
        const conditions = [...asSent(route), ...(variant.when === 'markdown' ? [isMarkdown] : [])];
        const isPath = path === `/${variant.file}`;
        const file = substitution(variant.file);
        own.push(serveFileRules(place, { ...served(variant), pattern, file, isPath, conditions }));
      }
    }
  }
  const groups = [...alike.values()].flatMap((group) => chunks(group.names).map((names) => ({ ...group, names })));
  return [
    ...groups.flatMap((group) =>
      serveFileRules(place, { ...group.served, pattern: at(group.names), file: '$1', isPath: true }),
    ),
    ...own.flat(),
  ];
}

/** Chosen by the rules of apacheNegotiate. */
const isMarkdown = rewriteCondition('%{ENV:gazette_markdown}', '=1');

/** Rules for redirects that are no shape's. */
export function redirectRows(
  { release, place, bare }: RuleInput,
  redirects: Iterable<readonly [from: string, to: string]>,
): string[] {
  return [...redirects].map(([from, to]) =>
    place.moved(`${place.start}(${exactPattern(from)})$`, redirectTarget(release, to), bare),
  );
}

function redirectTarget({ baseUrl }: Pick<Release, 'baseUrl'>, to: string): string {
  const [page = '', anchor] = to.split('#', 2);
  return (
    substitution(page.startsWith('/') ? absoluteUrl(baseUrl, page) : page) +
    (anchor === undefined ? '' : `#${substitution(anchor)}`)
  );
}

/** Lists of names that fit on a line of .htaccess. */
function chunks(names: readonly string[]): string[][] {
  const lists: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const name of names) {
    length += name.length + 1;
    if (length > 4000) {
      lists.push([]);
      length = name.length;
    }
    lists.at(-1)?.push(name);
  }
  return lists;
}

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
  const { shapes, routes: all, redirects, missing } = shapedRelease(site.release, site.headers);
  const routes = all.filter(({ path }) => !path.includes('%'));
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
    ...fileRules(site, partName, shapes.parts),
    ...fileRules(site, path, shapes.files),
    ...redirectRules(site, shapes),
  ];
  const rules = [
    ...apacheEncodingRules,
    ...skipRulesIf([], '!(?:^|/)$', pages),
    ...skipRulesIf([], '(?:^|/)$', others),
  ];
  return missing.length === 0 ? rules : skipRulesIf([], `${start}(?:${missing.map(exactPattern).join('|')})$`, rules);
}

/** Rules for paths beyond ASCII: Apache finds them decoded, so that each is compared as it was sent besides. */
export function encodedPathRules(site: RuleInput): string[] {
  const { routes } = shapedRelease(site.release, site.headers);
  const encoded = routes.filter(({ path }) => path.includes('%'));
  if (encoded.length === 0) return [];
  const asSent = ({ path }: Route) => [targetCondition(`${exactText(path)}(?:[?]\\S*)?`)];
  const rules = [...apacheEncodingRules, ...apacheNegotiationRules, ...rowRules(site, encoded, asSent)];
  return skipRulesIf([], '![^\\x00-\\x7f]', rules);
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
