import { describe, expect, test } from 'vitest';
import { mediaTypes } from '../../src/core/media-types.ts';
import type { Representation } from '../../src/http/headers.ts';
import {
  bareHeaders,
  contentSecurityPolicy,
  documentHeaders,
  notFoundHeaders,
  preflightHeaders,
} from '../../src/http/headers.ts';
import { policies } from '../../src/http/policy.ts';

const csp = contentSecurityPolicy({ scripts: false, formAction: "'none'" });
// SHA-256 of no bytes.
const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const kinds = Object.keys(policies) as (keyof typeof policies)[];

const page: Representation = {
  kind: 'page',
  mediaType: mediaTypes.html,
  sha256,
  negotiated: true,
  contentSecurityPolicy: csp,
};
const mirror: Representation = {
  ...page,
  kind: 'mirror',
  mediaType: mediaTypes.markdown,
  negotiated: false,
  markdownTokens: 7,
};

const security = {
  'Content-Security-Policy': csp,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

describe('documentHeaders', () => {
  test('of a page', () => {
    expect(documentHeaders({ ...page, link: '</auth.md>; rel="service-doc"' })).toEqual({
      'Content-Type': 'text/html; charset=utf-8',
      ETag: '"47DEQpj8HBSa-_TImW-5JC"',
      'Cache-Control': 'public, max-age=300',
      Vary: 'Accept, Accept-Encoding',
      Link: '</auth.md>; rel="service-doc"',
      ...security,
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test('of the same page as Markdown at its own path', () => {
    expect(documentHeaders({ ...page, mediaType: mediaTypes.markdown, markdownTokens: 7 })).toEqual({
      ...documentHeaders(page),
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'private, max-age=300',
      'x-markdown-tokens': '7',
    });
  });

  test('of its mirror', () => {
    expect(documentHeaders(mirror)).toEqual({
      'Content-Type': 'text/markdown; charset=utf-8',
      ETag: '"47DEQpj8HBSa-_TImW-5JC"',
      'Cache-Control': 'public, max-age=300',
      Vary: 'Accept-Encoding',
      'x-markdown-tokens': '7',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'ETag, Link, x-markdown-tokens',
      ...security,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  test.each(kinds)('of kind %s follow its policy', (kind) => {
    const headers = documentHeaders({ ...page, kind, mediaType: mediaTypes.json, negotiated: false });
    const { cors, cacheControl } = policies[kind];
    expect(headers['Cache-Control']).toBe(cacheControl);
    expect(headers['Access-Control-Allow-Origin']).toBe(cors ? '*' : undefined);
    expect(headers['Cross-Origin-Resource-Policy']).toBe(cors ? 'cross-origin' : 'same-origin');
    expect(headers.Vary).toBe('Accept-Encoding');
    expect(headers).toMatchObject(security);
  });

  test.each(kinds)('never open a negotiated path of kind %s to other origins', (kind) => {
    expect(documentHeaders({ ...page, kind })).not.toHaveProperty('Access-Control-Allow-Origin');
  });

  test.each([mediaTypes.png, mediaTypes.pdf, mediaTypes.woff2, mediaTypes.ico])(
    'vary by nothing on %s',
    (mediaType) => {
      expect(documentHeaders({ ...page, mediaType, negotiated: false })).not.toHaveProperty('Vary');
      expect(documentHeaders({ ...page, mediaType }).Vary).toBe('Accept');
    },
  );

  test.each([mediaTypes.svg, mediaTypes.linkset, mediaTypes.webmanifest, mediaTypes.js])(
    'vary by coding on %s',
    (mediaType) => {
      expect(documentHeaders({ ...page, mediaType, negotiated: false }).Vary).toBe('Accept-Encoding');
    },
  );

  test('carry no token count on HTML', () => {
    expect(documentHeaders({ ...page, markdownTokens: 7 })).not.toHaveProperty('x-markdown-tokens');
    expect(documentHeaders({ ...mirror, markdownTokens: 0 })['x-markdown-tokens']).toBe('0');
  });

  test('carry no Link that is empty', () => {
    expect(documentHeaders({ ...page, link: '' })).not.toHaveProperty('Link');
  });

  test.each<[string, Partial<Representation>]>([
    ['a fraction of a token', { markdownTokens: 1.5 }],
    ['a negative count', { markdownTokens: -1 }],
    ['no number', { markdownTokens: Number.NaN }],
    ['a digest that is too short', { sha256: 'e3b0' }],
    ['a line feed in Link', { link: '</a>\nSet-Cookie: evil=1' }],
    ['a letter beyond ASCII', { link: '</é>' }],
    ['a space at the end', { contentSecurityPolicy: "default-src 'none' " }],
    ['an empty policy', { contentSecurityPolicy: '' }],
  ])('refuse %s', (_, wrong) => {
    expect(() => documentHeaders({ ...mirror, ...wrong })).toThrow();
  });
});

test('notFoundHeaders', () => {
  expect(notFoundHeaders(csp)).toEqual({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=60',
    'Access-Control-Allow-Origin': '*',
    ...security,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test('bareHeaders', () => {
  expect(bareHeaders(csp)).toEqual({
    'Cache-Control': 'public, max-age=60',
    'Access-Control-Allow-Origin': '*',
    ...security,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

describe('contentSecurityPolicy', () => {
  test('without scripts', () => {
    expect(csp).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test('with scripts and a form', () => {
    const policy = contentSecurityPolicy({ scripts: true, formAction: "'self' https://forms.example" });
    expect(policy).toContain("; script-src 'self'; ");
    expect(policy).toContain("; form-action 'self' https://forms.example; ");
    expect(policy).not.toContain('unsafe');
  });

  test.each(["'self'; script-src *", "'self', default-src *", '', ' ', 'a\nb', 'https://é.example'])(
    'refuses %j',
    (formAction) => {
      expect(() => contentSecurityPolicy({ scripts: false, formAction })).toThrow(/form-action/);
    },
  );
});

test('preflightHeaders are those of any bare answer, and what scripts may send', () => {
  const { 'Access-Control-Allow-Headers': fields, ...others } = preflightHeaders(csp);
  expect(fields).toContain('Authorization');
  expect(others).toEqual({
    ...bareHeaders(csp),
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Max-Age': '86400',
  });
});
