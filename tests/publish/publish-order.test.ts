import { expect, test } from 'vitest';
import { sortForPublishing } from '../../src/publish/patch.ts';

const inOrder = [
  ['assets/a.css', 'assets/a.css.br', 'favicon.ico', 'images/b.png'],
  ['404.html', 'index.html', 'index.html.gz', 'x/index.html'],
  ['index.md', 'x.md', 'x.md.br'],
  ['api/v1/company.json', 'api/v1/faq.json.br'],
  ['.well-known/api-catalog', 'api/v1/index.json', 'api/v1/openapi.json.gz', 'llms.txt', 'sitemap.xml'],
].flat();

test('what pages refer to goes before them, and what names pages after; a side-car with its file', () => {
  expect(sortForPublishing([...inOrder].reverse())).toEqual(inOrder);
});

test('of the host files the manifest is the last', () => {
  expect(sortForPublishing(['gazette.manifest.json', 'nginx/a.conf', 'x.txt']).at(-1)).toBe('gazette.manifest.json');
});
