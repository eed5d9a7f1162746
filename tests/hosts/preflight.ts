import { describe, expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { preflightHeaders } from '../../src/http/headers.ts';
import { respond } from '../../src/http/respond.ts';
import { type Answer, type Ask, ask, type Exchange, field, oracleRequest } from './client.ts';
import { differences } from './differences.ts';
import { exampleRelease } from './release.ts';

/** The example site, or another, with features.corsPreflight on. */
export function preflightRelease(release = exampleRelease()): Release {
  return { ...release, preflight: preflightHeaders(release.bareHeaders['Content-Security-Policy']!) };
}

const targets = ['/', '/api/v1/company.json', '/about', '/none', '/none/?x=1'];

/** Header fields of a browser before a request with a field of its own (Fetch §4.8). */
const asked = {
  Origin: 'https://other.example',
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers': 'authorization',
};

/** Declares that a host with preflightRelease() answers OPTIONS as respond() does, and other methods as before. */
export function answersPreflight(exchange: () => Exchange, release = preflightRelease()): void {
  const compare = async (sent: Ask) => {
    const expected = respond(release, oracleRequest(sent));
    const answer = await exchange()(sent);
    return { answer, expected: expected.status, found: differences(expected, answer, sent.method) };
  };

  describe('answers OPTIONS, when features.corsPreflight is on', () => {
    it.each(targets.flatMap((target) => [[target, 'a preflight', asked] as const, [target, 'no origin', {}] as const]))(
      '%s, %s',
      async (target, _, headers) => {
        const { answer, expected, found } = await compare(ask(target, headers, 'OPTIONS'));
        expect([expected, found]).toEqual([204, []]);
        expect(answer.body).toHaveLength(0);
        // RFC 9110 §8.6.
        expect(field(answer, 'content-length')).toBeUndefined();
      },
    );

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s, and names OPTIONS', async (method) => {
      for (const target of ['/', '/none']) {
        const { answer } = await compare(ask(target, { 'Content-Length': '0' }, method));
        expect(answer.status).toBe(405);
        expect(allowed(answer)).toEqual(expect.arrayContaining(['GET', 'HEAD', 'OPTIONS']));
        expect(field(answer, 'access-control-allow-methods')).toBeUndefined();
      }
    });

    it.each(['/', '/api/v1/company.json', '/none'])('answers GET %s as before', async (target) => {
      for (const method of ['GET', 'HEAD']) expect((await compare(ask(target, asked, method))).found).toEqual([]);
    });
  });
}

/** Apache adds an Allow line of its own: empty, or TRACE where that is on. */
function allowed(answer: Answer): string[] {
  return (field(answer, 'allow') ?? '').split(',').map((method) => method.trim());
}
