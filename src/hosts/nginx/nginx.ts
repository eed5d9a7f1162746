import { largest } from '../../core/largest.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import { headerSets } from '../header-sets.ts';
import type { Host, HostFile, LimitExceeded, Quirk } from '../host.ts';
import { repeatedRangesQuirk } from '../static/quirks.ts';
import { nginxServer } from './server.ts';
import { block } from './syntax.ts';

/** The servers that include a release: an operator copies one of them, and keeps it. */
function siteFiles(release: Release): HostFile[] {
  const { hostname } = new URL(release.baseUrl);
  const name = `server_name ${serverName(hostname)};`;
  const brotli = 'brotli_static on;';
  return [
    file('site.conf', 'plain HTTP, for what stands behind a proxy', plain([name])),
    file('site-brotli.conf', 'plain HTTP with Brotli', plain([name, brotli])),
    file('site-tls.conf', 'HTTPS; fill in the two paths of the certificate', encrypted(hostname, name, brotli)),
  ];
}

const include = 'include @GAZETTE_BASE@/current/config/gazette.conf;';

function plain(lines: readonly string[]): string[] {
  return block('server', ['listen 80;', ...lines, include]);
}

function encrypted(hostname: string, name: string, brotli: string): string[] {
  return [
    ...block('server', [
      'listen 80;',
      'listen [::]:80;',
      name,
      'server_tokens off;',
      '# Where a renewal of the certificate is proven (RFC 8555 §8.3).',
      'location ^~ /.well-known/acme-challenge/ { root /var/www/html; }',
      `location / { return 308 https://${hostname}$request_uri; }`,
    ]),
    ...block('server', [
      '# nginx 1.25.1 and newer: "listen 443 ssl;", and "http2 on;" below.',
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      name,
      `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
      `ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      '# With the module libnginx-mod-http-brotli-static:',
      `# ${brotli}`,
      include,
    ]),
  ];
}

function file(name: string, purpose: string, lines: readonly string[]): HostFile {
  const head = `# Gazette for nginx: ${purpose}. This file is yours to adapt; what it includes comes with every release.`;
  return { file: name, text: `${[head, ...lines].join('\n')}\n` };
}

/** Names are hashed in buckets that are too small for long ones by default; patterns are not. */
function serverName(hostname: string): string {
  return hostname.length <= 20 ? hostname : `"~^${hostname.replaceAll('.', '[.]')}$"`;
}

/** Quirks of nginx in every configuration. */
export const nginxQuirks = {
  repeatedRanges: repeatedRangesQuirk,
  acceptLines: {
    capability: 'accept-lines',
    reason: 'nginx before 1.23 reads the first of several Accept lines only',
  },
  estimates: {
    capability: 'markdown-tokens',
    reason:
      'nginx sends x-markdown-tokens with the Markdown of the homepage, and of pages with a line of their own: for others it would need a table of all paths',
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
  instructions: `Package: \`nginx\`, 1.18 or newer. With Brotli: \`libnginx-mod-http-brotli-static\` besides. A file system that knows
\`a\` from \`A\`.

\`gazette.conf\` stands inside one \`server\`, and takes nothing from others: it may be included in a server that you have,
which then answers with this site wherever it has no location of its own.
`,
  quirks: Object.values(nginxQuirks),
  emit(release, options) {
    assertConventions(release);
    const text = nginxServer(release, headerSets(release, options));
    const files = [{ file: 'gazette.conf', text }, ...siteFiles(release)].sort((a, b) =>
      compareCodeUnits(a.file, b.file),
    );
    return { files, unmet: [], exceeded: tooLong(files) };
  },
};

function assertConventions(release: Release): void {
  for (const name of [...release.routes.keys(), ...release.redirects.keys(), ...release.files.keys()])
    if (!/^[\x21\x23-\x5B\x5D-\x7E]+$/.test(name)) throw new Error(`nginx: not a path that can be quoted: ${name}`);
}

/** The buffer of nginx's configuration reader (NGX_CONF_BUFFER): a longer word is an error of `nginx -t`. */
const longestLine = 4096;

function tooLong(files: readonly HostFile[]): LimitExceeded[] {
  const got = largest(files.flatMap(({ text }) => text.split('\n').map((line) => line.length)));
  return got <= longestLine ? [] : [{ limit: 'bytes in one line of the configuration', allowed: longestLine, got }];
}
