import type { Release, Variant } from '../../../src/core/release.ts';
import { releaseOf } from '../../publish/releases.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8', ETag: '"h"', Vary: 'Accept, Accept-Encoding' };
const markdown = {
  'Content-Type': 'text/markdown; charset=utf-8',
  ETag: '"m"',
  'x-markdown-tokens': '7',
  Vary: 'Accept',
};

/** A page in two representations, with side-cars and without, beside files of one. */
export function negotiatedRelease(): Release {
  const release = releaseOf({ 'z.txt': 'zz', 'B.txt': '', 'a/index.html': '<p>a', 'a.md': 'a', 'b.md': 'b' });
  const variants: Variant[] = [
    { when: 'html', file: 'a/index.html', headers: html, encodings: ['br', 'gzip'] },
    { when: 'markdown', file: 'a.md', headers: markdown, encodings: ['gzip'] },
  ];
  const alone: Variant = {
    when: 'always',
    file: 'b.md',
    headers: { ...markdown, ETag: '"b"', 'x-markdown-tokens': '0' },
  };
  const routes = new Map([
    ...release.routes,
    ['/a/', { path: '/a/', variants }] as const,
    ['/b.md', { path: '/b.md', variants: [alone] }] as const,
    ['/bare', { path: '/bare', variants: [{ when: 'always', file: 'z.txt', headers: {} }] }] as const,
    ['/none', { path: '/none', variants: [] }] as const,
  ]);
  return { ...release, routes, preflight: { Allow: 'GET' } };
}
