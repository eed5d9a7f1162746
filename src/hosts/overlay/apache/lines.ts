import { type Fields, fieldsOf } from '../../apache/fields.ts';
import { inFolder, type Place } from '../../apache/place.ts';
import { exactly, headerValue, section } from '../../apache/syntax.ts';
import type { MirroredPage, OverlaySite } from '../overlay-site.ts';
import { lists, overlayRules } from './rules.ts';

/** `.htaccess`: rules, and header fields in a section that is read after theirs, wherever they stand. */
export function folderLines(site: OverlaySite): string[] {
  return ['RewriteEngine On', ...rules(site, inFolder), ...section('FilesMatch', '"^"', fields(site, 'REDIRECT_'))];
}

/** The same in a virtual host, whose rules are not undone by those of a `.htaccess`. */
export function serverLines(site: OverlaySite, place: Place): string[] {
  return ['RewriteEngine On', ...rules(site, place), ...section('Location', '"/"', fields(site, ''))];
}

function rules(site: OverlaySite, place: Place): string[] {
  const { release, headers } = site;
  const found = fieldsFor(site);
  const bare = place.direct(found.variablesOf(headers.indexOf(release.bareHeaders)));
  return overlayRules({ release, headers, fields: found, place, bare }, site);
}

/** No field is shared with the answers that are theirs, so that each hangs on a variable, and one says that it is ours. */
function fieldsFor({ release, headers }: OverlaySite): Fields {
  const found = fieldsOf(release, { ...headers, sets: [...headers.sets, {}] });
  return { ...found, variablesOf: (set) => [...found.variablesOf(set), 'gazette_ours'] };
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
function added(pages: readonly MirroredPage[], ours: string): string[] {
  const at = (names: string) =>
    `"expr=%{reqenv:${ours}} != '1' && %{THE_REQUEST} =~ m#^(?:GET|HEAD) (?:(?i:https?)://[^/?\\s]+)?/(?:${names})(?:[?]\\S*)? HTTP/#"`;
  return [
    ...lists(pages.map(({ path }) => path)).map((names) => `Header merge Vary Accept ${at(names)}`),
    ...pages.flatMap(({ path, link }) =>
      link === undefined ? [] : [`Header merge Link ${headerValue(link)} ${at(exactly(path))}`],
    ),
  ];
}
