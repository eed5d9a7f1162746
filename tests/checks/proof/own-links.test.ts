import { expect, it } from 'vitest';
import type { ExpectedOutput } from '../../../src/checks/proof/expected-output.ts';
import { checkLinks, urlsIn } from '../../../src/checks/proof/own-links.ts';

const release = {
  baseUrl: 'https://a.example',
  routes: new Map(['/', '/x/', '/api/v1/company.json'].map((path) => [path, { path, variants: [] }])),
  redirects: new Map([['/x', '/x/']]),
} as unknown as ExpectedOutput['release'];

it('finds every address of this origin at which nothing is', () => {
  const found: string[] = [];
  const own = ['', '/', '/x/', '/x', '/x/?a#b', '#id', '?q', '/api/', '/s?q={q}', '/y/{id}', '/z', '/x/y', '/api/v2/'];
  const others = ['https://a.example.net/z', 'https://b.example/z', 'mailto:a@a.example'];
  const all = [...own.map((path) => release.baseUrl + path), ...others];
  const site = { notice: 'See https://a.example/written and' } as ExpectedOutput['site'];
  all.push('https://a.example/written');
  checkLinks([...all, ...all], { release, site }, (_, url) => void found.push(url.slice(release.baseUrl.length)));
  expect(found).toEqual(['/s?q={q}', '/z', '/x/y', '/api/v2/']);
});

it('reads addresses out of plain text, without the marks behind them', () => {
  const text =
    'See https://a.example/x/, (https://a.example/y) [z](https://a.example/z). https://a.example。\n`https://a.example/c` https://b.example/';
  expect(urlsIn(text, 'https://a.example')).toEqual(
    ['/x/', '/y', '/z', '', '/c'].map((path) => `https://a.example${path}`),
  );
});
