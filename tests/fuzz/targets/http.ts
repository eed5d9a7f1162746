import { equal, match, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { parseAccept } from '../../../src/http/accept.ts';
import { chooseEncoding } from '../../../src/http/choose-encoding.ts';
import { negotiate } from '../../../src/http/negotiate.ts';
import { respond } from '../../../src/http/respond.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { anyText, textOf } from '../pieces.ts';
import { target } from '../target.ts';

const accept = fc.oneof(
  textOf(
    [
      'text/markdown',
      'text/html',
      'text/*',
      '*/*',
      'TEXT/Markdown',
      ',',
      ', ',
      ';',
      ';q=',
      ';Q=0.',
      '0',
      '1',
      '.5',
      '001',
      '"',
      '\\',
      ' ',
      '\t',
      'a=',
      'é',
      '\u212a',
      'text/plain',
    ],
    14,
  ),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('text/markdown', 'text/html', 'text/*', '*/*'),
        fc.constantFrom('', ';q=0', ';q=1', ';q=0.5', ';q=0.501', ';q=1.001', ';a="x,y";q=0.3', '; q=0.9'),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((elements) => elements.map((each) => each.join('')).join(',')),
);

/** RFC 9110 §12.5.1 once more: a reader of characters, with quoted strings as states. */
function weightsOf(text: string): Map<string, number> {
  const elements: string[][] = [[]];
  let [word, isQuoted] = ['', false];
  const end = () => {
    elements.at(-1)?.push(word);
    word = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (isQuoted && sign === '\\') word += sign + text.charAt(++i);
    else if (sign === '"') {
      isQuoted = !isQuoted;
      word += sign;
    } else if (!isQuoted && sign === ';') end();
    else if (!isQuoted && sign === ',') {
      end();
      elements.push([]);
    } else word += sign;
  }
  end();
  const weights = new Map<string, number>();
  for (const [name = '', ...parameters] of elements) {
    const range = name.replace(/^[ \t]+|[ \t]+$/g, '');
    if (range === '' || [...range].some((sign) => sign < '!' || sign > '~')) continue;
    const key = range.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const q = parameters
      .map((each) => each.replace(/^[ \t]+|[ \t]+$/g, ''))
      .find((each) => /^q[ \t]*(?:=|$)/i.test(each));
    const digits = q === undefined ? '1' : q.slice(2);
    const isWeight =
      q === undefined || (/^q=/i.test(q) && /^(?:0|1)(?:\.[0-9]{0,3})?$/.test(digits) && Number(digits) <= 1);
    weights.set(key, Math.max(weights.get(key) ?? 0, isWeight ? Number(digits) : 0));
  }
  return weights;
}

const path = fc.oneof(
  fc.constantFrom(
    ...sampleRelease.routes.keys(),
    '/docs/api',
    '/nope',
    '*',
    'http://h/',
    '/%2e%2e/',
    '/..%2f',
    '//',
    '/\\',
    '/a/../',
    '/.env',
  ),
  textOf(
    [
      '/',
      '..',
      '.',
      '%2e',
      '%2F',
      '%00',
      '%',
      '?',
      '#',
      '\\',
      'a',
      'index.html',
      'api',
      'v1',
      '.md',
      '~',
      ';',
      ' ',
      '\u0000',
      'é',
    ],
    9,
  ),
  anyText(12),
);
const fields = fc.dictionary(
  fc.oneof(
    fc.constantFrom('accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range', '__proto__', 'host'),
    anyText(6),
  ),
  fc.oneof(
    anyText(16),
    fc.constantFrom('*', 'text/markdown', '"x"', 'bytes=0-', 'br', ','),
    fc.array(anyText(6), { maxLength: 3 }),
    fc.constant(undefined),
  ),
  { maxKeys: 4 },
);

export const httpTargets = [
  target('accept', 'a second reader, of characters, gives the same weights', [accept], (text) => {
    const found = parseAccept(text);
    const expected = weightsOf(text);
    equal(JSON.stringify(Object.entries(found).sort()), JSON.stringify([...expected].sort()));
  }),
  target('negotiation', 'the choice follows from the weights of the second reader', [accept], (text) => {
    const weights = weightsOf(text);
    const markdown = weights.get('text/markdown') ?? 0;
    const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
    equal(negotiate(text), markdown > 0 && markdown >= html ? 'markdown' : 'html');
  }),
  target(
    'accept-encoding',
    'never a coding that the second reader finds refused, nor one that is not there',
    [
      textOf(['br', 'gzip', 'x-gzip', 'identity', '*', ',', ';q=', '0', '1', '0.5', ' ', '"', 'zstd', '\t'], 12),
      fc.subarray(['br', 'gzip'] as const),
    ],
    (text, available) => {
      const chosen = chooseEncoding(text, available);
      if (chosen === undefined) return;
      const weights = weightsOf(text);
      const weight =
        weights.get(chosen) ?? (chosen === 'gzip' ? weights.get('x-gzip') : undefined) ?? weights.get('*') ?? 0;
      ok(available.includes(chosen), 'it is not there');
      ok(weight > 0 && weight >= (weights.get('identity') ?? 0), `its weight is ${weight}`);
    },
  ),
  target(
    'requests',
    'any request gets a whole answer of a known kind; HEAD is GET without its body',
    [path, fields, fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'get', '')],
    (at, headers, method) => {
      const answer = respond(sampleRelease, { method, path: at, headers });
      ok([200, 204, 304, 308, 400, 404, 405].includes(answer.status), `status ${answer.status}`);
      for (const [name, value] of Object.entries(answer.headers)) {
        match(name, /^[A-Za-z-]+$/);
        match(value, /^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/);
      }
      if (answer.status === 200 && method !== 'OPTIONS')
        ok(
          sampleRelease.routes.has((at.split(/[?#]/)[0] ?? '').replace(/^https?:\/\/[^/]*/, '') || '/'),
          'no such route',
        );
      if (method !== 'HEAD') return;
      const whole = respond(sampleRelease, { method: 'GET', path: at, headers });
      equal(answer.status, whole.status);
      equal(answer.body.length, 0);
      equal(JSON.stringify(answer.headers), JSON.stringify(whole.headers));
    },
  ),
];
