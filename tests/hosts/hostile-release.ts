import fc from 'fast-check';
import { sha256 } from '../../src/core/digest.ts';
import type { Headers, Release, ReleaseFile, Route } from '../../src/core/release.ts';
import { fileOf } from '../../src/core/url.ts';
import { sampleRelease } from '../http/sample-release.ts';

/**
 * A release whose paths and header values use every character that the model lets through: what a configuration
 * language would read as its own. No slug of the content model is that bad; the adapters must not rely on it.
 */
export function hostileRelease(): Release {
  const files = new Map(sampleRelease.files);
  const routes = new Map(sampleRelease.routes);
  values.forEach((link, i) => {
    const path = paths[i % paths.length]!.replace('N', String(i));
    const bytes = Buffer.from(`body ${i}\n`);
    const file: ReleaseFile = { file: fileOf(path), size: bytes.byteLength, bytes, sha256: sha256(bytes) };
    files.set(file.file, file);
    const headers: Headers = { ...sampleRelease.routes.get('/index.md')!.variants[0]!.headers, Link: link };
    const type = headers['Content-Type']!;
    const own = { ...headers, ETag: `"${i}"`, 'Content-Type': path.endsWith('/') ? 'text/html; charset=utf-8' : type };
    routes.set(path, { path, variants: [{ when: 'always', file: file.file, headers: own }] } satisfies Route);
  });
  return { ...sampleRelease, files, routes };
}

// RFC 3986 §3.3: pchar without percent-encoding. A leading number keeps them apart in any spelling.
const paths = [
  ...['/N.md', "/N'a.md", '/N;b.md', '/N$c.md', '/N$uri.md', '/N$1.md', '/N(d).md', '/N*.md', '/N+e.md', '/N,f.md'],
  ...[
    '/N=g.md',
    '/N@h.md',
    '/N&i.md',
    '/N!j.md',
    '/N~k.md',
    '/N:l.md',
    '/N.m.md',
    '/N-.md',
    '/N_.md',
    '/N$x',
    '/N',
    '/N/',
  ],
  ...["/N'/", '/N$/', '/N$host/', '/.N/n.md', '/N.N/', `/N${`${'long-'.repeat(40)}/`.repeat(4)}x.md`],
];

const visible = fc
  .array(fc.integer({ min: 0x20, max: 0x7e }), { minLength: 1, maxLength: 40 })
  .map((codes) => `x${String.fromCharCode(...codes)}x`);

const values = [
  ...[
    '"',
    '\\',
    '\\"',
    '"; return 500; #',
    '$uri',
    '\x24{uri}',
    '$1',
    '$$',
    '%{HTTP_HOST}e',
    '{path}',
    '{$HOME}',
    '`x`',
    "'",
  ],
  ...[
    '</x>; rel="a"',
    ']]',
    '--[[',
    '<%= x %>',
    '# x',
    'x;',
    '}',
    '{',
    '\\n',
    '\\\\',
    '\\x22',
    '\x24{jndi:x}',
    '`\x24{x}`',
    '*/',
  ],
  ...fc.sample(visible, { seed: 9110, numRuns: 60 }),
];
