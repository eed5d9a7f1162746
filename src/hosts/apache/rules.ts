import { sideCarOf } from '../../core/encoding.ts';
import type { Headers, Release, Variant } from '../../core/release.ts';
import { absolute } from '../../core/url.ts';
import { allowedMethods } from '../../http/policy.ts';
import { type HeaderSets, tokensOf } from '../header-sets.ts';
import { apacheEncodings, apacheNegotiate, encodingsVariable } from './negotiate.ts';
import { exactly, substitution } from './syntax.ts';

/**
 * The closed world as mod_rewrite rules for a directory context. A rule that finds a file sets variables: `set`, `sN`
 * say which header fields it gets (`tokens` is one). A file that the path does not name is an internal redirect: Apache
 * runs the rules once more, with `REDIRECT_` before those names, and the first rules end that run.
 */
export function apacheRules(release: Release, { indexOf }: HeaderSets): string[] {
  const set = (headers: Headers) => `s${indexOf(headers)}`;
  const routes = [...release.routes.values()];
  const rules = (wanted: (variant: Variant) => boolean) =>
    routes.flatMap(({ path, variants }) =>
      variants.filter(wanted).map((variant) => routeRule(path, variant, set(variant.headers))),
    );
  const markdown = rules(({ when }) => when === 'markdown');
  const encodings = routes.flatMap(({ variants }) => variants.map((variant) => variant.encodings ?? []));

  return [
    'RewriteEngine On',
    '# The files are compressed already.',
    'RewriteRule ^ - [E=no-gzip:1,E=no-brotli:1]',
    '',
    '# The second run: the page of an error, or a file that was found.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^40[034]$',
    `RewriteRule ^ - [E=${set(release.notFound.headers)}:1,END]`,
    'RewriteCond %{ENV:REDIRECT_set} !.',
    'RewriteRule ^ - [S=4]',
    'RewriteRule ^ - [E=%{ENV:REDIRECT_set}:1,E=tokens:%{ENV:REDIRECT_tokens}]',
    `RewriteRule ${ending(sideCarOf('', 'br'))} - [E=encoding:br]`,
    `RewriteRule ${ending(sideCarOf('', 'gzip'))} - [E=encoding:gzip]`,
    'RewriteRule ^ - [END]',
    '',
    ...(release.preflight === undefined ? [] : answerToOptions),
    `RewriteCond %{REQUEST_METHOD} !^(?:${allowedMethods.join('|')})$`,
    'RewriteRule ^ - [R=405,L]',
    '# A path has one spelling: as sent, in origin-form or absolute-form, it must be as Apache decoded it.',
    `RewriteCond "%{REQUEST_URI} %{THE_REQUEST}" "!${oneSpelling}"`,
    'RewriteRule ^ - [R=404,L]',
    '# mod_rewrite makes every redirect absolute: better by the base URL than by what a client says or a proxy hides.',
    ...[...release.redirects].map(
      ([from, to]) => `RewriteRule ${exactly(from)} ${substitution(absolute(release.baseUrl, to))} [R=308,QSD,L]`,
    ),
    '',
    ...apacheEncodings(distinct(encodings)),
    ...(markdown.length > 0 ? apacheNegotiate : []),
    '',
    'RewriteCond %{ENV:markdown} !1',
    `RewriteRule ^ - [S=${markdown.length}]`,
    ...markdown,
    ...rules(({ when }) => when !== 'markdown'),
    'RewriteRule ^ - [R=404,L]',
  ];
}

const answerToOptions = ['RewriteCond %{REQUEST_METHOD} =OPTIONS', 'RewriteRule ^ - [R=204,L]'];

// RFC 9112 §3.2.2: of an absolute-form without a path, which means "/", nothing is left to compare.
const oneSpelling = '^(\\S*) \\S+ (?:(?:(?i:https?)://[^/?#\\s]+)?\\1|(?i:https?)://[^/?#\\s]+)(?:[?]\\S*)? HTTP/';

function routeRule(path: string, variant: Variant, set: string): string {
  const { file, encodings = [] } = variant;
  const suffix = encodings.length > 0 ? encodingsVariable(encodings) : undefined;
  const tokens = tokensOf(variant);
  const flags = [`E=set:${set}`, `E=${set}:1`, ...(tokens === undefined ? [] : [`E=tokens:${tokens}`]), 'L'];
  return `RewriteRule ${exactly(path)} ${substitution(file, suffix)} [${flags.join(',')}]`;
}

function ending(suffix: string): string {
  return `${suffix.replaceAll('.', '\\.')}$`;
}

function distinct<T>(lists: readonly (readonly T[])[]): (readonly T[])[] {
  return [...new Map(lists.map((list) => [list.join(), list])).values()].filter((list) => list.length > 0);
}
