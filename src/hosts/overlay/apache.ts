import { largest } from '../../core/largest.ts';
import { apacheQuirks } from '../apache/quirks.ts';
import {
  type ApacheFields,
  buildApacheFields,
  exactPattern,
  headerValue,
  htaccessContext,
  type RuleContext,
  type RuleInput,
  section,
} from '../apache/rule-context.ts';
import type { Quirk, UnmetCapability } from '../host.ts';
import { findPageShapes, minSharedPages, pageShapeRules } from './apache/page-shapes.ts';
import { existingServerContext, overlayRules, pathAlternatives } from './apache/rules.ts';
import { type OverlayHost, type OverlayPage, type OverlaySite, rootPlaceholder } from './overlay-host.ts';

/** Marks around our lines in a `.htaccess`: WordPress and its like write between marks of their own. */
const htaccessMarkers = ['# BEGIN Gazette', '# END Gazette'] as const;

const quirks: readonly Quirk[] = [
  apacheQuirks.repeatedRanges,
  apacheQuirks.redirects,
  apacheQuirks.malformed,
  apacheQuirks.allow,
  {
    capability: 'security-headers',
    reason:
      '`Header` lines that stand for your whole site are sent with ours besides; of a field of one name ours is sent, unless yours stands in a `<Location>` or `<If>`',
  },
  {
    capability: 'missing-paths',
    reason:
      'where pages share rules, another spelling of a path (`/%61bout/`) is that path, as it is to your own pages',
  },
  {
    capability: 'methods',
    reason:
      'a redirect of mod_alias (`RedirectMatch 404 /\\.`) comes before or after rules as the configuration has it: one that fits a path of ours wins',
  },
];

/** Apache 2.4: a marked block for the `.htaccess` that is there, and lines for a virtual host. */
export const apacheOverlay: OverlayHost = {
  name: 'apache',
  title: 'Apache HTTP Server, in a site that is there',
  instructions: `Apache 2.4.13 or newer with mod_rewrite and mod_headers.

**Shared hosting**: put the lines of \`htaccess-block\`, marks included, at the top of the \`.htaccess\` in the folder that is served,
above all others; another time replace what stands between the marks. Without \`AllowOverride All\` Apache ignores the file.

**A server of your own**: \`Include /path/gazette.conf\` in the \`<VirtualHost>\`, above its own \`RewriteRule\` lines, then
\`apachectl configtest && apachectl graceful\`. One of the two is enough.

A \`.htaccess\` in a deeper folder that says \`RewriteEngine On\` hides the rules of those above from its folder, but not those of the
virtual host. A password of the whole site guards ours too; one of a folder guards no Markdown that lies elsewhere.
`,
  quirks,
  emit(site, { root = rootPlaceholder, present = new Set() }) {
    const { shapes, others, encodedOnly } = findPageShapes(site);
    const [begin, end] = htaccessMarkers;
    const block = text([`${begin}: generated, do not edit.`, ...htaccessLines(site), end]);
    const conf = ['# Gazette for Apache 2.4: inside your virtual host. Generated; do not edit.'];
    const unmet: UnmetCapability[] = [];
    for (const folder of deeper(present)) {
      const affected = site.pages.flatMap(({ path }) => (path.startsWith(folder) ? [path] : []));
      if (affected.length > 0)
        unmet.push({
          capability: 'negotiation',
          reason: `If \`${folder.slice(1)}.htaccess\` says \`RewriteEngine On\`, Apache reads no rules of the folders above there: pages below stay HTML, and their Markdown has the fields of your site. Include \`gazette.conf\` in the virtual host instead.`,
          affected,
        });
    }
    if (others.length > 0)
      unmet.push({
        capability: 'negotiation',
        reason:
          'Apache compares paths as it has decoded them, and these do not follow from the names of their files: your site answers them.',
        affected: others,
      });
    if (shapes.length > 0)
      unmet.push({
        capability: 'markdown-tokens',
        reason: `Pages whose names URLs encode share rules, and so do all from ${minSharedPages} pages on: rules that find a page by its name cannot say how many tokens its Markdown has.`,
        affected: [encodedOnly ? 'Markdown of pages whose names URLs encode' : 'Markdown of your pages'],
      });
    return {
      files: [
        { file: 'gazette.conf', text: text([...conf, ...virtualHostLines(site, existingServerContext(root))]) },
        { file: 'htaccess-block', text: block },
      ],
      unmet,
      exceeded: tooLong(block),
    };
  },
};

/** `/blog/`: folders below the first that have a `.htaccess`. */
function deeper(present: ReadonlySet<string>): string[] {
  return [...present].flatMap((name) =>
    name.endsWith('/.htaccess') ? [`/${name.slice(0, -'.htaccess'.length)}`] : [],
  );
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** Apache reads lines of 8,190 bytes (MAX_STRING_LEN), and fails the request on longer ones. */
function tooLong(block: string) {
  const got = largest(block.split('\n').map((line) => Buffer.byteLength(line)));
  return got <= 8190 ? [] : [{ limit: 'bytes in a line of .htaccess', allowed: 8190, got }];
}

/** `.htaccess`: rules, and header fields in a section that is read after theirs, wherever they stand. */
function htaccessLines(site: OverlaySite): string[] {
  return lines(site, htaccessContext, 'REDIRECT_', (fields) => section('FilesMatch', '"^"', fields));
}

/** Lines of a virtual host, whose rules are not undone by those of a `.htaccess`. */
function virtualHostLines(site: OverlaySite, place: RuleContext): string[] {
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
