import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { capabilities } from '../../src/core/capabilities.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import { nginx } from '../../src/hosts/nginx/nginx.ts';
import { findUnsupportedHost, unsupportedHosts } from '../../src/hosts/unsupported-hosts.ts';
import {
  bareHeaders,
  documentHeaders,
  noIndexHeaders,
  notFoundHeaders,
  preflightHeaders,
} from '../../src/http/headers.ts';
import { sampleRelease } from '../http/sample-release.ts';

const root = new URL('../../', import.meta.url);
const csp = "default-src 'none'";

/** Every field that an answer of some release has. */
const fields = new Set(
  [
    documentHeaders({
      kind: 'mirror',
      mediaType: mediaTypes.markdown,
      sha256: '0'.repeat(64),
      negotiated: false,
      markdownTokens: 1,
      language: 'en',
      canonical: '</>; rel="canonical"',
      lifecycle: { deprecated: '2026-01-01', sunset: '2027-01-01' } as never,
      contentSecurityPolicy: csp,
    }),
    notFoundHeaders(csp),
    bareHeaders(csp),
    preflightHeaders(csp),
    noIndexHeaders,
    { Allow: '', Location: '', 'Strict-Transport-Security': '' },
  ].flatMap((headers) => Object.keys(headers)),
);

// Attached sites have a page of their own, of hosts that are written.
const pages = readdirSync(new URL('docs/pages/how-to/', root)).filter((name) => /^host-.*\.md$/.test(name));
const read = (name: string) => readFileSync(new URL(`docs/pages/how-to/${name}`, root), 'utf8');

it('every host that is configured by hand has its page, and the refusal names it', () => {
  const named = unsupportedHosts
    .flatMap(({ instead }) => /page \/how-to\/(\S+)\/ of/.exec(instead)?.[1] ?? [])
    .map((name) => `docs/pages/how-to/${name}.md`);
  expect(named.sort()).toEqual(pages.map((name) => `docs/pages/how-to/${name}`).sort());
  expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  expect(findUnsupportedHost('Google Cloud Storage')?.instead).toContain(
    '/how-to/host-google-cloud-storage/ of the documentation',
  );
});

describe.each(pages)('%s', (name) => {
  const table = read(name)
    .split('\n')
    .filter((line) => line.startsWith('| '));

  it('says of every requirement what to do, once', () => {
    const named = table.flatMap((line) => line.split(' | ')[0]!.slice(2).split(', '));
    // One name has a comma in it.
    const wanted = Object.values(capabilities).flatMap((each) => each.name.split(', '));
    expect(named.filter((each) => !['Requirement', 'Languages', 'previews'].includes(each)).sort()).toEqual(
      wanted.sort(),
    );
  });

  it('names every header field', () => {
    expect(fields.size).toBeGreaterThan(20);
    expect([...fields].filter((field) => !table.some((line) => line.includes(`\`${field}\``)))).toEqual([]);
  });

  it('shows YAML and JSON that parse', () => {
    for (const [, text] of read(name).matchAll(/```(?:yaml|json)\n([\s\S]*?)```/g))
      expect(parse(text!, { strict: true })).toBeTypeOf('object');
  });
});

it('the image for Kubernetes changes lines that the configuration of nginx has', () => {
  const [, from = '', to] = /s\/(listen [^/]+)\/(listen [^/]+)\//.exec(read('host-kubernetes.md')) ?? [];
  const site = nginx.emit(sampleRelease, {}).files.find(({ file }) => file === 'site.conf')!.text;
  expect(site).toContain(`  ${from}\n`);
  expect(read('host-kubernetes.md')).toContain(`containerPort: ${/\d+/.exec(to!)?.[0]}`);
});
