import { largest } from '../../core/largest.ts';
import type { Release } from '../../core/release.ts';
import { fileOf } from '../../core/url.ts';
import { headerSets } from '../header-sets.ts';
import type { Host, HostFile, LimitExceeded, Quirk } from '../host.ts';
import { lastOfRepeatedRanges } from '../static/quirks.ts';
import { nginxMaps } from './maps.ts';
import { nginxServer } from './server.ts';

/** What nginx does otherwise, whatever its configuration says. */
export const nginxQuirks = {
  repeatedRanges: lastOfRepeatedRanges,
  acceptLines: {
    capability: 'accept-lines',
    reason: 'nginx before 1.23 reads the first of several Accept lines only',
  },
  preconditions: {
    capability: 'preconditions',
    reason: 'nginx answers 412 by itself, as RFC 9110 §13.1.1 allows',
  },
} as const satisfies Record<string, Quirk>;

/** nginx 1.18 or newer with the modules that every build has; Brotli, where its module is, by one more line. */
export const nginx: Host = {
  name: 'nginx',
  title: 'nginx',
  instructions: `Package: \`nginx\`, 1.18 or newer. With Brotli: \`libnginx-mod-http-brotli-static\` besides.

1. Copy \`dist/\` to \`/srv/gazette/dist\`, readable by nginx. Keep the files' modification times (\`rsync -a\`, \`cp -a\`):
   nginx makes its ETags of them.
2. Copy \`gazette-maps.conf\` and \`gazette-server.conf\` to \`/etc/nginx/\`, again after every build.
3. Once: copy \`site.conf\` (with Brotli: \`site-brotli.conf\`) to \`/etc/nginx/conf.d/gazette.conf\` and adapt it; names,
   ports, certificates and the place of \`dist/\` stand there and nowhere else.
4. Check: \`nginx -t\`
5. Start: \`nginx\`; after a new build: \`nginx -s reload\`

Two such sites on one nginx: replace \`gazette\` by another name in the three files of the second, and in their names,
and remove its \`map_hash\` lines.
`,
  quirks: Object.values(nginxQuirks),
  emit(release, options) {
    assertConventions(release);
    const headers = headerSets(release, options);
    const files = [
      { file: 'gazette-maps.conf', text: nginxMaps(release, headers) },
      { file: 'gazette-server.conf', text: nginxServer(release, headers) },
      { file: 'site-brotli.conf', text: site(release, ['brotli_static on;']) },
      { file: 'site.conf', text: site(release, []) },
    ];
    return { files, unmet: [], exceeded: tooLong(release, files) };
  },
};

function site(release: Release, more: readonly string[]): string {
  return `# Gazette for nginx: this file is yours to adapt; the two that it includes are generated.
map_hash_bucket_size ${bucketSize};
map_hash_max_size 65536;
include gazette-maps.conf;

server {
  listen 80;
  server_name ${new URL(release.baseUrl).hostname};
  root /srv/gazette/dist;
${more.map((line) => `  ${line}\n`).join('')}  include gazette-server.conf;
}
`;
}

/** The maps check the case of a path by its file's name, because nginx looks names up in lower case. */
function assertConventions(release: Release): void {
  for (const { path, variants } of release.routes.values())
    if (variants[0]?.file !== fileOf(path)) throw new Error(`nginx: ${path} is not served from ${fileOf(path)}`);
  for (const [from, to] of release.redirects)
    if (to !== `${from}/`) throw new Error(`nginx: ${from} redirects to ${to}, not to ${from}/`);
  for (const name of [...release.routes.keys(), ...release.redirects.keys(), ...release.files.keys()])
    if (!/^[\x21\x23-\x5B\x5D-\x7E]+$/.test(name)) throw new Error(`nginx: not a path that can be quoted: ${name}`);
}

/** Bytes for the table entries of one hash: a path of this length and three words must fit. */
const bucketSize = 1024;

/** The buffer of nginx's configuration reader (NGX_CONF_BUFFER): a longer word is an error of `nginx -t`. */
const longestLine = 4096;

function tooLong(release: Release, files: readonly HostFile[]): LimitExceeded[] {
  const line = longest(files.flatMap(({ text }) => text.split('\n')));
  const path = longest([...release.routes.keys(), ...release.redirects.keys()]);
  return [
    { limit: 'bytes in one line of the configuration', allowed: longestLine, got: line },
    { limit: 'bytes in one path', allowed: bucketSize - 24, got: path },
  ].filter(({ allowed, got }) => got > allowed);
}

function longest(texts: readonly string[]): number {
  return largest(texts.map((text) => text.length));
}
