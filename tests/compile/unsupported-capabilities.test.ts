import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { findUnsupportedCapabilities } from '../../src/compile/deploy.ts';

/** Texts of a build of the example, whose content names these hosts. */
function built(hosts: readonly string[] | undefined, host?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-'));
  cpSync('content', folder, { recursive: true });
  const file = join(folder, 'site.ts');
  const named = hosts === undefined ? '' : `  hosts: ${JSON.stringify(hosts).replaceAll('"', "'")},\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('export default {\n', `export default {\n${named}`));
  const { release, problems } = build({
    contentDir: folder,
    publicDir: 'public',
    preview: false,
    today: '2026-11-25',
    host,
  });
  if (!release) throw new Error(JSON.stringify(problems));
  const text = (name: string) => Buffer.from(release.files.get(name)?.bytes ?? []).toString('utf8');
  return { text, claims: release.claims ?? [] };
}

it('asks --host, else the hosts that the content names, else nobody', () => {
  expect(findUnsupportedCapabilities(undefined, undefined)).toBeUndefined();
  expect(findUnsupportedCapabilities([], undefined)).toBeUndefined();
  expect(findUnsupportedCapabilities(['nginx'], undefined)).toBeUndefined();
  expect(findUnsupportedCapabilities(['nginx', 'firebase'], undefined)).toEqual([
    'methods',
    'negotiation',
    'preflight',
  ]);
  expect(findUnsupportedCapabilities(['firebase'], 'nginx')).toBeUndefined();
  // A capability that only one of its files lacks counts where that file is in dist/.
  expect(findUnsupportedCapabilities(['apache'], undefined)).toBeUndefined();
  expect(findUnsupportedCapabilities(undefined, 'apache')).toEqual(['methods', 'missing-paths']);
  expect(findUnsupportedCapabilities(['nobody'], undefined)).toBeUndefined();
});

const accept = 'Pages answer in Markdown to `Accept: text/markdown`.';
const alternate = 'Each page names the address of its Markdown in `<link rel="alternate">`.';

it('where a host reads no Accept, every document says what is true there, prose too', () => {
  const nobody = built(undefined);
  const pages = built(['nginx', 'github-pages']);
  for (const file of ['llms.txt', 'accessibility.md']) {
    expect(nobody.text(file)).toContain(accept);
    expect(nobody.text(file)).not.toContain(alternate);
    expect(pages.text(file)).not.toContain('text/markdown');
    expect(pages.text(file)).toContain(alternate);
  }
  expect(nobody.text('auth.md')).not.toContain('whatever their media type says');
  expect(pages.text('auth.md')).toContain('whatever their media type says');
  expect(nobody.claims.map(({ id }) => id)).toContain('accept-markdown');
  expect(pages.claims.map(({ id }) => id)).not.toContain('accept-markdown');
});

it('--host counts alone', () => {
  expect(built(['github-pages'], 'nginx').text('llms.txt')).toContain(accept);
  expect(built(['nginx'], 'github-pages').text('llms.txt')).toContain(alternate);
});
