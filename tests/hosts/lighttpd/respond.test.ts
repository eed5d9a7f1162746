import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compress } from '../../../src/compile/compress.ts';
import { encodedTag, sideCarOf } from '../../../src/core/encoding.ts';
import type { Release } from '../../../src/core/release.ts';
import { lighttpd } from '../../../src/hosts/lighttpd/lighttpd.ts';
import { toLua } from '../../../src/hosts/lighttpd/lua.ts';
import { answer, type HttpAnswer } from '../../../src/http/answer.ts';
import { maxAcceptBytes, negotiate } from '../../../src/http/negotiate.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { acceptTable } from '../accept-headers.ts';
import { elements, fieldOf, smallInputs } from '../negotiation/small-inputs.ts';
import { luaMachine } from './lua-machine.ts';
import magnet from './magnet.lua?text';

interface Sent {
  readonly accept?: string | undefined;
  readonly 'accept-encoding'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
}

/** gazette.lua in a Lua machine of its own: what the server is asked less often. */
function running(release: Release) {
  const machine = luaMachine();
  machine.define('gazette', lighttpd.emit(release, {}).files.find(({ file }) => file === 'gazette.lua')!.text);
  machine.define('ask', magnet);
  machine.define('files', `return ${toLua(`\n${filesOf(release).join('\n')}\n`)}`);
  return (method: string, target: string, sent: Sent = {}, before?: string): HttpAnswer => {
    const { accept, 'accept-encoding': encoding, 'if-none-match': condition } = sent;
    const [status, body, ...lines] = machine
      .call('ask', method, target, accept, encoding, condition, before)
      .split('\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2)));
    const [, kind, name = ''] = /^(file|text) (?:\/srv\/)?(.*)$/.exec(body!) ?? [];
    return {
      status: Number(status) as HttpAnswer['status'],
      headers,
      body: kind === 'file' ? { file: name } : { text: name.replace('\\n', '\n') },
    };
  };
}

/** The files of lighttpd on the disk: each with its tag, and what a deployment leaves of each Markdown file. */
function filesOf(release: Release): string[] {
  const tags = new Map<string, string>();
  const tokens = new Map<string, string>();
  for (const { file, headers, encodings = [] } of [...release.routes.values()].flatMap(({ variants }) => variants)) {
    tags.set(file, headers.ETag!);
    for (const encoding of encodings) tags.set(sideCarOf(file, encoding), encodedTag(headers.ETag!, encoding));
    const estimate = headers['x-markdown-tokens'];
    if (estimate !== undefined) tokens.set(file, estimate);
  }
  return [
    ...[...release.files.keys()].map((file) => `/srv/${file} ${tags.get(file) ?? '""'} `),
    ...[...tokens].map(([file, estimate]) => `/srv/../config/tokens/${file} - ${estimate}`),
  ];
}

const long = {
  ...sampleRelease,
  files: new Map([...sampleRelease.files].map(([name, file]) => [name, { ...file, bytes: Buffer.alloc(2000, 'x') }])),
};
const release = compress(long, { get: () => undefined, put: () => undefined });
const ask = running(release);

function expected(method: string, target: string, sent: Sent): HttpAnswer {
  return answer(release, { method, target, field: (name) => sent[name as keyof Sent] });
}

describe('negotiate() in Lua', () => {
  const chosen = (accept: string) =>
    ask('GET', '/', { accept }).headers['Content-Type']!.startsWith('text/markdown') ? 'markdown' : 'html';
  const wrongOf = (accepts: readonly string[]) => accepts.filter((accept) => chosen(accept) !== negotiate(accept));

  // Half of the alphabet, because a machine in a machine takes a millisecond for each; of the whole one a sample,
  // or all 27,930 with `npm run test:long`.
  test('equals it for every Accept of up to three ranges', () => {
    const half = [...smallInputs(elements.filter((_, i) => i % 2 === 0))];
    const sample = [...smallInputs()].filter((_, i) => process.env.LONG !== undefined || i % 29 === 0);
    expect(half.length).toBe(3615);
    expect(wrongOf([...half, ...sample].map(fieldOf))).toEqual([]);
  });

  test('equals it at every edge of the rule, and up to the longest Accept', () => {
    const padded = (length: number) => `text/markdown, x/y;z=${'a'.repeat(length - 21)}`;
    expect(wrongOf([...acceptTable, padded(maxAcceptBytes), padded(maxAcceptBytes + 1)])).toEqual([]);
  });
});

describe('answer() in Lua', () => {
  const weight = fc.constantFrom('', ';q=0', ';q=0.5', '; Q=0.501', ';q=1.000', ';q=2', ';q');
  const coding = fc.constantFrom('br', 'gzip', 'x-gzip', 'identity', '*', 'GZIP', 'deflate');
  const codings = fc
    .array(fc.tuple(coding, weight), { maxLength: 4 })
    .map((items) => items.map((item) => item.join('')).join(', '));
  const tags = [...release.routes.values()].flatMap(({ variants }) => variants.map(({ headers }) => headers.ETag!));
  const conditions = ['*', ' * ', '**', '"x"', ...tags, ...tags.map((tag) => `"a", W/${tag.slice(0, -1)}-gz"`)];
  const paths = [
    ...release.routes.keys(),
    ...release.redirects.keys(),
    '/nope',
    '//',
    '/%2e%2e/',
    '/constructor',
    '/docs/api.md/',
    '/docs',
    '/.docs/',
    '/docs/api/index.html',
    '/404.html',
  ];
  const request = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'get'),
    target: fc.constantFrom(...paths.flatMap((path) => [path, `${path}?a=/b`])),
    accept: fc.constantFrom(undefined, ...acceptTable),
    encoding: fc.option(codings, { nil: undefined }),
    condition: fc.constantFrom(undefined, undefined, ...conditions),
  });

  test('equals it', () => {
    const seen = new Map<number, number>();
    fc.assert(
      fc.property(request, ({ method, target, accept, encoding, condition }) => {
        const sent = { accept, 'accept-encoding': encoding, 'if-none-match': condition };
        const found = ask(method, target, sent);
        seen.set(found.status, (seen.get(found.status) ?? 0) + 1);
        expect(found).toEqual(expected(method, target, sent));
      }),
      { numRuns: 2000, seed: 3 },
    );
    expect([...seen.keys()].sort()).toEqual([200, 304, 308, 404, 405]);
  });

  test('answers OPTIONS if the release does', () => {
    const preflight = { 'Access-Control-Max-Age': '86400' };
    const headers = { Allow: 'GET, HEAD, OPTIONS', ...preflight };
    expect(running({ ...release, preflight })('OPTIONS', '/')).toEqual({ status: 204, headers, body: { text: '' } });
  });

  test('refuses methods that lighttpd refuses by itself, and leaves its other errors alone', () => {
    for (const before of ['501', '411', '405'])
      expect(ask('CONNECT', '/', {}, before)).toEqual(expected('CONNECT', '/', {}));
    expect(ask('GET', '/', {}, '400')).toEqual({ status: 0, headers: {}, body: { text: '' } });
  });
});
