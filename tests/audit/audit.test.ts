import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { causes } from '../../src/audit/diagnose/causes.ts';
import { userAgents } from '../../src/audit/probes/edge-cases.ts';
import { formatDifference, formatProbe } from '../../src/audit/report/format.ts';
import { sha256 } from '../../src/core/digest.ts';
import { chooseEncoding } from '../../src/http/choose-encoding.ts';
import { negotiate } from '../../src/http/negotiate.ts';
import { preflightRelease } from '../hosts/preflight.ts';
import { cache, line, plainError } from './replies.ts';
import { auditWith, type Fault, type Reply, release } from './servers.ts';

test('the reference itself is without fault', async () => {
  const result = await auditWith();
  expect(result.findings.map(({ cause, differences }) => [cause, differences[0]])).toEqual([]);
  expect(result.ok).toBe(true);
  const asked = new Set(result.exchanges.map(({ probe }) => probe.path));
  expect([...release.routes.keys(), ...release.redirects.keys()].filter((path) => !asked.has(path))).toEqual([]);
});

test('every known agent asks for the homepage and for a document', async () => {
  const { exchanges } = await auditWith();
  const asked = exchanges.flatMap(({ probe }) =>
    probe.agent ? [[probe.agent, probe.request.headers['user-agent']]] : [],
  );
  expect(Object.keys(userAgents).length).toBeGreaterThan(15);
  expect(asked).toEqual(Object.entries(userAgents).flatMap((agent) => [agent, agent]));
});

test('and with a preflight, which it asks for', async () => {
  const { findings, exchanges } = await auditWith(undefined, preflightRelease());
  expect(findings).toEqual([]);
  const answers = exchanges.filter(({ probe }) => probe.request.method === 'OPTIONS');
  expect(answers.map(({ actual }) => 'status' in actual && actual.status)).toEqual([204, 204]);
});

describe('what a good host may do differently', () => {
  test.each<[string, Fault]>([
    ['its own ETags', (reply) => ({ ...reply, headers: { ...reply.headers, ...tagged(reply) } })],
    [
      'compression of its own',
      (reply, request) => (chooseEncoding(line(request, 'accept-encoding'), ['gzip']) ? zipped(reply) : reply),
    ],
    ['no compression', (_reply, { headers: { 'accept-encoding': _, ...headers } }, ask) => ask({ headers })],
    ['a Location with the origin of the release', (reply) => located(reply, (path) => `https://example.com${path}`)],
    [
      'a Location with the origin that is asked',
      (reply, request) => located(reply, (path) => `http://${line(request, 'host')}${path}`),
    ],
    [
      'a Location relative to the path',
      (reply, request) => {
        const folders = (request.path.split('?')[0] ?? '').split('/').length - 2;
        return located(reply, (path) => `./${'../'.repeat(folders)}${path.slice(1)}`);
      },
    ],
    ['a Location that keeps the query', (reply) => located(reply, (path) => `${path}?`)],
    [
      'gzip only',
      (_reply, { headers }, ask) =>
        ask({
          headers: {
            ...headers,
            'accept-encoding': chooseEncoding(String(headers['accept-encoding']), ['gzip']) ?? 'identity',
          },
        }),
    ],
    ['another way of writing fields', (reply) => restyled(reply)],
    ['ranges', (reply, request) => (request.headers.range && reply.status === 200 ? part(reply) : reply)],
    ['refusing hostile paths', (reply, { path }) => (/%00|\/\/|\.\./.test(path) ? plainError(400) : reply)],
    [
      'a cache that honours Vary',
      cache((request) => `${request.path} ${negotiate(line(request, 'accept'))} ${line(request, 'accept-encoding')}`),
    ],
  ])('%s', async (_, fault) => {
    // Tags of its own cannot be confirmed by a fault that knows only ours.
    const { findings } = await auditWith(fault);
    const misses = findings.filter(({ cause }) => causes[cause].level === 'miss');
    expect(
      misses.flatMap(({ cause, differences }) =>
        differences.slice(0, 2).map((one) => `${cause} ${formatProbe(one.exchange.probe)} ${formatDifference(one)}`),
      ),
    ).toEqual([]);
  });

  function part(reply: Reply): Reply {
    const range = `bytes 0-9/${reply.body.byteLength}`;
    return { status: 206, headers: { ...reply.headers, 'Content-Range': range }, body: reply.body.slice(0, 10) };
  }
  function tagged({ status, headers, body }: Reply) {
    return status === 200 && headers.ETag ? { ETag: `W/"${sha256(body).slice(0, 8)}"` } : undefined;
  }
  function zipped(reply: Reply): Reply {
    if (reply.status !== 200 || reply.headers['Content-Encoding']) return reply;
    const headers = { ...reply.headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding, accept' };
    return { ...reply, headers, body: gzipSync(reply.body) };
  }
  function located(reply: Reply, to: (path: string) => string): Reply {
    const { Location } = reply.headers;
    return Location ? { ...reply, headers: { ...reply.headers, Location: to(Location) } } : reply;
  }
  function restyled(reply: Reply): Reply {
    const { 'Content-Type': type, Allow, Link } = reply.headers;
    return {
      ...reply,
      headers: {
        ...reply.headers,
        ...(type && { 'Content-Type': type.replace('; charset=utf-8', ';charset=UTF-8') }),
        ...(Allow && { Allow: 'HEAD,GET' }),
        ...(Link && { Link: `</extra>; rel="up", ${Link}` }),
      },
    };
  }
});
