import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { checks } from './checks.ts';
import { type Answer, type Ask, type Exchange, httpExchange, respondExchange } from './client.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import type { Subject } from './subject.ts';
import { conformance } from './suite.ts';

const oracle = respondExchange(exampleRelease);

function subject(exchange: Exchange): Subject {
  return { release: exampleRelease(), exchange, encodings: ['br', 'gzip'] };
}

describe('respond() in this process', () => {
  conformance('respond', () => subject(oracle));
});

describe('respond() in this process: preflight', () => {
  answersPreflight(() => respondExchange(preflightRelease));
});

describe('respond() behind node:http', () => {
  const server = createServer(createNodeListener(exampleRelease));
  let exchange: Exchange;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    exchange = httpExchange(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  conformance('node-http', () => subject(exchange));
});

/** Servers that are wrong in one way each, as real ones are, and the checks that must notice. */
const broken: readonly (readonly [name: string, exchange: Exchange, noticedBy: readonly string[]])[] = [
  ['soft 404', answering((a) => (a.status === 404 ? { ...a, status: 200 } : a)), ['missing paths']],
  [
    '403 on dotfiles',
    answering((a, ask) => (ask.target.startsWith('/.env') ? { ...a, status: 403 } : a)),
    ['missing paths'],
  ],
  [
    'another 404 page',
    answering((a) => (a.status === 404 ? { ...a, body: Buffer.from('Not Found') } : a)),
    ['missing paths'],
  ],
  ['no Vary', without('vary'), ['documents', 'conditional requests']],
  ['no Vary on 304', without('vary', 304), ['conditional requests']],
  ['no CORS on 304', without('access-control-allow-origin', 304), ['conditional requests']],
  ['no Link', without('link'), ['homepage links', 'documents']],
  ['no Allow', without('allow'), ['methods', 'TRACE']],
  ['no tokens', without('x-markdown-tokens'), ['documents']],
  ['CSP on 200 only', without('content-security-policy', 404), ['missing paths']],
  ['charset on JSON', withField('content-type', (type) => type.replace(/json$/, 'json; charset=utf-8')), ['documents']],
  [
    'octet-stream',
    withField('content-type', (type) => type.replace(/^application\/linkset.*/, 'application/octet-stream')),
    ['documents'],
  ],
  ['one tag for all', withField('etag', () => '"1"'), ['distinct entity tags', 'conditional requests']],
  [
    'repeated fields',
    answering((a) => ({ ...a, headers: new Map([...a.headers].map(([n, v]) => [n, [...v, ...v]])) })),
    ['documents'],
  ],
  [
    'Set-Cookie',
    answering((a) => ({ ...a, headers: new Map([...a.headers, ['set-cookie', ['a=b']]]) })),
    ['documents', 'missing paths'],
  ],
  ['a body for HEAD', sending((ask) => ({ ...ask, method: ask.method.replace('HEAD', 'GET') })), ['documents']],
  ['never 304', sending(dropping('if-none-match')), ['conditional requests']],
  [
    'gzip for all',
    sending((ask) => ({ ...ask, headers: [...ask.headers, ['Accept-Encoding', 'gzip']] })),
    ['documents', 'content codings'],
  ],
  ['no compression', sending(dropping('accept-encoding')), ['content codings']],
  [
    'first Accept line only',
    sending(({ headers, ...ask }) => ({ ...ask, headers: [...new Map([...headers].reverse())] })),
    ['several Accept lines'],
  ],
  [
    'naive negotiation',
    sending(accepting((v) => (/text\/markdown/i.test(v) ? 'text/markdown' : v))),
    ['negotiation', 'negotiation of arbitrary headers'],
  ],
  [
    'no weights',
    sending(accepting((v) => v.replace(/;\s*q=[\d.]+/gi, ''))),
    ['negotiation', 'negotiation of arbitrary headers'],
  ],
  [
    'quotes ignored',
    sending(accepting((v) => v.replaceAll('"', ''))),
    ['negotiation', 'negotiation of arbitrary headers'],
  ],
  ['no limit of length', sending(accepting((v) => v.slice(0, 4000))), ['long Accept']],
  ['decoding paths', sending((ask) => ({ ...ask, target: decoded(ask.target) })), ['missing paths']],
  ['any case', sending((ask) => ({ ...ask, target: ask.target.toLowerCase() })), ['missing paths']],
  ['merging slashes', sending((ask) => ({ ...ask, target: ask.target.replace(/\/\/+/g, '/') })), ['missing paths']],
  [
    'method override',
    sending((ask) => ({
      ...ask,
      method: ask.headers.find(([n]) => n === 'X-HTTP-Method-Override')?.[1] ?? ask.method,
    })),
    ['credentials'],
  ],
  [
    '401 for a bearer',
    answering((a, ask) => (ask.headers.some(([n]) => n === 'Authorization') ? { ...a, status: 401 } : a)),
    ['credentials'],
  ],
  [
    'partial content',
    answering((a, ask) => (ask.headers.some(([n]) => n === 'Range') ? { ...a, status: 206 } : a)),
    ['ranges'],
  ],
  ['redirect with the host', withField('location', (path) => `http://127.0.0.1${path}`), ['redirects']],
  ['no answer', async () => Promise.reject(new Error('ECONNRESET')), ['documents', 'missing paths', 'methods']],
];

describe('the suite notices', () => {
  it.each(broken)('%s', { timeout: 120_000 }, async (_, exchange, noticedBy) => {
    const noticed: string[] = [];
    for (const check of checks.filter(({ name }) => noticedBy.includes(name)))
      if ((await check.run(subject(exchange))).misses.length > 0) noticed.push(check.name);
    expect(noticed.sort()).toEqual([...noticedBy].sort());
  });

  it('a tag that outlives its bytes', async () => {
    const check = checks.find(({ name }) => name === 'changed bytes change the tag')!;
    const { misses } = await check.run({ ...subject(oracle), replace: () => undefined });
    expect(misses).toHaveLength(6);
  });
});

function answering(change: (answer: Answer, ask: Ask) => Answer): Exchange {
  return async (ask) => change(await oracle(ask), ask);
}

function sending(change: (ask: Ask) => Ask): Exchange {
  return async (ask) => oracle(change(ask));
}

function without(name: string, status?: number): Exchange {
  return answering((answer) => {
    const headers = new Map(answer.headers);
    if (status === undefined || answer.status === status) headers.delete(name);
    return { ...answer, headers };
  });
}

function withField(name: string, change: (value: string) => string): Exchange {
  return answering((answer) => {
    const lines = answer.headers.get(name);
    return lines ? { ...answer, headers: new Map([...answer.headers, [name, lines.map(change)]]) } : answer;
  });
}

function dropping(name: string): (ask: Ask) => Ask {
  return (ask) => ({ ...ask, headers: ask.headers.filter(([field]) => field.toLowerCase() !== name) });
}

function accepting(change: (value: string) => string): (ask: Ask) => Ask {
  return (ask) => ({
    ...ask,
    headers: ask.headers.map(([name, value]) => [name, name === 'Accept' ? change(value) : value] as const),
  });
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
