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

test('a release, inside a server', () => {
  expect(emitted(sampleRelease, 'gazette.conf')).toMatchInlineSnapshot(`
    "# Gazette for nginx: one release, inside a server. Generated; do not edit.
    # Before a location is chosen:
    error_page 400 494 =404 /.gazette/400;
    error_page 405 = /.gazette/405;
    location / {
      root "@GAZETTE_ROOT@/dist";
      types {
        "text/html; charset=utf-8" html;
        "text/markdown; charset=utf-8" md;
        "application/json" json;
      }
      default_type application/octet-stream;
      charset off;
      server_tokens off;
      absolute_redirect off;
      autoindex off;
      expires off;
      ssi off;
      log_not_found off;
      open_file_cache off;

      # Side-cars of dist/ are sent as they are; anything compressed on the fly would share a tag with them.
      gzip off;
      gzip_static on;
      gzip_proxied any;
      gzip_vary off;

      # Tags are made of times, and times of digests, which are no dates: none is sent, none is compared.
      etag on;
      if_modified_since off;
      max_ranges 0;
      add_header Last-Modified "";
      add_header Cache-Control $gazette_cache_control;
      add_header Vary $gazette_vary;
      add_header Link $gazette_link;
      add_header Content-Security-Policy "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
      add_header X-Content-Type-Options "nosniff";
      add_header Referrer-Policy "strict-origin-when-cross-origin";
      add_header Permissions-Policy "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";
      add_header Cross-Origin-Opener-Policy "same-origin";
      add_header Cross-Origin-Resource-Policy $gazette_cross_origin_resource_policy;
      add_header Access-Control-Allow-Origin $gazette_access_control_allow_origin;
      add_header Access-Control-Expose-Headers $gazette_access_control_expose_headers;
      add_header x-markdown-tokens $gazette_tokens;
      add_header Allow $gazette_allow;

      recursive_error_pages on;
      error_page 400 494 =404 /.gazette/400;
      error_page 405 = /.gazette/405;
      error_page 403 404 =404 /.gazette/404;
      error_page 413 /.gazette/413;
      error_page 414 /.gazette/414;
      error_page 429 /.gazette/429;
      error_page 500 /.gazette/500;
      error_page 503 /.gazette/503;

      if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
      return 404;

      location ^~ /.gazette/ {
        internal;
        recursive_error_pages off;
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
        add_header x-markdown-tokens $gazette_tokens always;
        add_header Allow $gazette_allow always;
        location = /.gazette/404 {
          set $gazette_cache_control "public, max-age=60";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "";
          rewrite ^ "/404.html" break;
        }
        location = /.gazette/405 {
          types { }
          default_type "text/plain; charset=utf-8";
          set $gazette_cache_control "public, max-age=60";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "GET, HEAD";
          return 405 "Only GET, HEAD are answered here.\\n";
        }
        # A path that nginx cannot decode (%00, %zz) is refused before it is known, and is a missing one like any other.
        location = /.gazette/400 {
          set $gazette_cache_control "no-store";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "";
          if ($request_uri = "") {
            set $gazette_cache_control "public, max-age=60";
            set $gazette_vary "";
            set $gazette_link "";
            set $gazette_cross_origin_resource_policy "cross-origin";
            set $gazette_access_control_allow_origin "*";
            set $gazette_access_control_expose_headers "";
            set $gazette_tokens "";
            set $gazette_allow "";
            rewrite ^ "/404.html" break;
          }
          return 400;
        }
        location = /.gazette/413 {
          set $gazette_cache_control "no-store";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "";
          return 413;
        }
        location = /.gazette/414 {
          set $gazette_cache_control "no-store";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "";
          return 414;
        }
        location = /.gazette/429 {
          set $gazette_cache_control "no-store";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "";
          return 429;
        }
        location = /.gazette/500 {
          set $gazette_cache_control "no-store";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "";
          return 500;
        }
        location = /.gazette/503 {
          set $gazette_cache_control "no-store";
          set $gazette_vary "";
          set $gazette_link "";
          set $gazette_cross_origin_resource_policy "cross-origin";
          set $gazette_access_control_allow_origin "*";
          set $gazette_access_control_expose_headers "";
          set $gazette_tokens "";
          set $gazette_allow "";
          return 503;
        }
      }
      location = "/" {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        if ($request_uri !~ "^/(?:[?]|$)") { return 404; }
        set $gazette_accept $http_accept;
        if ($http_accept !~* "text/markdown") { set $gazette_accept ""; }
        if ($http_accept ~ "^.{4097}") { set $gazette_accept ""; }
        set $gazette_md "";
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_md "w$1$2$3"; }
        set $gazette_html "w0";
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[*]/[*][ \\x09]*(?:[;,]|$)") { set $gazette_html "w0"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[*]/[*][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_html "w$1$2$3"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[*][ \\x09]*(?:[;,]|$)") { set $gazette_html "w0"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[*][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_html "w$1$2$3"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[Hh][Tt][Mm][Ll][ \\x09]*(?:[;,]|$)") { set $gazette_html "w0"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[Hh][Tt][Mm][Ll][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_html "w$1$2$3"; }
        if ($gazette_md = "w") { set $gazette_md "w1"; }
        set $gazette_md "\${gazette_md}000";
        if ($gazette_md ~ "^w([0-9]{4})") { set $gazette_md $1; }
        if ($gazette_html = "w") { set $gazette_html "w1"; }
        set $gazette_html "\${gazette_html}000";
        if ($gazette_html ~ "^w([0-9]{4})") { set $gazette_html $1; }
        set $gazette_both "$gazette_md:$gazette_html";
        set $gazette_markdown 0;
        if ($gazette_both ~ "^([0-9]*)(?:[1-9][0-9]*:\\1[0-0]|[2-9][0-9]*:\\1[0-1]|[3-9][0-9]*:\\1[0-2]|[4-9][0-9]*:\\1[0-3]|[5-9][0-9]*:\\1[0-4]|[6-9][0-9]*:\\1[0-5]|[7-9][0-9]*:\\1[0-6]|[8-9][0-9]*:\\1[0-7]|[9-9][0-9]*:\\1[0-8]|:\\1$)") { set $gazette_markdown 1; }
        if ($gazette_md ~ "^0*$") { set $gazette_markdown 0; }
        set $gazette_cache_control "public, max-age=300";
        set $gazette_vary "Accept, Accept-Encoding";
        set $gazette_link "</auth.md>; rel=\\"service-doc\\"; type=\\"text/markdown\\"";
        set $gazette_cross_origin_resource_policy "same-origin";
        set $gazette_access_control_allow_origin "";
        set $gazette_access_control_expose_headers "";
        set $gazette_tokens "";
        set $gazette_allow "";
        if ($gazette_markdown) { set $gazette_cache_control "private, max-age=300"; }
        if ($gazette_markdown) { set $gazette_tokens "3"; }
        if ($gazette_markdown) { rewrite "^(.*)$" "$1index.md" break; }
        rewrite "^(.*)$" "$1index.html" break;
      }
      location = "/index.md" {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        if ($request_uri !~ "^/index\\x2emd(?:[?]|$)") { return 404; }
        set $gazette_cache_control "public, max-age=300";
        set $gazette_vary "Accept-Encoding";
        set $gazette_link "";
        set $gazette_cross_origin_resource_policy "cross-origin";
        set $gazette_access_control_allow_origin "*";
        set $gazette_access_control_expose_headers "ETag, Link, x-markdown-tokens";
        set $gazette_tokens "3";
        set $gazette_allow "";
      }
      location = "/auth.md" {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        if ($request_uri !~ "^/auth\\x2emd(?:[?]|$)") { return 404; }
        set $gazette_cache_control "public, max-age=300";
        set $gazette_vary "Accept-Encoding";
        set $gazette_link "";
        set $gazette_cross_origin_resource_policy "cross-origin";
        set $gazette_access_control_allow_origin "*";
        set $gazette_access_control_expose_headers "ETag, Link, x-markdown-tokens";
        set $gazette_tokens "3";
        set $gazette_allow "";
      }
      location = "/api/v1/company.json" {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        if ($request_uri !~ "^/api/v1/company\\x2ejson(?:[?]|$)") { return 404; }
        set $gazette_cache_control "public, max-age=3600";
        set $gazette_vary "Accept-Encoding";
        set $gazette_link "";
        set $gazette_cross_origin_resource_policy "cross-origin";
        set $gazette_access_control_allow_origin "*";
        set $gazette_access_control_expose_headers "ETag, Link, x-markdown-tokens";
        set $gazette_tokens "";
        set $gazette_allow "";
      }
      location ~ "^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+/$" {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        if ($request_uri !~ "^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+/(?:[?]|$)") { return 404; }
        if (!-f "$document_root\${uri}index.html") { return 404; }
        set $gazette_accept $http_accept;
        if ($http_accept !~* "text/markdown") { set $gazette_accept ""; }
        if ($http_accept ~ "^.{4097}") { set $gazette_accept ""; }
        set $gazette_md "";
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_md "w$1$2$3"; }
        set $gazette_html "w0";
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[*]/[*][ \\x09]*(?:[;,]|$)") { set $gazette_html "w0"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[*]/[*][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_html "w$1$2$3"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[*][ \\x09]*(?:[;,]|$)") { set $gazette_html "w0"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[*][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_html "w$1$2$3"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[Hh][Tt][Mm][Ll][ \\x09]*(?:[;,]|$)") { set $gazette_html "w0"; }
        if ($gazette_accept ~ "^(?:(?:[^\\x22,]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22)*,)*[ \\x09]*[Tt][Ee][Xx][Tt]/[Hh][Tt][Mm][Ll][ \\x09]*(?:;[ \\x09]*(?:(?:[^\\x22,; \\x09Qq]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)|[Qq][ \\x09]*(?:[^\\x22,; \\x09=]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)))(?:[^\\x22,;]|\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$))*)?)*(?:;[ \\x09]*[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)[ \\x09]*(?:[;,]|$)|,|$)") { set $gazette_html "w$1$2$3"; }
        if ($gazette_md = "w") { set $gazette_md "w1"; }
        set $gazette_md "\${gazette_md}000";
        if ($gazette_md ~ "^w([0-9]{4})") { set $gazette_md $1; }
        if ($gazette_html = "w") { set $gazette_html "w1"; }
        set $gazette_html "\${gazette_html}000";
        if ($gazette_html ~ "^w([0-9]{4})") { set $gazette_html $1; }
        set $gazette_both "$gazette_md:$gazette_html";
        set $gazette_markdown 0;
        if ($gazette_both ~ "^([0-9]*)(?:[1-9][0-9]*:\\1[0-0]|[2-9][0-9]*:\\1[0-1]|[3-9][0-9]*:\\1[0-2]|[4-9][0-9]*:\\1[0-3]|[5-9][0-9]*:\\1[0-4]|[6-9][0-9]*:\\1[0-5]|[7-9][0-9]*:\\1[0-6]|[8-9][0-9]*:\\1[0-7]|[9-9][0-9]*:\\1[0-8]|:\\1$)") { set $gazette_markdown 1; }
        if ($gazette_md ~ "^0*$") { set $gazette_markdown 0; }
        set $gazette_cache_control "public, max-age=300";
        set $gazette_vary "Accept, Accept-Encoding";
        set $gazette_link "";
        set $gazette_cross_origin_resource_policy "same-origin";
        set $gazette_access_control_allow_origin "";
        set $gazette_access_control_expose_headers "";
        set $gazette_tokens "";
        set $gazette_allow "";
        if ($gazette_markdown) { set $gazette_cache_control "private, max-age=300"; }
        if ($gazette_markdown) { rewrite "^(.*)/$" $1.md break; }
        rewrite "^(.*)$" $1index.html break;
      }
      location ~ "^(?<gazette_stem>(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)[.]md$" {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        if ($request_uri !~ "^(?:(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)[.]md(?:[?]|$)") { return 404; }
        set $gazette_cache_control "public, max-age=300";
        set $gazette_vary "Accept-Encoding";
        set $gazette_link "";
        set $gazette_cross_origin_resource_policy "cross-origin";
        set $gazette_access_control_allow_origin "*";
        set $gazette_access_control_expose_headers "ETag, Link, x-markdown-tokens";
        set $gazette_tokens "";
        set $gazette_allow "";
        if (!-f "$document_root\${uri}") { return 404; }
        if (!-f "$document_root\${gazette_stem}/index.html") { return 404; }
      }
      location ~ "^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$" {
        if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
        if ($request_uri !~ "^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+(?:[?]|$)") { return 404; }
        if (!-f "$document_root\${uri}/index.html") { return 404; }
        set $gazette_cache_control "public, max-age=60";
        set $gazette_vary "";
        set $gazette_link "";
        set $gazette_cross_origin_resource_policy "cross-origin";
        set $gazette_access_control_allow_origin "*";
        set $gazette_access_control_expose_headers "";
        set $gazette_tokens "";
        set $gazette_allow "";
        return 308 $uri/;
      }
    }
    "
  `);
});

test('what an operator adapts', () => {
  expect(emitted(sampleRelease, 'site.conf')).toMatchInlineSnapshot(`
    "# Gazette for nginx: plain HTTP, for what stands behind a proxy. This file is yours to adapt; what it includes comes with every release.
    server {
      listen 80;
      server_name example.com;
      include @GAZETTE_BASE@/current/config/gazette.conf;
    }
    "
  `);
  expect(emitted(sampleRelease, 'site-brotli.conf')).toContain('  brotli_static on;\n');
});

test('names a long host by a pattern, because names are kept in a hash of small buckets', () => {
  const named = (hostname: string) => emitted({ ...sampleRelease, baseUrl: `https://${hostname}` }, 'site.conf');
  expect(named('example.com')).toContain('  server_name example.com;\n');
  expect(named('a-name-of-forty-letters-and-more.example')).toContain(
    '  server_name "~^a-name-of-forty-letters-and-more[.]example$";\n',
  );
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

test('is the same for any number of pages', () => {
  const [few, many] = [manyPages(1000), manyPages(10_000)].map((release) => emitted(release, 'gazette.conf'));
  expect(many).toBe(few);
  expect(many!.length).toBeLessThan(65_536);
});

test('holds nothing that belongs to all servers of a machine', () => {
  const text = emitted(sampleRelease, 'gazette.conf');
  const outermost = text.split('\n').filter((line) => /^[a-z]/.test(line));
  expect(outermost.map((line) => line.split(' ')[0])).toEqual(['error_page', 'error_page', 'location']);
  expect(text).not.toMatch(/^\s*(?:map|geo|split_clients|limit_\w+_zone|map_hash\w+|variables_hash\w+) /m);
});

describeWith(nginxBinary, 'nginx with 10,000 pages', 'apt-get install nginx', () => {
  it('takes the configuration without a warning, and finds the last page', async () => {
    const release = manyPages(10_000);
    const last = [...release.redirects.keys()].at(-1)!;
    const { server, exchange } = await startNginx(release);
    try {
      const answer = await exchange(ask(last));
      expect([answer.status, field(answer, 'location')]).toEqual([308, `${last}/`]);
    } finally {
      await server.stop();
    }
  });
});
