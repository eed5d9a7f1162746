import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sideCarOf } from '../../src/core/encoding.ts';
import type { Release, Variant } from '../../src/core/release.ts';
import { chooseEncoding } from '../../src/http/choose-encoding.ts';
import { respond } from '../../src/http/respond.ts';
import { fewOfOneKind } from '../support/of-one-kind.ts';
import { byTurn } from '../support/runs.ts';
import { type Answer, type Ask, ask, field, oracleRequest } from './client.ts';
import { differences, sha256 } from './differences.ts';
import { type Check, judge, type Miss } from './subject.ts';

const accepts = { always: '*/*', html: 'text/html', markdown: 'text/markdown' } as const;

interface Representation {
  readonly path: string;
  readonly variant: Variant;
  readonly ask: Ask;
}

/** Requests for every path that CI looks at; that its document is there is asked of all. */
function representations(release: Release, oneOf = 1): Representation[] {
  return byTurn(fewOfOneKind([...release.routes.keys()]), oneOf).flatMap((path) =>
    release.routes
      .get(path)!
      .variants.map((variant) => ({ path, variant, ask: ask(path, { Accept: accepts[variant.when] }) })),
  );
}

function withField(sent: Ask, name: string, value: string): Ask {
  return { ...sent, headers: [...sent.headers, [name, value]] };
}

/** 304 for the tag that the server itself gave, with the fields that a cache must update (RFC 9110 §15.4.5). */
export const conditional: Check = {
  name: 'conditional requests',
  proves: ['conditional'],
  async run({ release, exchange, oneOf }) {
    const misses: Miss[] = [];
    let compared = 0;
    for (const { ask: plain, variant } of representations(release, oneOf)) {
      const tag = field(await exchange(plain), 'etag') ?? '';
      const known = [tag, `W/${tag}`, `"x", ${tag}`, '*'];
      const unknown = ['"x"', `${tag.slice(0, -1)}x"`];
      const asks = [...known, ...unknown].flatMap((condition) =>
        ['GET', 'HEAD'].map((method) => ({ ...withField(plain, 'If-None-Match', condition), method })),
      );
      const { misses: found } = await judge(asks, exchange, (sent, answer) => {
        const isKnown = known.includes(sent.headers.at(-1)![1]);
        // The oracle's own tag stands for the server's.
        const asked = withField(plain, 'If-None-Match', isKnown ? (variant.headers.ETag ?? '') : '"x"');
        const expected = respond(release, oracleRequest({ ...asked, method: sent.method }));
        const other = isKnown && field(answer, 'etag') !== tag ? [`etag: expected ${tag} again`] : [];
        return [...differences(expected, answer, sent.method), ...other];
      });
      misses.push(...found);
      compared += asks.length;
    }
    return { compared, misses };
  },
};

/** One tag, one sequence of bytes: no two representations of a path share theirs, and neither do two encodings. */
export const entityTags: Check = {
  name: 'distinct entity tags',
  proves: ['validators'],
  async run({ release, exchange, oneOf }) {
    const seen = new Map<string, string>();
    const asks = representations(release, oneOf).flatMap(({ ask: plain }) =>
      ['identity', 'gzip', 'br'].map((coding) => withField(plain, 'Accept-Encoding', coding)),
    );
    return judge(asks, exchange, (sent, answer) => {
      const key = `${sent.target} ${field(answer, 'etag')}`;
      const digest = sha256(answer.body);
      const known = seen.get(key) ?? digest;
      seen.set(key, digest);
      return known === digest ? [] : [`${field(answer, 'etag')} stands for two bodies`];
    });
  },
};

/** New bytes of the old length must not be answered with 304 (RFC 9110 §8.8.1): no time of the build may hide them. */
export const staleTags: Check = {
  name: 'changed bytes change the tag',
  proves: ['validators'],
  async run({ release, exchange, replace }) {
    if (replace === undefined) return { compared: 0, misses: [] };
    const misses: Miss[] = [];
    const chosen = representations(release).slice(0, 6);
    for (const { ask: plain, variant } of chosen) {
      const { bytes } = release.files.get(variant.file)!;
      const before = await exchange(plain);
      const changed = Uint8Array.from(bytes, (byte, i) => (i === bytes.length - 2 ? byte ^ 1 : byte));
      await replace(variant.file, changed);
      const after = await exchange(withField(plain, 'If-None-Match', field(before, 'etag') ?? ''));
      await replace(variant.file, bytes);
      if (after.status !== 200) misses.push({ ask: plain, what: `expected the new bytes, got status ${after.status}` });
      else if (sha256(after.body) !== sha256(changed)) misses.push({ ask: plain, what: 'expected the new bytes' });
    }
    return { compared: chosen.length, misses };
  },
};

const acceptEncodings = [
  ...['gzip, deflate, br, zstd', 'gzip', 'br', 'identity', '', 'gzip;q=0', 'br;q=0', 'br;q=0, gzip', 'gzip;q=0, br'],
  ...[
    'gzip;q=0, br;q=0',
    'gzip;q=0.000',
    'br;q=0.0, gzip;q=0.0',
    'deflate',
    'zstd',
    'GZIP',
    'gzip;q=0.5',
    'br;q=0.001',
  ],
  ...['identity;q=0, gzip', 'compress, gzip;q=1.0', 'gzipx', 'xbr'],
];

/** Every third value of each document, others of its neighbours; with LONG all. */
const seed = Number(process.env.SEED ?? 1);
const asked = (index: number) => acceptEncodings.filter((_, i) => process.env.LONG || (i + index + seed) % 3 === 0);

/** Side-cars: the coding that was asked for, its exact bytes, and none that was refused. */
export const encodings: Check = {
  name: 'content codings',
  proves: ['compression'],
  async run({ release, exchange, encodings: served, oneOf }) {
    const asks = representations(release, oneOf).flatMap(({ ask: plain }, index) =>
      asked(index).map((value) => withField(plain, 'Accept-Encoding', value)),
    );
    const variants = new Map(representations(release).map(({ ask: sent, variant }) => [key(sent), variant]));
    return judge(asks, exchange, (sent, answer) => {
      const variant = variants.get(key(sent))!;
      const ready = (variant.encodings ?? []).filter((encoding) => served.includes(encoding));
      const wanted = chooseEncoding(sent.headers.at(-1)![1], ready);
      const coding = field(answer, 'content-encoding');
      if (coding !== wanted) return [`content-encoding: expected ${wanted}, got ${coding}`];
      return bodyMisses(release, variant, answer, wanted);
    });
  },
};

function key({ target, headers }: Ask): string {
  return `${target} ${headers[0]![1]}`;
}

function bodyMisses(release: Release, variant: Variant, answer: Answer, coding: 'br' | 'gzip' | undefined): string[] {
  const name = coding === undefined ? variant.file : sideCarOf(variant.file, coding);
  const expected = release.files.get(name)!.bytes;
  if (answer.status !== 200) return [`expected status 200, got ${answer.status}`];
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync, none: Buffer.from }[coding ?? 'none'](answer.body);
  const plain = release.files.get(variant.file)!.bytes;
  return [
    ...(sha256(answer.body) === sha256(expected) ? [] : [`expected the bytes of ${name}`]),
    ...(sha256(decoded) === sha256(plain) ? [] : ['decodes to another body']),
    ...(field(answer, 'content-type') === variant.headers['Content-Type'] ? [] : ['another content-type']),
  ];
}
