import { expect, it, test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { nginx } from '../../src/hosts/nginx/nginx.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { ask, field } from './client.ts';
import { manyPages } from './many-pages.ts';
import { nginxBinary, startNginx } from './nginx-server.ts';
import { describeWith } from './servers.ts';

function emitted(release: Release, name: string): string {
  return nginx.emit(release, {}).files.find(({ file }) => file === name)!.text;
}

test('the routes, as maps', () => {
  const maps = emitted(sampleRelease, 'gazette-maps.conf');
  expect(
    maps.slice(maps.indexOf('# The path as received'), maps.indexOf('map $gazette_set $gazette_link')),
  ).toMatchInlineSnapshot(`
    "# The path as received: no decoding and no dot segments, so that a path has one spelling.
    map $request_uri $gazette_path {
      default "";
      "~^([^?]*)" $1;
    }
    map $gazette_path $gazette_first {
      default "";
      "/" "0/index.html";
      "/docs/api/" "2/docs/api/index.html";
      "/index.md" "4/index.md";
      "/docs/api.md" "4/docs/api.md";
      "/auth.md" "4/auth.md";
      "/api/v1/company.json" "5/api/v1/company.json";
    }
    map $gazette_path $gazette_second {
      default "";
      "/" "1/index.md";
      "/docs/api/" "3/docs/api.md";
    }
    map "$gazette_path $gazette_first $gazette_markdown$gazette_second" $gazette_chosen {
      default "";
      "~^(\\S+) [0-9]+\\1(?:index[.]html)? 1([0-9]+/\\S+)$" $2;
      "~^(\\S+) ([0-9]+\\1(?:index[.]html)?) [01]" $2;
    }
    map $gazette_chosen $gazette_file {
      default "";
      "~^[0-9]+(/\\S+)$" $1;
    }
    map $gazette_path $gazette_redirect {
      default "";
      "/docs/api" "/docs/api/";
    }
    map "$gazette_path $gazette_redirect" $gazette_location {
      default "";
      "~^(\\S+) (\\1/)$" $2;
    }
    # Header fields: by the set of the file, of the 404 page, or of an answer without a document.
    map "$status $gazette_chosen" $gazette_set {
      default error;
      "~^(?:200|304) ([0-9]+)/" $1;
      "~^404 " 6;
      "~^(?:308|405) " 7;
    }
    map $gazette_set $gazette_cache_control {
      default "";
      "0" "public, max-age=300";
      "1" "public, max-age=300";
      "2" "public, max-age=300";
      "3" "public, max-age=300";
      "4" "public, max-age=300";
      "5" "public, max-age=3600";
      "6" "public, max-age=60";
      "7" "public, max-age=60";
      "error" "no-store";
    }
    map $gazette_set $gazette_vary {
      default "";
      "0" "Accept";
      "1" "Accept";
      "2" "Accept";
      "3" "Accept";
    }
    "
  `);
});

test('the server', () => {
  expect(emitted(sampleRelease, 'gazette-server.conf')).toMatchInlineSnapshot(`
    "# Gazette for nginx: inside a server. Generated; do not edit.
    types {
      "text/html; charset=utf-8" html;
      "text/markdown; charset=utf-8" md;
      "application/json" json;
    }
    default_type application/octet-stream;
    charset off;
    server_tokens off;
    absolute_redirect off;

    # Side-cars of dist/ are sent as they are; anything compressed on the fly would share a tag with them.
    gzip off;
    gzip_static on;
    gzip_proxied any;
    gzip_vary off;

    # Tags are made of times, and times of digests, which are no dates: none is sent, none is compared.
    if_modified_since off;
    max_ranges 0;
    add_header Last-Modified "" always;
    add_header Cache-Control $gazette_cache_control always;
    add_header Vary $gazette_vary always;
    add_header Link $gazette_link always;
    add_header Content-Security-Policy "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Referrer-Policy "strict-origin-when-cross-origin" always;
    add_header Permissions-Policy "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()" always;
    add_header Cross-Origin-Opener-Policy "same-origin" always;
    add_header Cross-Origin-Resource-Policy $gazette_cross_origin_resource_policy always;
    add_header Access-Control-Allow-Origin $gazette_access_control_allow_origin always;
    add_header Access-Control-Expose-Headers $gazette_access_control_expose_headers always;
    add_header x-markdown-tokens $gazette_tokens;
    add_header Allow $gazette_allow always;

    # The page of 400 is itself one of two pages.
    recursive_error_pages on;
    error_page 400 /.gazette/400;
    error_page 403 404 =404 /404.html;
    error_page 405 /.gazette/405;

    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    location / {
      if ($gazette_location) {
        return 308 $gazette_location;
      }
      try_files $gazette_file =404;
    }
    location = /404.html {
      internal;
      recursive_error_pages off;
    }
    location = /.gazette/405 {
      internal;
      types { }
      default_type "text/plain; charset=utf-8";
      return 405 "Only GET, HEAD are answered here.\\n";
    }
    # A path that nginx cannot decode (%00, %zz) is refused before it is known, and is a missing one like any other.
    location = /.gazette/400 {
      internal;
      error_page 404 /404.html;
      if ($request_uri = "") {
        return 404;
      }
      return 400;
    }
    "
  `);
});

test('what an operator adapts', () => {
  expect(emitted(sampleRelease, 'site.conf')).toMatchInlineSnapshot(`
    "# Gazette for nginx: this file is yours to adapt; the two that it includes are generated.
    map_hash_bucket_size 1024;
    map_hash_max_size 65536;
    include gazette-maps.conf;

    server {
      listen 80;
      server_name example.com;
      root /srv/gazette/dist;
      include gazette-server.conf;
    }
    "
  `);
  expect(emitted(sampleRelease, 'site-brotli.conf')).toContain('  brotli_static on;\n');
});

test.each([['/x"y.md'], ['/x\\y.md'], ['/x y.md'], ['/é.md'], ['/x\n.md']])(
  'refuses %j, which could not be quoted',
  (path) => {
    const variant = { ...sampleRelease.routes.get('/auth.md')!.variants[0]!, file: path.slice(1) };
    const routes = new Map([[path, { path, variants: [variant] }]]);
    expect(() => nginx.emit({ ...sampleRelease, routes }, {})).toThrow('not a path that can be quoted');
  },
);

test('refuses a value that is longer than a line may be', () => {
  const [path, route] = [...sampleRelease.routes][0]!;
  const variants = route.variants.map((variant) => ({
    ...variant,
    headers: { ...variant.headers, Link: 'x'.repeat(5000) },
  }));
  const { exceeded } = nginx.emit({ ...sampleRelease, routes: new Map([[path, { path, variants }]]) }, {});
  expect(exceeded).toEqual([
    { limit: 'bytes in one line of the configuration', allowed: 4096, got: expect.any(Number) },
  ]);
});

test('refuses a path that is longer than a hash takes', () => {
  const [, route] = [...sampleRelease.routes].find(([path]) => path === '/auth.md')!;
  const of = (length: number): Release => {
    const file = `${'x'.repeat(length - 4)}.md`;
    const path = `/${file}`;
    const variants = [{ ...route.variants[0]!, file }];
    return { ...sampleRelease, routes: new Map([[path, { path, variants }]]) };
  };
  expect(nginx.emit(of(1000), {}).exceeded).toEqual([]);
  expect(nginx.emit(of(1001), {}).exceeded).toEqual([{ limit: 'bytes in one path', allowed: 1000, got: 1001 }]);
});

test('grows by the same for every page', () => {
  const size = (pages: number) =>
    nginx.emit(manyPages(pages), {}).files.reduce((sum, { text }) => sum + text.length, 0) - 8000;
  expect(size(10_000) / size(1000)).toBeLessThan(11);
  expect(size(1000) / 1000).toBeLessThan(400);
});

describeWith(nginxBinary, 'nginx with 10,000 pages', 'apt-get install nginx', () => {
  it('takes the configuration without a warning, and finds the last page', async () => {
    const release = manyPages(10_000);
    const { server, exchange } = await startNginx({ ...release, files: new Map([...release.files].slice(0, 20)) });
    try {
      const last = [...release.redirects.keys()][0]!;
      const answer = await exchange(ask(last));
      expect([answer.status, field(answer, 'location')]).toEqual([308, `${last}/`]);
    } finally {
      await server.stop();
    }
  });
});
