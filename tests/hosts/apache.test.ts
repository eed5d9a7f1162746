import { expect, it } from 'vitest';
import { apache } from '../../src/hosts/apache/apache.ts';
import { apacheQuirks, htaccessUnmet } from '../../src/hosts/apache/quirks.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { segment } from '../../src/http/shapes.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { apacheBinary, isMalformed, isOwnPage, startApache } from './apache-server.ts';
import { ask } from './client.ts';
import { withRowEstimates } from './estimates.ts';
import { manyPages } from './many-pages.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith } from './servers.ts';
import { hostileReleaseFor, servesEveryRoute, serving, subjectOf, withOtherText } from './serving.ts';
import { conformance, type Exception } from './suite.ts';

const install = 'apt-get install apache2';

const exceptions: readonly Exception[] = [
  {
    check: 'repeated ranges',
    reason: apacheQuirks.repeatedRanges.reason,
  },
  { check: 'redirects', reason: apacheQuirks.redirects.reason },
  {
    check: 'missing paths',
    when: ({ target }) => isMalformed(target),
    reason: apacheQuirks.malformed.reason,
  },
  { check: 'methods', reason: apacheQuirks.allow.reason },
];

describeWith(apacheBinary, 'Apache', install, () => {
  const release = exampleRelease();

  conformance(
    'apache',
    subjectOf(
      release,
      serving(() => startApache(release, 'site.conf')),
    ),
    [...exceptions, { check: 'TRACE', reason: apacheQuirks.allow.reason }],
  );
});

describeWith(apacheBinary, 'Apache with .htaccess only', install, () => {
  const release = exampleRelease();

  conformance(
    'apache-htaccess',
    subjectOf(
      withRowEstimates(release),
      serving(() => startApache(release, '.htaccess')),
    ),
    [
      ...exceptions,
      { check: 'TRACE', reason: htaccessUnmet.trace.reason },
      {
        check: 'missing paths',
        when: ({ target }) => isOwnPage(target),
        reason: htaccessUnmet.ownPage.reason,
      },
    ],
  );
});

describeWith(apacheBinary, 'Apache with .htaccess only: a name that no file system can hold', install, () => {
  const running = serving(() => startApache(exampleRelease(), '.htaccess'));
  it('is 403, as UNMET.md says', async () => {
    const { status, body } = await running().exchange(ask(`/${'a'.repeat(256)}`));
    expect(status).toBe(403);
    expect(Buffer.from(body).toString()).toContain('<title>403 Forbidden</title>');
    expect(JSON.stringify(htaccessUnmet.ownPage)).toContain('255 bytes (403)');
  });
});

describeWith(apacheBinary, 'Apache: preflight', install, () => {
  const running = serving(() => startApache(preflightRelease(), 'site.conf'));
  answersPreflight(() => running().exchange);
});

describeWith(apacheBinary, 'Apache with .htaccess only: preflight', install, () => {
  const running = serving(() => startApache(preflightRelease(), '.htaccess'));
  answersPreflight(() => running().exchange);
});

describeWith(apacheBinary, 'Apache with odd paths and header values', install, () => {
  const { release, refused } = hostileReleaseFor(apache);

  servesEveryRoute(
    release,
    serving(() => startApache(release, '.htaccess')),
  );

  it('refuses only what its configuration gives a meaning even in quotes', () => {
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((value) => !value.includes('$' + '{'))).toEqual([]);
  });
});

function emitted(name: string, options: HostOptions = {}): string {
  return apache.emit(sampleRelease, options).files.find(({ file }) => file === name)?.text ?? '';
}

it('holds no text of editors', () => {
  expect(apache.emit(withOtherText(sampleRelease), {})).toEqual(apache.emit(sampleRelease, {}));
});

it('finds a path by an exact row, or by its shape and the files that are there', () => {
  const text = emitted('gazette.conf').replaceAll(`(?:${segment}/)*${segment}`, 'PATH');
  const rules = text.slice(text.indexOf('RewriteCond "%{ENV:gazette_markdown}"'), text.indexOf('<Directory'));
  expect(rules).toMatchInlineSnapshot(`
    "RewriteCond "%{ENV:gazette_markdown}" "=1"
    RewriteRule ^/$ "@GAZETTE_ROOT@/dist/index.md" [E=gazette_ct5:1,E=gazette_cc6:1,E=gazette_v2:1,E=gazette_l3:1,E=gazette_corp4:1,E=gazette_tokens:3,END]
    RewriteRule ^/$ "@GAZETTE_ROOT@/dist/index.html" [E=gazette_ct0:1,E=gazette_cc1:1,E=gazette_v2:1,E=gazette_l3:1,E=gazette_corp4:1,END]
    RewriteCond "@GAZETTE_ROOT@/dist/$1/index.html" "!-f"
    RewriteRule ^/(PATH)/$ - [S=8]
    RewriteCond "%{ENV:gazette_markdown}" "!=1"
    RewriteRule ^ - [S=4]
    RewriteCond "\${gazette_tokens:$1.md}" "(.+)"
    RewriteRule ^/(PATH)/$ - [E=gazette_tokens:%1]
    RewriteCond "%{ENV:gazette_accepts_br}" "=1"
    RewriteCond "@GAZETTE_ROOT@/dist/$1.md.br" "-f"
    RewriteRule ^/(PATH)/$ "@GAZETTE_ROOT@/dist/$1.md.br" [E=gazette_ct5:1,E=gazette_cc6:1,E=gazette_v2:1,E=gazette_corp4:1,E=gazette_coding_br:1,END]
    RewriteCond "%{ENV:gazette_accepts_gzip}" "=1"
    RewriteCond "@GAZETTE_ROOT@/dist/$1.md.gz" "-f"
    RewriteRule ^/(PATH)/$ "@GAZETTE_ROOT@/dist/$1.md.gz" [E=gazette_ct5:1,E=gazette_cc6:1,E=gazette_v2:1,E=gazette_corp4:1,E=gazette_coding_gzip:1,END]
    RewriteRule ^/(PATH)/$ "@GAZETTE_ROOT@/dist/$1.md" [E=gazette_ct5:1,E=gazette_cc6:1,E=gazette_v2:1,E=gazette_corp4:1,END]
    RewriteCond "%{ENV:gazette_accepts_br}" "=1"
    RewriteCond "@GAZETTE_ROOT@/dist/$1/index.html.br" "-f"
    RewriteRule ^/(PATH)/$ "@GAZETTE_ROOT@/dist/$1/index.html.br" [E=gazette_ct0:1,E=gazette_cc1:1,E=gazette_v2:1,E=gazette_corp4:1,E=gazette_coding_br:1,END]
    RewriteCond "%{ENV:gazette_accepts_gzip}" "=1"
    RewriteCond "@GAZETTE_ROOT@/dist/$1/index.html.gz" "-f"
    RewriteRule ^/(PATH)/$ "@GAZETTE_ROOT@/dist/$1/index.html.gz" [E=gazette_ct0:1,E=gazette_cc1:1,E=gazette_v2:1,E=gazette_corp4:1,E=gazette_coding_gzip:1,END]
    RewriteRule ^/(PATH)/$ "@GAZETTE_ROOT@/dist/$1/index.html" [E=gazette_ct0:1,E=gazette_cc1:1,E=gazette_v2:1,E=gazette_corp4:1,END]
    RewriteRule (?:^|/)$ - [S=9]
    RewriteRule ^/(index\\.md|auth\\.md)$ "@GAZETTE_ROOT@/dist/$1" [E=gazette_ct5:1,E=gazette_cc1:1,E=gazette_v7:1,E=gazette_acao8:1,E=gazette_aceh9:1,E=gazette_corp10:1,E=gazette_tokens:3,END]
    RewriteRule ^/(api/v1/company\\.json)$ "@GAZETTE_ROOT@/dist/$1" [E=gazette_ct11:1,E=gazette_cc12:1,E=gazette_v7:1,E=gazette_acao8:1,E=gazette_aceh9:1,E=gazette_corp10:1,END]
    RewriteRule !^/(PATH)[.]md$ - [S=5]
    RewriteCond "@GAZETTE_ROOT@/dist/$1.md" "!-f" [OR]
    RewriteCond "@GAZETTE_ROOT@/dist/$1/index.html" "!-f"
    RewriteRule ^/(PATH)[.]md$ - [S=4]
    RewriteCond "\${gazette_tokens:$1.md}" "(.+)"
    RewriteRule ^/(PATH)[.]md$ - [E=gazette_tokens:%1]
    RewriteCond "%{ENV:gazette_accepts_br}" "=1"
    RewriteCond "@GAZETTE_ROOT@/dist/$1.md.br" "-f"
    RewriteRule ^/(PATH)[.]md$ "@GAZETTE_ROOT@/dist/$1.md.br" [E=gazette_ct5:1,E=gazette_cc1:1,E=gazette_v7:1,E=gazette_acao8:1,E=gazette_aceh9:1,E=gazette_corp10:1,E=gazette_page:/$1/,E=gazette_coding_br:1,END]
    RewriteCond "%{ENV:gazette_accepts_gzip}" "=1"
    RewriteCond "@GAZETTE_ROOT@/dist/$1.md.gz" "-f"
    RewriteRule ^/(PATH)[.]md$ "@GAZETTE_ROOT@/dist/$1.md.gz" [E=gazette_ct5:1,E=gazette_cc1:1,E=gazette_v7:1,E=gazette_acao8:1,E=gazette_aceh9:1,E=gazette_corp10:1,E=gazette_page:/$1/,E=gazette_coding_gzip:1,END]
    RewriteRule ^/(PATH)[.]md$ "@GAZETTE_ROOT@/dist/$1.md" [E=gazette_ct5:1,E=gazette_cc1:1,E=gazette_v7:1,E=gazette_acao8:1,E=gazette_aceh9:1,E=gazette_corp10:1,E=gazette_page:/$1/,END]
    RewriteCond "@GAZETTE_ROOT@/dist/$1/index.html" "-f"
    RewriteRule ^/(PATH)$ "@GAZETTE_ROOT@/dist/$1" [E=gazette_redirect:1,L]
    "
  `);
});

it('leaves an operator a virtual host of few lines', () => {
  expect(emitted('site.conf')).toMatchInlineSnapshot(`
    "# Gazette for Apache 2.4: this file is yours to adapt; what it includes is generated with every release.
    <VirtualHost *:80>
      ServerName https://example.com
      Include "@GAZETTE_BASE@/current/config/gazette.conf"

      # Nothing else is served here: neither aliases nor home pages that the server has for all its sites. For a path of
      # your own, such as /app/, add above the last line: RewriteRule ^/app/ - [L]
      TraceEnable Off
      AllowEncodedSlashes NoDecode
      ErrorDocument 403 /404.html
      ErrorDocument 404 /404.html
      RewriteCond %{REQUEST_METHOD} =TRACE
      RewriteRule ^ - [E=gazette_bare:1,E=gazette_allow:1,E=gazette_refused:1,L]
      RewriteRule !^/404[.]html$ /.gazette [L]
    </VirtualHost>
    "
  `);
});

it('redirects to TLS, and asks for nothing but a certificate', () => {
  expect(emitted('site-tls.conf')).toMatchInlineSnapshot(`
    "# Gazette for Apache 2.4: this file is yours to adapt; what it includes is generated with every release.
    <VirtualHost *:80>
      ServerName example.com
      # Certificates are asked for under this one path.
      RedirectMatch 308 "^(?!/\\.well-known/acme-challenge/)(.*)$" "https://example.com$1"
    </VirtualHost>

    <VirtualHost *:443>
      ServerName https://example.com
      SSLEngine On
      SSLProtocol -all +TLSv1.2 +TLSv1.3
      # Your certificate:
      SSLCertificateFile "/etc/letsencrypt/live/example.com/fullchain.pem"
      SSLCertificateKeyFile "/etc/letsencrypt/live/example.com/privkey.pem"
      <IfModule mod_http2.c>
        Protocols h2 http/1.1
      </IfModule>
      Include "@GAZETTE_BASE@/current/config/gazette.conf"

      # Nothing else is served here: neither aliases nor home pages that the server has for all its sites. For a path of
      # your own, such as /app/, add above the last line: RewriteRule ^/app/ - [L]
      TraceEnable Off
      AllowEncodedSlashes NoDecode
      ErrorDocument 403 /404.html
      ErrorDocument 404 /404.html
      RewriteCond %{REQUEST_METHOD} =TRACE
      RewriteRule ^ - [E=gazette_bare:1,E=gazette_allow:1,E=gazette_refused:1,L]
      RewriteRule !^/404[.]html$ /.gazette [L]
    </VirtualHost>
    "
  `);
});

it('is as large at any number of pages', () => {
  const [few, many] = [1000, 10_000].map((pages) => apache.emit(manyPages(pages), {}).files);
  expect(many).toEqual(few);
  for (const { text } of [...(many ?? []), ...apache.emit(exampleRelease(), {}).files])
    expect(text.length).toBeLessThan(64 * 1024);
});

it('gives variables no name that others use', () => {
  for (const { text } of apache.emit(exampleRelease(), {}).files) {
    const named = [...text.matchAll(/\bE=(\w+)|\benv=(\w+)|%\{ENV:(\w+)\}/g)].map(
      (found) => found[1] ?? found[2] ?? found[3],
    );
    expect(named.filter((name) => !/^(?:REDIRECT_)?gazette_|^REDIRECT_STATUS$/.test(name ?? ''))).toEqual([]);
  }
});

it('sends Strict-Transport-Security on every answer, if it is asked to', () => {
  const line = 'Header always set Strict-Transport-Security "max-age=63072000"';
  expect(emitted('.htaccess', { hsts: 'max-age=63072000' }).split('\n')).toContain(line);
  const server = emitted('gazette.conf', { hsts: 'max-age=63072000' }).split('\n');
  expect(server).toContain(`  ${line}`);
  expect(server).toContain(`${line} env=gazette_bare`);
});

it('refuses a line that .htaccess cannot hold, with the figure', () => {
  const headers = { ...sampleRelease.notFound.headers, Link: `<https://example.com/${'x'.repeat(9000)}>` };
  const { exceeded } = apache.emit({ ...sampleRelease, notFound: { file: '404.html', headers } }, {});
  expect(exceeded).toEqual([{ limit: 'bytes in a line of .htaccess', allowed: 8190, got: expect.any(Number) }]);
  expect(exceeded[0]!.got).toBeGreaterThan(9000);
});
