import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../src/core/digest.ts';
import type { Headers, Release, Route } from '../../src/core/release.ts';
import { cloudfront } from '../../src/hosts/cloudfront/cloudfront.ts';
import { renderManifest } from '../support/render-manifest.ts';

const short = { 'Cache-Control': 'public, max-age=300' };
const html = { 'Content-Type': 'text/html; charset=utf-8', ...short };
const asset = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'text/css; charset=utf-8' };

/** A site whose assets, pages and fields differ from those of every other version; some of its pages do, too. */
export function version(number: number): Release {
  const files = new Map<string, Release['files'] extends ReadonlyMap<string, infer F> ? F : never>();
  const routes = new Map<string, Route>();
  const add = (
    path: string,
    file: string,
    text: string,
    headers: Headers,
    when: 'always' | 'html' | 'markdown' = 'always',
  ) => {
    const bytes = Buffer.from(text, 'utf8');
    files.set(file, { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) });
    const variants = [...(routes.get(path)?.variants ?? []), { when, file, headers }];
    routes.set(path, { path, variants });
  };
  const styles = Array.from({ length: 4 }, (_, i) => `/* ${number % 2 === 0 && i === 0 ? 'shared' : number} ${i} */`);
  const links = styles.map((text, i) => {
    const file = `assets/style${i}.${sha256(text).slice(0, 12)}.css`;
    add(`/${file}`, file, text, asset);
    return `<link rel="stylesheet" href="/${file}">`;
  });
  const names = ['', 'about/', `only-${number}/`, ...Array.from({ length: 12 }, (_, i) => `page-${i}/`)];
  for (const name of names) {
    const fields = { ...html, Link: `</v${number % 3}>` };
    add(`/${name}`, `${name}index.html`, `${links.join('')}<p>${name} ${number}</p>`, fields, 'html');
    const markdown = { ...fields, 'Content-Type': 'text/markdown; charset=utf-8' };
    add(`/${name}`, `${name || 'index'}.md`.replace('/.md', '.md'), `# ${name} ${number}\n`, markdown, 'markdown');
  }
  add('/robots.txt', 'robots.txt', 'the same\n', { ...short, 'Content-Type': 'text/plain; charset=utf-8' });
  add('/odd+name(1)!.json', 'odd+name(1)!.json', '{}', { ...short, 'Content-Type': 'application/json' });
  add('/sitemap.xml', 'sitemap.xml', names.join('\n'), { ...short, 'Content-Type': 'application/xml' });
  const missing = Buffer.from(`${links.join('')}none ${number}`, 'utf8');
  files.set('404.html', { file: '404.html', size: missing.byteLength, bytes: missing, sha256: sha256(missing) });
  return {
    baseUrl: 'https://example.com',
    files,
    routes,
    redirects: new Map(),
    notFound: { file: '404.html', headers: { ...html, 'Cache-Control': 'public, max-age=60' } },
    bareHeaders: { 'Cache-Control': 'public, max-age=60' },
  };
}

/** Writes a version as a build leaves it, with its plan, and returns the folder. */
export function writeVersion(folder: string, number: number): string {
  const release = version(number);
  const planned = cloudfront.emit(release, {}).files.map(({ file, text }) => {
    const bytes = Buffer.from(text, 'utf8');
    return { file: `cloudfront/${file}`, size: bytes.byteLength, bytes, sha256: sha256(bytes) };
  });
  const write = (file: string, bytes: Uint8Array | string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  };
  for (const { file, bytes } of release.files.values()) write(`dist/${file}`, bytes);
  for (const { file, bytes } of planned) write(`deploy/${file}`, bytes);
  write('deploy/gazette.manifest.json', renderManifest(release, planned));
  return folder;
}
