import type { Route, Variant } from '../../../core/release.ts';
import { allowedMethods } from '../../../http/policy.ts';
import { apacheEncodings, apacheNegotiate } from '../../apache/negotiate.ts';
import { flag, type Place, serve } from '../../apache/place.ts';
import { redirectRows, rowRules } from '../../apache/rows.ts';
import { otherSpelling } from '../../apache/rules.ts';
import type { Site } from '../../apache/site.ts';
import { cond, exactly, skipIf } from '../../apache/syntax.ts';
import { pageOf } from '../../header-sets.ts';
import type { MirroredPage, OverlaySite } from '../overlay-site.ts';

/** Names that stand in rules as they are: decoded, a path would have to be compared with what was sent. */
export const apacheNames = (text: string): boolean =>
  /^\/(?:[\w.~:@!&()*+,;=/-]+)?$/.test(text) && !text.startsWith('//');

/** From this number of pages on they share rules, which cannot say how many tokens each has. */
export const sharedFrom = 200;

/** Rules for what is ours, of which none takes anything else: they stand above those of others. */
export function overlayRules(site: Site, { own, pages }: Pick<OverlaySite, 'own' | 'pages'>): string[] {
  const { place, release } = site;
  const moved = [...release.redirects.keys()];
  const paths = [...own.map(({ path }) => path), ...moved];
  const answered = pages.length < sharedFrom ? rowRules(site, [...own, ...asRoutes(pages)]) : sharing(site, own, pages);
  const other = cond('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`);
  const all = [
    ...refused(site, paths),
    ...skipIf([other], '^', [
      ...(hasSideCars(own, pages) ? apacheEncodings : []),
      ...apacheNegotiate,
      ...answered,
      ...redirectRows(site, release.redirects),
    ]),
  ];
  // In a folder, what was found comes by once more under its own name.
  const again = place.start === '^' ? [cond('%{ENV:REDIRECT_gazette_ours}', '=1'), 'RewriteRule ^ - [END]'] : [];
  return [...again, ...skipIf([otherSpelling], '^', all)];
}

const asRoutes = (pages: readonly MirroredPage[]): Route[] =>
  pages.map(({ path, markdown }) => ({ path, variants: [markdown] }));

function refused({ release, headers, fields, place, bare }: Site, paths: readonly string[]): string[] {
  const rules = (condition: string, status: number, variables: readonly string[]) =>
    lists(paths).flatMap((names) => [
      condition,
      `RewriteRule ${place.start}(?:${names})$ - [${variables.map(flag).join()},R=${status},L]`,
    ]);
  const preflight = release.preflight && place.direct(fields.variablesOf(headers.indexOf(release.preflight)));
  const methods = `!^(?:${[...allowedMethods, ...(preflight ? ['OPTIONS'] : [])].join('|')})$`;
  return [
    ...(preflight ? rules(cond('%{REQUEST_METHOD}', '=OPTIONS'), 204, [...preflight, 'gazette_allow']) : []),
    ...rules(cond('%{REQUEST_METHOD}', methods), 405, [...bare, 'gazette_allow', 'gazette_refused']),
  ];
}

/** Pages and mirrors whose names follow from each other, a few rules for all that have the same fields. */
function sharing(site: Site, own: readonly Route[], pages: readonly MirroredPage[]): string[] {
  const { place, headers, fields } = site;
  const groups = new Map<string, { variant: Variant; isMirror: boolean; stems: string[] }>();
  const others: Route[] = [];
  const add = (route: Route, variant: Variant | undefined, stem: string | undefined, isMirror: boolean) => {
    if (variant === undefined || stem === undefined) {
      others.push(route);
      return;
    }
    const key = `${isMirror} ${headers.indexOf(variant.headers)} ${variant.encodings?.join()}`;
    const group = groups.get(key) ?? { variant, isMirror, stems: [] };
    group.stems.push(stem);
    groups.set(key, group);
  };
  for (const route of asRoutes(pages)) {
    const [variant] = route.variants;
    const stem = route.path.slice(1, -1);
    add(route, variant, variant?.file === `${stem}.md` && route.path.endsWith('/') ? stem : undefined, false);
  }
  for (const route of own) {
    const [variant, second] = route.variants;
    const stem = route.path.slice(1, -3);
    const isRegular =
      second === undefined &&
      variant?.file === `${stem}.md` &&
      route.path.endsWith('.md') &&
      pageOf(variant) === `/${stem}/`;
    add(route, variant, isRegular ? stem : undefined, true);
  }
  const shared = [...groups.values()].flatMap(({ variant, isMirror, stems }) =>
    lists(stems.map((stem) => `/${stem}`)).flatMap((names) =>
      serve(place, {
        pattern: `${place.start}(${names})${isMirror ? '[.]md' : '/'}$`,
        file: '$1.md',
        isPath: isMirror,
        variables: [
          ...fields.variablesOf(headers.indexOf(variant.headers)),
          ...(isMirror ? ['gazette_page:/$1/'] : []),
        ],
        encodings: variant.encodings ?? [],
        conditions: isMirror ? [] : [cond('%{ENV:gazette_markdown}', '=1')],
      }),
    ),
  );
  return [...shared, ...rowRules(site, others)];
}

/** Paths as alternatives of patterns that fit on a line of .htaccess (8,190 bytes). */
export function lists(paths: readonly string[]): string[] {
  const all: string[] = [];
  for (const path of paths) {
    const name = exactly(path);
    const last = all.at(-1);
    if (last === undefined || last.length + name.length > 4000) all.push(name);
    else all[all.length - 1] = `${last}|${name}`;
  }
  return all;
}

function hasSideCars(own: readonly Route[], pages: readonly MirroredPage[]): boolean {
  return [...own.flatMap(({ variants }) => variants), ...pages.map(({ markdown }) => markdown)].some(
    ({ encodings = [] }) => encodings.length > 0,
  );
}

/** Where rules stand in a virtual host: above what maps paths to files. */
export const inTheirServer = (root: string): Place => ({
  start: '^/',
  root: `${root}/`,
  direct: (variables) => variables,
  moved: (pattern, to, variables) =>
    `RewriteRule ${pattern} ${to} [${[...variables.map(flag), 'R=308', 'QSD', 'L'].join()}]`,
  found: (pattern, file, variables) =>
    `RewriteRule ${pattern} "${root}/${file}" [${[...variables.map(flag), 'END'].join()}]`,
});
