import type { Route } from '../../../core/release.ts';
import { allowedMethods } from '../../../http/policy.ts';
import { apacheEncodings, apacheNegotiate } from '../../apache/negotiate.ts';
import { flag, type Place } from '../../apache/place.ts';
import { redirectRows, rowRules } from '../../apache/rows.ts';
import { otherSpelling } from '../../apache/rules.ts';
import type { Site } from '../../apache/site.ts';
import { cond, exactly, skipIf } from '../../apache/syntax.ts';
import type { MirroredPage, OverlaySite } from '../overlay-site.ts';

/** Names that stand in rules as they are: decoded, a path would have to be compared with what was sent. */
export const apacheNames = (text: string): boolean =>
  /^\/(?:[\w.~:@!&()*+,;=/-]+)?$/.test(text) && !text.startsWith('//');

/**
 * Rules for what is ours, of which none takes anything else: they stand above those of others.
 *
 * @param shaped rules for names of a shape, behind those for names of none
 */
export function overlayRules(
  site: Site,
  { own, pages }: Pick<OverlaySite, 'own' | 'pages'>,
  shaped: readonly string[] = [],
): string[] {
  const { place, release } = site;
  const moved = [...release.redirects].filter((pair) => pair.every(apacheNames));
  const paths = [...own.map(({ path }) => path), ...moved.map(([from]) => from)];
  const other = cond('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`);
  const all = [
    ...refused(site, paths),
    ...skipIf([other], '^', [...rowRules(site, [...own, ...asRoutes(pages)]), ...redirectRows(site, moved)]),
  ];
  // In a folder, what was found comes by once more under its own name.
  const again = place.start === '^' ? [cond('%{ENV:REDIRECT_gazette_ours}', '=1'), 'RewriteRule ^ - [END]'] : [];
  const asked = [...(hasSideCars(own, pages) || shaped.length > 0 ? apacheEncodings : []), ...apacheNegotiate];
  return [...again, ...asked, ...skipIf([otherSpelling], '^', all), ...shaped].map(unvaried);
}

/** Apache adds the name of a field that a condition reads to Vary, of whatever answer: theirs, too. */
function unvaried(line: string): string {
  if (!line.startsWith('RewriteCond "%{HTTP:')) return line;
  return / \[NC\]$/.test(line) ? line.replace(/ \[NC\]$/, ' [NC,NV]') : `${line} [NV]`;
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

/** Paths as alternatives of patterns that fit on a line of .htaccess (8,190 bytes). */
export const lists = (paths: readonly string[]): string[] => chunked(paths.map(exactly));

/** Joins patterns by `|`. */
export function chunked(patterns: readonly string[]): string[] {
  const all: string[] = [];
  for (const pattern of patterns) {
    const last = all.at(-1);
    if (last === undefined || last.length + pattern.length > 4000) all.push(pattern);
    else all[all.length - 1] = `${last}|${pattern}`;
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
