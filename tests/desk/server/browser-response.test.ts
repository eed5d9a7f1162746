import { describe, expect, it } from 'vitest';
import { isBrowser, toBrowserResponse } from '../../../src/desk/server/desk-routes.ts';

const page = (html: string, policy?: string) => ({
  status: 200 as const,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    ETag: '"x"',
    'Cache-Control': 'max-age=60',
    ...(policy && { 'Content-Security-Policy': policy }),
  },
  body: Buffer.from(html),
});
const shown = (response: Parameters<typeof toBrowserResponse>[0], framed = false) =>
  toBrowserResponse(response, { edition: 'a.1', framed });

describe('forBrowsers', () => {
  it('puts the script at the end of the page, and lets nothing be cached', () => {
    const { headers, body } = shown(page('<body>ü</body></html>'));
    expect(Buffer.from(body).toString()).toBe(
      '<body>ü<script src="/__gazette/reload.js" data-edition="a.1"></script>\n</body></html>',
    );
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Content-Length': String(body.length) });
    expect(headers).not.toHaveProperty('ETag');
    expect(Buffer.from(shown(page('no end')).body).toString()).toMatch(/^no end<script .*<\/script>\n$/);
  });

  it.each([
    ["default-src 'none'", false, "default-src 'none'; script-src 'self'; connect-src 'self'"],
    ["script-src 'none'", false, "script-src 'self'; connect-src 'self'"],
    ["script-src 'sha256-x'", true, "script-src 'sha256-x' 'self'; connect-src 'self'; frame-ancestors 'self'"],
    ["frame-ancestors 'none'", true, "frame-ancestors 'self'; script-src 'self'; connect-src 'self'"],
    ["script-src 'self'; connect-src 'self'", false, "script-src 'self'; connect-src 'self'"],
  ])('opens the policy %s (framed: %s) for the script alone', (policy, framed, opened) =>
    expect(shown(page('x', policy), framed).headers['Content-Security-Policy']).toBe(opened),
  );

  it('leaves what is no page as it is, but for caching', () => {
    const response = {
      status: 200 as const,
      headers: { 'Content-Type': 'application/json', 'Content-Security-Policy': "default-src 'none'" },
      body: Buffer.from('{}'),
    };
    const { headers, body } = shown(response);
    expect(body).toBe(response.body);
    expect(headers).toMatchObject({ ...response.headers, 'Cache-Control': 'no-store' });
    expect(shown({ ...page(''), status: 304 as const }).body.length).toBe(0);
  });
});

describe('a drawing in a window of its own', () => {
  it.each([
    ['image/svg+xml', "script-src 'self'", "script-src 'self'; sandbox"],
    ['image/svg+xml', undefined, 'sandbox'],
    ['application/xml', undefined, 'sandbox'],
    ['text/xml; charset=utf-8', undefined, 'sandbox'],
    ['image/png', undefined, undefined],
    ['application/json', "script-src 'self'", "script-src 'self'"],
  ])('is of no origin: %s', (type, policy, expected) => {
    const { headers } = page('x', policy);
    const response = { status: 200 as const, headers: { ...headers, 'Content-Type': type }, body: Buffer.from('x') };
    expect(shown(response).headers['Content-Security-Policy']).toBe(expected);
  });
});

describe('isBrowser', () => {
  it('believes those that call themselves Mozilla', () => {
    expect(['Mozilla/5.0 (X11)', 'curl/8', 'GPTBot Mozilla/5.0', undefined].map(isBrowser)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
