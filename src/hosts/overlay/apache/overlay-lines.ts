import { type ApacheFields, buildApacheFields } from '../../apache/fields.ts';
import { htaccessContext, type RuleContext } from '../../apache/rule-context.ts';
import type { RuleInput } from '../../apache/rule-input.ts';
import { exactPattern, headerValue, section } from '../../apache/syntax.ts';
import type { OverlayPage, OverlaySite } from '../overlay-site.ts';
import { findPageShapes, pageShapeRules } from './page-shapes.ts';
import { overlayRules, pathAlternatives } from './rules.ts';

/** `.htaccess`: rules, and header fields in a section that is read after theirs, wherever they stand. */
export function htaccessLines(site: OverlaySite): string[] {
  return lines(site, htaccessContext, 'REDIRECT_', (fields) => section('FilesMatch', '"^"', fields));
}

/** Lines of a virtual host, whose rules are not undone by those of a `.htaccess`. */
export function virtualHostLines(site: OverlaySite, place: RuleContext): string[] {
  return lines(site, place, '', (fields) => section('Location', '"/"', fields));
}

function lines(
  site: OverlaySite,
  place: RuleContext,
  prefix: '' | 'REDIRECT_',
  inSection: (fields: readonly string[]) => string[],
): string[] {
  const shaped = findPageShapes(site);
  const named = { ...site, ...shaped };
  const found = siteAt(site, place);
  return [
    'RewriteEngine On',
    ...overlayRules(found, named, pageShapeRules(found, shaped)),
    ...inSection([...fields(named, prefix), ...(shaped.shapes.length > 0 ? [byShape(prefix)] : [])]),
  ];
}

function siteAt(site: OverlaySite, place: RuleContext): RuleInput {
  const { release, headers } = site;
  const found = fieldsFor(site);
  const bare = place.direct(found.variablesOf(headers.indexOf(release.bareHeaders)));
  return { release, headers, fields: found, place, bare };
}

/** No field is shared with the answers that are theirs, so that each hangs on a variable, and one says that it is ours. */
function fieldsFor({ release, headers }: OverlaySite): ApacheFields {
  const found = buildApacheFields(release, { ...headers, sets: [...headers.sets, {}] });
  return { ...found, variablesOf: (set) => [...found.variablesOf(set), 'gazette_ours'] };
}

/** A page that a rule has found by its shape: a folder's file may be another request. */
function byShape(prefix: '' | 'REDIRECT_'): string {
  const found = "'%{reqenv:gazette_mirrored}%{reqenv:REDIRECT_gazette_mirrored}' =~ /1/";
  return `Header merge Vary Accept "expr=%{reqenv:${prefix}gazette_ours} != '1' && ${found}"`;
}

function fields(site: OverlaySite, prefix: '' | 'REDIRECT_'): string[] {
  const ours = `${prefix}gazette_ours`;
  const found = fieldsFor(site);
  return [
    ...found.lines(prefix).map((line) => (/^#| env=/.test(line) ? line : `${line} env=${ours}`)),
    ...found.refused,
    ...added(site.pages, ours),
  ];
}

/** By the request line: the path of a page becomes that of a file, and then is one of many. */
function added(pages: readonly OverlayPage[], ours: string): string[] {
  const at = (names: string) =>
    `"expr=%{reqenv:${ours}} != '1' && %{THE_REQUEST} =~ m#^(?:GET|HEAD) (?:(?i:https?)://[^/?\\s]+)?/(?:${names})(?:[?]\\S*)? HTTP/#"`;
  return [
    ...pathAlternatives(pages.map(({ path }) => path)).map((names) => `Header merge Vary Accept ${at(names)}`),
    ...pages.flatMap(({ path, link }) =>
      link === undefined ? [] : [`Header merge Link ${headerValue(link)} ${at(exactPattern(path))}`],
    ),
  ];
}
