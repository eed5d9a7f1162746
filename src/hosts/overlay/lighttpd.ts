import { sha256 } from '../../core/digest.ts';
import { encodings, sideCarOf } from '../../core/encoding.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Headers, Variant } from '../../core/release.ts';
import { maxAcceptBytes } from '../../http/negotiate.ts';
import { allowOf } from '../../http/policy.ts';
import { canonicalPathOf, tokenEstimateOf } from '../header-sets.ts';
import { type LuaValue, toLua } from '../lighttpd/lua.ts';
import negotiate from '../lighttpd/negotiate.lua?text';
import readSite from '../lighttpd/site.lua?text';
import overlay from './lighttpd/overlay.lua?text';
import { type OverlayHost, type OverlaySite, rootPlaceholder } from './overlay-host.ts';

const folder = '/etc/lighttpd/gazette';

const conf = `# Gazette for lighttpd 1.4.60 or newer: beside what is there. Generated; do not edit.
magnet.attract-physical-path-to += ( "${folder}/gazette.lua" )
magnet.attract-response-start-to += ( "${folder}/gazette.lua" )
`;

const dotfiles = `$HTTP["url"] =~ "/\\.(?!well-known/)" { url.access-deny = ( "" ) }`;

/** lighttpd with mod_magnet: a script that answers what is ours and lets all else go on. */
export const lighttpdOverlay: OverlayHost = {
  name: 'lighttpd',
  title: 'lighttpd with mod_magnet, in a configuration that is there',
  instructions: `lighttpd 1.4.60 or newer, and \`lighttpd-mod-magnet\`.

1. Copy \`gazette.conf\` and \`gazette.lua\` to \`${folder}/\`
2. In \`lighttpd.conf\`, where your other modules are: \`server.modules += ( "mod_magnet" )\`, last in the list; in the end, or in the
   end of the \`$HTTP["host"]\` of the site: \`include "${folder}/gazette.conf"\`
3. \`lighttpd -tt -f /etc/lighttpd/lighttpd.conf && systemctl restart lighttpd\`

Your redirects, passwords and refusals come first, as they stand. A block that has \`magnet.attract-…\` of its own needs both lines of
\`gazette.conf\` too: in lighttpd the innermost list counts alone.
`,
  quirks: [
    {
      capability: 'security-headers',
      reason:
        'fields that `setenv` adds to all answers are sent with ours besides; of a field of one name ours is sent',
    },
    { capability: 'ranges', reason: 'lighttpd says `Accept-Ranges: none` with our documents, which are sent whole' },
    {
      capability: 'methods',
      reason: 'methods that lighttpd does not know, or without a length, are refused by itself (501, 411)',
    },
  ],
  emit(site, { root = rootPlaceholder }) {
    const table = toLua(tableOf(site, root), 2, '  ');
    const script = `-- Gazette for lighttpd's mod_magnet: beside what is there. Generated; do not edit.
local version = ${toLua(`gazette overlay ${sha256(table)}`)}
local function read_site()
  return ${table}
end

${readSite}${negotiate}${overlay}`;
    const hidden = site.own.map(({ path }) => path).filter((path) => path.includes('/.'));
    return {
      files: [
        { file: 'gazette.conf', text: conf },
        { file: 'gazette.lua', text: script },
      ],
      unmet:
        hidden.length === 0
          ? []
          : [
              {
                capability: 'discovery-documents',
                reason: `A rule of yours that refuses names with a dot in front comes first in lighttpd. Write it so: \`${dotfiles}\`.`,
                affected: hidden,
              },
            ],
    };
  },
};

function tableOf({ release, headers, own, pages }: OverlaySite, root: string): LuaValue {
  // Lua counts from 1.
  const set = (of: Headers) => headers.indexOf(of) + 1;
  const answer = (variant: Variant): LuaValue => ({
    file: variant.file,
    set: set(variant.headers),
    etag: variant.headers.ETag,
    tokens: tokenEstimateOf(variant),
    encodings: variant.encodings,
  });
  const page = (variants: readonly Variant[]) => variants.map(canonicalPathOf).find((path) => path !== undefined);
  const row = (variants: readonly Variant[], more: Readonly<Record<string, LuaValue>> = {}): LuaValue => ({
    ...Object.fromEntries(variants.map((variant) => [variant.when, answer(variant)])),
    page: page(variants),
    ...more,
  });
  return {
    root,
    allow: allowOf(release),
    text: mediaTypes.text,
    max_accept_bytes: maxAcceptBytes,
    suffixes: Object.fromEntries(encodings.map((encoding) => [encoding, sideCarOf('', encoding)])),
    sets: headers.sets,
    names: [...new Set(headers.sets.flatMap((fields) => Object.keys(fields)))],
    bare: set(release.bareHeaders),
    preflight: release.preflight && set(release.preflight),
    rows: new Map<string, LuaValue>([
      ...[...release.redirects].map(([path, location]) => [path, { location }] as const),
      ...own.map(({ path, variants }) => [path, row(variants)] as const),
      ...pages.map(
        ({ path, markdown, link }) =>
          [path, row([markdown], { theirs: true, ...(link !== undefined && { link }) })] as const,
      ),
    ]),
  };
}
