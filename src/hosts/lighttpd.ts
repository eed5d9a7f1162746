import { encodedTag, sideCarOf } from '../encoding.ts';
import { maxAcceptBytes } from '../http/negotiate.ts';
import { allow } from '../http/policy.ts';
import { mediaTypes } from '../media-types.ts';
import type { Release, Variant } from '../release.ts';
import { sha256 } from '../digest.ts';
import { headerSets, tokensOf } from './header-sets.ts';
import type { Host, HostOptions } from './host.ts';
import { lighttpdRespond } from './lighttpd-respond.ts';
import { lua, type LuaValue } from './lua.ts';

const conf = `# Gazette: lighttpd 1.4.60 or newer with mod_magnet. Generated; do not edit.
# Two places to adapt: the folder that holds the site, and the one that holds gazette.lua.
server.modules = ( "mod_magnet" )
server.document-root = "/srv/gazette/dist"
magnet.attract-physical-path-to = ( "/srv/gazette/deploy/gazette.lua" )

server.port = 80
# mod_magnet sees every request as it came: gazette.lua knows each path in one spelling, and any other is the 404 page.
server.http-parseopts = (
  "header-strict" => "enable",
  "host-strict" => "enable",
  "url-normalize" => "disable",
  "url-ctrls-reject" => "disable"
)
server.range-requests = "disable"
server.max-request-field-size = 16384
server.tag = ""
`;

/** lighttpd with mod_magnet: one constant configuration, and one Lua file that holds the routes and respond(). */
export const lighttpd: Host = {
  name: 'lighttpd',
  title: 'lighttpd with mod_magnet',
  instructions: `Needs the packages \`lighttpd\` and \`lighttpd-mod-magnet\` (1.4.60 or newer).

1. Copy \`dist/\` to \`/srv/gazette/dist\` and \`gazette.lua\` to \`/srv/gazette/deploy\`, or change the two lines of
   \`lighttpd.conf\` that name them. With several sites, put those lines into a \`$HTTP["host"]\` block.
2. Check: \`lighttpd -tt -f lighttpd.conf\`
3. Start: \`lighttpd -D -f lighttpd.conf\`

A new build needs no restart: copy \`dist/\`, then \`gazette.lua\`; it is read again when it has changed.
`,
  emit(release, options) {
    return {
      files: [
        { file: 'gazette.lua', text: script(release, options) },
        { file: 'lighttpd.conf', text: conf },
      ],
      unmet: [],
      exceeded: [],
    };
  },
};

function script(release: Release, options: HostOptions): string {
  const { sets, indexOf } = headerSets(release, options);
  const variants = (of: readonly Variant[]) =>
    Object.fromEntries(of.map((variant) => [variant.when, variantTable(variant)]));

  const site = `
  local sets = {
${sets.map((set) => `    ${lua(set, '    ')},\n`).join('')}  }
  site = {
    allow = ${lua(allow)},
    text = ${lua(mediaTypes.text)},
    max_accept_bytes = ${maxAcceptBytes},
    bare = sets[${indexOf(release.bareHeaders) + 1}],
    missing = sets[${indexOf(release.notFound.headers) + 1}],
    missing_file = ${lua(release.notFound.file)},
    redirects = ${lua(Object.fromEntries(release.redirects), '    ')},
    routes = {},
  }
`;
  return '';
}
