import { expect, test } from 'vitest';
import { allowedMethods, allowOf, notFoundCacheControl, policies } from '../../src/http/policy.ts';

test('how each kind of document is served', () => {
  expect({ ...policies, missing: notFoundCacheControl }).toMatchInlineSnapshot(`
    {
      "api": {
        "cacheControl": "public, max-age=3600",
        "cors": true,
        "hasLanguage": true,
      },
      "asset": {
        "cacheControl": "public, max-age=31536000, immutable",
        "cors": false,
        "hasLanguage": false,
      },
      "discovery": {
        "cacheControl": "public, max-age=3600",
        "cors": true,
        "hasLanguage": true,
      },
      "mirror": {
        "cacheControl": "public, max-age=300",
        "cors": true,
        "hasLanguage": true,
      },
      "missing": "public, max-age=60",
      "page": {
        "cacheControl": "public, max-age=300",
        "cors": false,
        "hasLanguage": true,
      },
      "posture": {
        "cacheControl": "public, max-age=300",
        "cors": true,
        "hasLanguage": true,
      },
      "public": {
        "cacheControl": "public, max-age=3600",
        "cors": false,
        "hasLanguage": false,
      },
    }
  `);
});

test('OPTIONS is a method where it has an answer', () => {
  expect(allowedMethods).toEqual(['GET', 'HEAD']);
  expect(allowOf({})).toBe('GET, HEAD');
  expect(allowOf({ preflight: {} })).toBe('GET, HEAD, OPTIONS');
});
