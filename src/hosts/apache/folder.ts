import type { Release } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import type { HeaderSets } from '../header-sets.ts';
import type { Fields } from './fields.ts';
import { flag, inFolder, type Place } from './place.ts';
import { otherSpelling, pathRules } from './rules.ts';
import { cond, section, substitution } from './syntax.ts';

/** `.htaccess`: the folder and all rules. */
export function htaccess(release: Release, headers: HeaderSets, fields: Fields): string[] {
  const place = inFolder;
  const bare = place.direct(fields.variablesOf(headers.indexOf(release.bareHeaders)));
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
    ...errorPage(release, headers, fields, place),
    ...refuseMethods(release, headers, fields, place),
    otherSpelling,
    'RewriteRule ^ - [R=404,L]',
    ...pathRules({ release, headers, fields, place, bare }),
    'RewriteRule ^ - [R=404,L]',
  ];
}

/** Rules for all that no rule of the server has found. */
export function closedFolder(release: Release, headers: HeaderSets, fields: Fields, place: Place): string[] {
  return [
    ...folderLines(release, ['Options FollowSymLinks', 'AllowOverride None', 'Require all granted']),
    ...fields.lines(''),
    '',
    'RewriteEngine On',
    ...errorPage(release, headers, fields, place),
    ...refuseMethods(release, headers, fields, place),
    'RewriteRule ^ - [R=404,L]',
  ];
}

/** What somebody above may have set for all folders. */
function folderLines(release: Release, own: readonly string[]): string[] {
  const page = substitution(`/${release.notFound.file}`);
  return [
    ...own,
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
    'SetEnv no-gzip 1',
    'SetEnv no-brotli 1',
    ...section('IfModule', 'mod_expires.c', ['ExpiresActive Off']),
  ];
}

/** `ErrorDocument` for what Apache refuses or does not find. */
export function errorPages(page: string): string[] {
  return [403, 404].map((status) => `ErrorDocument ${status} ${page}`);
}

function errorPage(release: Release, headers: HeaderSets, fields: Fields, place: Place): string[] {
  const variables = place.direct(fields.variablesOf(headers.indexOf(release.notFound.headers)));
  return [
    '# The page of an error.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^40[034]$',
    `RewriteRule ^ - [${[...variables.map(flag), 'END'].join()}]`,
  ];
}

function refuseMethods(release: Release, headers: HeaderSets, fields: Fields, place: Place): string[] {
  const answer = (status: number, set: number, more: readonly string[]) =>
    `RewriteRule ^ - [${[...place.direct(fields.variablesOf(set)), ...more].map(flag).join()},R=${status},L]`;
  return [
    ...(release.preflight === undefined
      ? []
      : [cond('%{REQUEST_METHOD}', '=OPTIONS'), answer(204, headers.indexOf(release.preflight), ['gazette_allow'])]),
    cond('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`),
    answer(405, headers.indexOf(release.bareHeaders), ['gazette_allow', 'gazette_refused']),
  ];
}
