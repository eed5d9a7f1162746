import { sha256 } from '../../core/digest.ts';
import { encodings, sideCarOf } from '../../core/encoding.ts';
import { maxLevels } from '../../core/find-redirect.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Headers, Release, Variant } from '../../core/release.ts';
import { maxAcceptBytes } from '../../http/negotiate.ts';
import { allowOf } from '../../http/policy.ts';
import type { FileShape } from '../../http/shapes.ts';
import { type HeaderSets, headerSets, tokenEstimateOf } from '../header-sets.ts';
import type { Host, HostOptions, Quirk } from '../host.ts';
import { shapedRelease } from '../shaped-release.ts';
import { type LuaValue, toLua } from './lua.ts';
import negotiate from './negotiate.lua?text';
import respond from './respond.lua?text';
import readSite from './site.lua?text';

const conf = `# Gazette for lighttpd 1.4.60 or newer: one release. Generated; do not edit.
server.document-root = "@GAZETTE_ROOT@/dist"
magnet.attract-physical-path-to = ( "@GAZETTE_ROOT@/config/gazette.lua" )
magnet.attract-response-start-to = ( "@GAZETTE_ROOT@/config/gazette.lua" )

# gazette.lua reads the request target as it came: a path has one spelling, and any other is the 404 page.
server.http-parseopts = (
  "header-strict" => "enable",
  "host-strict" => "enable",
  "url-normalize" => "disable",
  "url-ctrls-reject" => "disable"
)
server.range-requests = "disable"
server.max-request-field-size = 16384

# A tag is made of a file's time, which is made of its digest, and its size: not of its place on a disk.
etag.use-inode = "disable"
etag.use-mtime = "enable"
etag.use-size = "enable"
`;

const main = (
  purpose: string,
  lines: readonly string[],
) => `# Gazette for lighttpd: ${purpose}. This file is yours to adapt; what it includes comes with every release.
server.modules = ( "mod_magnet" )
server.port = 80
# Requests that have begun are answered by the release before.
server.feature-flags = ( "server.graceful-shutdown-timeout" => 10 )
include "@GAZETTE_BASE@/current/config/gazette.conf"
${lines.map((line) => `${line}\n`).join('')}`;

const encrypted = (hostname: string) => `
server.modules += ( "mod_openssl", "mod_redirect" )
$SERVER["socket"] == ":443" {
  ssl.engine = "enable"
  ssl.pemfile = "/etc/letsencrypt/live/${hostname}/fullchain.pem"
  ssl.privkey = "/etc/letsencrypt/live/${hostname}/privkey.pem"
}
$HTTP["scheme"] == "http" {
  url.redirect = ( "" => "https://${hostname}\${url.path}\${qsa}" )
  url.redirect-code = 308
}`;

/** Quirks of lighttpd in every configuration. */
export const lighttpdQuirks = {
  otherHost: {
    capability: 'targets',
    reason: 'lighttpd answers 400 if Host is not the host of the target, which RFC 9112 §3.2.2 lets a server ignore',
  },
} as const satisfies Record<string, Quirk>;

/** lighttpd with mod_magnet: a constant configuration, and one Lua file: the routes, and below them respond(). */
export const lighttpd: Host = {
  name: 'lighttpd',
  title: 'lighttpd with mod_magnet',
  tokens: 'texts',
  instructions: `Packages: \`lighttpd\` and \`lighttpd-mod-magnet\`, 1.4.60 or newer; \`lighttpd-mod-openssl\` for TLS. A file system that
knows \`a\` from \`A\`.
`,
  quirks: Object.values(lighttpdQuirks),
  emit(release, options) {
    return {
      files: [
        { file: 'gazette.conf', text: conf },
        { file: 'gazette.lua', text: script(release, options) },
        {
          file: 'lighttpd-tls.conf',
          text: main('HTTPS; fill in the paths of the certificate', [encrypted(new URL(release.baseUrl).hostname)]),
        },
        { file: 'lighttpd.conf', text: main('plain HTTP, for what stands behind a proxy', []) },
      ],
      unmet: [],
      exceeded: [],
    };
  },
};

function script(release: Release, options: HostOptions): string {
  const site = toLua(siteTable(release, headerSets(release, options)), 2, '  ');
  return `-- Gazette for lighttpd's mod_magnet. Generated; do not edit.
local version = ${toLua(`gazette ${sha256(site)}`)}
local function read_site()
  return ${site}
end

${readSite}${negotiate}${respond}`;
}

function siteTable(release: Release, headers: HeaderSets): LuaValue {
  // Lua counts from 1.
  const set = (of: Headers) => headers.indexOf(of) + 1;
  const { shapes, routes, redirects, missing } = shapedRelease(release, headers);
  const row = (variant: Variant): LuaValue => ({
    file: variant.file,
    set: set(variant.headers),
    tokens: tokenEstimateOf(variant),
  });
  const sets = (all: readonly FileShape[]) => new Map(all.map((shape) => [shape.extension, shape.set + 1]));
  return {
    allow: allowOf(release),
    text: mediaTypes.text,
    max_accept_bytes: maxAcceptBytes,
    max_levels: maxLevels,
    encodings,
    suffixes: Object.fromEntries(encodings.map((encoding) => [encoding, sideCarOf('', encoding)])),
    sets: headers.sets,
    bare: set(release.bareHeaders),
    preflight: release.preflight && set(release.preflight),
    missing: set(release.notFound.headers),
    missing_file: release.notFound.file,
    shapes: {
      page: shapes.page && { html: shapes.page.html + 1, markdown: shapes.page.markdown + 1 },
      mirror: shapes.mirror === undefined ? undefined : shapes.mirror + 1,
      assets: sets(shapes.assets),
      parts: sets(shapes.parts),
      files: sets(shapes.files),
      redirects: shapes.redirects,
    },
    rows: new Map<string, LuaValue>([
      ...[...redirects].map(([path, location]) => [path, { location }] as const),
      ...routes.map(
        ({ path, variants }) =>
          [path, Object.fromEntries(variants.map((variant) => [variant.when, row(variant)]))] as const,
      ),
      ...missing.map((path) => [path, false] as const),
    ]),
  };
}
