import type { Release } from '../../core/release.ts';
import type { HostFile } from '../host.ts';
import { block } from './syntax.ts';

/** The servers that include a release: an operator copies one of them, and keeps it. */
export function siteFiles(release: Release): HostFile[] {
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
