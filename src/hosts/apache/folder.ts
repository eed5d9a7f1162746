import type { Release } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import type { HeaderSets } from '../header-sets.ts';
import {
  type ApacheFields,
  directoryContext,
  htaccessContext,
  type RuleContext,
  type RuleInput,
  rewriteCondition,
  section,
  substitution,
  variableFlag,
} from './rule-context.ts';
import { encodedPathRules, folderRedirectRules, otherSpellingCondition, pathRules, patternRules } from './rules.ts';

/** `.htaccess`: the folder and all rules. */
export function htaccessLines(release: Release, headers: HeaderSets, fields: ApacheFields): string[] {
  const site = siteIn(htaccessContext, release, headers, fields);
  return [
    ...folderLines(release, ['Options -Indexes -MultiViews']),
    // Else 403: the rules below make it 404.
    ...section('FilesMatch', '"^\\.ht"', ['Require all granted']),
    ...fields.lines('REDIRECT_'),
    ...fields.refused,
    '',
    'RewriteEngine On',
    '# The second run: a file that was found.',
    'RewriteCond %{ENV:REDIRECT_gazette_found} =1',
    'RewriteRule ^ - [END]',
    ...errorPage(site),
    ...refuseMethods(site),
    ...patternRules(site),
    ...encodedPathRules(site),
    otherSpellingCondition,
    'RewriteRule ^ - [R=404,L]',
    ...pathRules(site),
    'RewriteRule ^ - [R=404,L]',
  ];
}

/** The folder below a server: redirects, and all that no rule of the server has found. */
export function directoryLines(release: Release, headers: HeaderSets, fields: ApacheFields): string[] {
  const site = siteIn(directoryContext, release, headers, fields);
  return [
    ...folderLines(release, ['Options FollowSymLinks', 'AllowOverride None', 'Require all granted']),
    ...fields.lines(''),
    '',
    'RewriteEngine On',
    ...errorPage(site),
    ...refuseMethods(site),
    ...folderRedirectRules(site),
    'RewriteRule ^ - [R=404,L]',
  ];
}

function siteIn(place: RuleContext, release: Release, headers: HeaderSets, fields: ApacheFields): RuleInput {
  const bare = place.direct(fields.variablesOf(headers.indexOf(release.bareHeaders)));
  return { release, headers, fields, place, bare };
}

/** Directives against inherited settings. */
function folderLines(release: Release, own: readonly string[]): string[] {
  const page = substitution(`/${release.notFound.file}`);
  const ours = extensions(release).join(' ');
  return [
    ...own,
    'ServerSignature Off',
    ...errorPages(page),
    `ErrorDocument 405 "Only ${allowOf(release)} are answered here."`,
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'FileETag MTime Size',
    'AddDefaultCharset Off',
    '# A .br is no Breton, and a .gz is what it was before. Side-cars are compressed already.',
    'RemoveType .br .gz',
    'RemoveEncoding .br .gz',
    'RemoveLanguage .br .gz',
    // Such as server side includes, or programs.
    ...['RemoveOutputFilter', 'RemoveHandler'].map((name) => `${name} ${ours}`),
    'SetEnv no-gzip 1',
    'SetEnv no-brotli 1',
    ...section('IfModule', 'mod_expires.c', ['ExpiresActive Off']),
  ];
}

/** `.html .md`: of all files. */
function extensions({ files }: Release): string[] {
  const ends = new Set<string>();
  for (const file of files.keys()) ends.add(file.slice(file.lastIndexOf('.')));
  return [...ends].filter((end) => /^\.[A-Za-z0-9]+$/.test(end)).sort();
}

/** `ErrorDocument` for what Apache refuses or does not find. */
export function errorPages(page: string): string[] {
  return [403, 404].map((status) => `ErrorDocument ${status} ${page}`);
}

function errorPage({ release, headers, fields, place }: RuleInput): string[] {
  const variables = place.direct(fields.variablesOf(headers.indexOf(release.notFound.headers)));
  return [
    '# The page of an error.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^40[034]$',
    `RewriteRule ^ - [${[...variables.map(variableFlag), 'END'].join()}]`,
  ];
}

function refuseMethods({ release, headers, fields, place, bare }: RuleInput): string[] {
  const answer = (status: number, variables: readonly string[]) =>
    `RewriteRule ^ - [${variables.map(variableFlag).join()},R=${status},L]`;
  const preflight = release.preflight && place.direct(fields.variablesOf(headers.indexOf(release.preflight)));
  return [
    ...(preflight
      ? [rewriteCondition('%{REQUEST_METHOD}', '=OPTIONS'), answer(204, [...preflight, 'gazette_allow'])]
      : []),
    rewriteCondition('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`),
    answer(405, [...bare, 'gazette_allow', 'gazette_refused']),
  ];
}
