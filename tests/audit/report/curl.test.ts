import { expect, test } from 'vitest';
import { renderCurl } from '../../../src/audit/report/format.ts';

const route = { origin: new URL('https://example.com') };
const request = (method: string, path: string, headers: Record<string, string | string[]> = {}) => ({
  role: 'get' as const,
  path,
  request: { method, path, headers },
});

test.each([
  [
    'what curl asks by itself',
    request('GET', '/', { accept: '*/*', 'accept-encoding': 'identity' }),
    "curl -sSi 'https://example.com/'",
  ],
  ['HEAD', request('HEAD', '/x'), "curl -sSI 'https://example.com/x'"],
  ['another method', request('POST', '/'), "curl -sSi -X POST 'https://example.com/'"],
  [
    'a coding, whose body is not printed',
    request('GET', '/', { 'accept-encoding': 'br' }),
    "curl -sS -D - -o /dev/null -H 'accept-encoding: br' 'https://example.com/'",
  ],
  ['an agent', request('GET', '/', { 'user-agent': 'GPTBot' }), "curl -sSi -A 'GPTBot' 'https://example.com/'"],
  ['an empty field', request('GET', '/', { accept: '' }), "curl -sSi -H 'accept;' 'https://example.com/'"],
  [
    'several lines',
    request('GET', '/', { accept: ['a/b', 'c/d'] }),
    "curl -sSi -H 'accept: a/b' -H 'accept: c/d' 'https://example.com/'",
  ],
  ['what a shell would read', request('GET', "/$(x)'"), "curl -sSi 'https://example.com/$(x)'\\'''"],
  ['what curl would tidy up', request('GET', '//x'), "curl -sSi --path-as-is 'https://example.com//x'"],
  ['a folder with a dot', request('GET', '/.well-known/x'), "curl -sSi 'https://example.com/.well-known/x'"],
])('says in one line how to ask again: %s', (_, probe, expected) => {
  expect(renderCurl(probe, route)).toBe(expected);
});

test('by the way that the audit took', () => {
  const elsewhere = { ...route, connect: { host: '127.0.0.1', port: 8443 }, hostHeader: 'www.example.com' };
  const probe = request('GET', '/');
  expect(renderCurl(probe, elsewhere)).toBe("curl -sSi --connect-to '::127.0.0.1:8443' 'https://www.example.com/'");
  expect(renderCurl({ ...probe, role: 'http2' }, route)).toBe("curl -sSi --http2 'https://example.com/'");
  expect(renderCurl({ ...probe, role: 'plain' }, elsewhere)).toBe("curl -sSi 'http://www.example.com/'");
  expect(renderCurl({ ...probe, role: 'certificate' }, route)).toBe("curl -vI 'https://example.com/'");
});
