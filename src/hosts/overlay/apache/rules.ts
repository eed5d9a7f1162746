import type { Route } from '../../../core/release.ts';
import { allowedMethods } from '../../../http/policy.ts';
import {
  exactPattern,
  htaccessContext,
  type RuleContext,
  type RuleInput,
  rewriteCondition,
  skipRulesIf,
  variableFlag,
} from '../../apache/rule-context.ts';
import {
  apacheEncodingRules,
  apacheNegotiationRules,
  otherSpellingCondition,
  patternRules,
  redirectRows,
  rowRules,
  targetCondition,
} from '../../apache/rules.ts';
import { splitRedirects } from '../../old-addresses.ts';
import type { OverlayPage, OverlaySite } from '../overlay-host.ts';

/** Names that stand in rules as they are: decoded, a path would have to be compared with what was sent. */
export const isApacheName = (text: string): boolean =>
  /^\/(?:[\w.~:@!&()*+,;=/-]+)?$/.test(text) && !text.startsWith('//');

/**
 * Rules for what is ours, of which none takes anything else: they stand above those of others.
 *
 * @param shaped rules for names of a shape, behind those for names of none
 */
export function overlayRules(
  site: RuleInput,
  { own, pages }: Pick<OverlaySite, 'own' | 'pages'>,
  shaped: readonly string[] = [],
): string[] {
  const { place, release } = site;
  const { plain, patterns } = splitRedirects(release.redirects);
  const moved = plain.filter(([from]) => isApacheName(from));
  const paths = [...own.map(({ path }) => path), ...moved.map(([from]) => from)];
  const other = rewriteCondition('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`);
  const all = [
    ...pathAlternatives(paths).flatMap((names) => refused(site, [], `${place.start}(?:${names})$`)),
    ...skipRulesIf([other], '^', [...rowRules(site, [...own, ...asRoutes(pages)]), ...redirectRows(site, moved)]),
  ];
  // In a folder, what was found comes by once more under its own name.
  const again =
    place.start === '^' ? [rewriteCondition('%{ENV:REDIRECT_gazette_ours}', '=1'), 'RewriteRule ^ - [END]'] : [];
  const asked = [
    ...(hasSideCars(own, pages) || shaped.length > 0 ? apacheEncodingRules : []),
    ...apacheNegotiationRules,
  ];
  return [
    ...again,
    ...asked,
    ...patterns.flatMap(({ pattern }) => refused(site, [targetCondition(pattern)], '^')),
    ...skipRulesIf([other], '^', patternRules(site)),
    ...skipRulesIf([otherSpellingCondition], '^', all),
    ...shaped,
  ].map(unvaried);
}

/** Apache adds the name of a field that a condition reads to Vary, of whatever answer: theirs, too. */
function unvaried(line: string): string {
  if (!line.startsWith('RewriteCond "%{HTTP:')) return line;
  return / \[NC\]$/.test(line) ? line.replace(/ \[NC\]$/, ' [NC,NV]') : `${line} [NV]`;
}

const asRoutes = (pages: readonly OverlayPage[]): Route[] =>
  pages.map(({ path, markdown }) => ({ path, variants: [markdown] }));

function refused(
  { release, headers, fields, place, bare }: RuleInput,
  conditions: readonly string[],
  pattern: string,
): string[] {
  const rules = (condition: string, status: number, variables: readonly string[]) => [
    ...conditions,
    condition,
    `RewriteRule ${pattern} - [${variables.map(variableFlag).join()},R=${status},L]`,
  ];
  const preflight = release.preflight && place.direct(fields.variablesOf(headers.indexOf(release.preflight)));
  const methods = `!^(?:${[...allowedMethods, ...(preflight ? ['OPTIONS'] : [])].join('|')})$`;
  return [
    ...(preflight
      ? rules(rewriteCondition('%{REQUEST_METHOD}', '=OPTIONS'), 204, [...preflight, 'gazette_allow'])
      : []),
    ...rules(rewriteCondition('%{REQUEST_METHOD}', methods), 405, [...bare, 'gazette_allow', 'gazette_refused']),
  ];
}

/** Paths as alternatives of patterns that fit on a line of .htaccess (8,190 bytes). */
export const pathAlternatives = (paths: readonly string[]): string[] => joinPatterns(paths.map(exactPattern));

/** Joins patterns by `|`. */
export function joinPatterns(patterns: readonly string[]): string[] {
  const all: string[] = [];
  for (const pattern of patterns) {
    const last = all.at(-1);
    if (last === undefined || last.length + pattern.length > 4000) all.push(pattern);
    else all[all.length - 1] = `${last}|${pattern}`;
  }
  return all;
}

function hasSideCars(own: readonly Route[], pages: readonly OverlayPage[]): boolean {
  return [...own.flatMap(({ variants }) => variants), ...pages.map(({ markdown }) => markdown)].some(
    ({ encodings = [] }) => encodings.length > 0,
  );
}

/** Where rules stand in a virtual host: above what maps paths to files. */
export const existingServerContext = (root: string): RuleContext => ({
  start: '^/',
  root: `${root}/`,
  direct: (variables) => variables,
  moved: htaccessContext.moved,
  found: (pattern, file, variables) =>
    `RewriteRule ${pattern} "${root}/${file}" [${[...variables.map(variableFlag), 'END'].join()}]`,
});
