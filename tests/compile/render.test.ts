import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { preflightHeaders } from '../../src/http/headers.ts';

const temp = mkdtempSync(join(tmpdir(), 'gazette-render-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

it('features.corsPreflight gives the release an answer to OPTIONS, and changes one line of the API reference', () => {
  const [off, on] = [releaseWith('webMcp: false'), releaseWith('webMcp: false, corsPreflight: true')];
  expect(off.preflight).toBeUndefined();
  expect(on.preflight).toEqual(preflightHeaders(on.bareHeaders['Content-Security-Policy']!));
  expect(releaseWith('webMcp: false, corsPreflight: false').preflight).toBeUndefined();

  const changed = [...off.files.keys()].filter((file) => off.files.get(file)!.sha256 !== on.files.get(file)!.sha256);
  expect(changed.filter((file) => !/^docs\/api|\.(?:br|gz)$/.test(file))).toEqual([]);
  const reference = (release: typeof on) => Buffer.from(release.files.get('docs/api.md')!.bytes).toString('utf8');
  expect(reference(off)).toContain('| andere Methode als GET oder HEAD |');
  expect(reference(on)).toContain('| andere Methode als GET, HEAD oder OPTIONS |');
});

it('each mirror names its page as canonical, at its own address alone', () => {
  const { routes, baseUrl } = releaseWith('webMcp: false');
  const linkOf = (path: string) => routes.get(path)?.variants.map(({ headers }) => headers.Link);
  expect(linkOf('/index.md')).toEqual([`<${baseUrl}/>; rel="canonical"`]);
  expect(linkOf('/anleitung/start.md')).toEqual([`<${baseUrl}/anleitung/start/>; rel="canonical"`]);
  expect(linkOf('/docs/api.md')).toEqual([`<${baseUrl}/docs/api/>; rel="canonical"`]);
  expect(linkOf('/anleitung/start/')).toEqual([undefined, undefined]);
  const mirrors = [...routes.values()].filter(({ variants }) => variants[0]?.headers.Link?.includes('canonical'));
  const pages = [...routes.values()].filter(({ variants }) => variants.length === 2);
  expect(mirrors.length).toBe(pages.length);
});

function releaseWith(features: string) {
  const dir = join(temp, features.replace(/\W+/g, '-'));
  cpSync(new URL('../fixtures/small', import.meta.url).pathname, dir, { recursive: true });
  const file = join(dir, 'content/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('webMcp: false', features));
  const folders = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public') };
  const { release, problems } = build({ ...folders, preview: false, today: '2026-03-15' });
  expect(problems).toEqual([]);
  return release!;
}
