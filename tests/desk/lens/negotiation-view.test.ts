import { describe, expect, it } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { createNegotiationView } from '../../../src/desk/lens/negotiation-view.ts';

const file = (name: string) => ({ file: name, size: name.length, bytes: Buffer.from(name), sha256: '' });
const type = (name: string) => ({ 'Content-Type': name });
const release: Release = {
  baseUrl: 'https://example.com',
  files: new Map(['a.html', 'a.md', 'b.json', '404.html'].map((name) => [name, file(name)])),
  routes: new Map([
    [
      '/a/',
      {
        path: '/a/',
        variants: [
          { when: 'html', file: 'a.html', headers: type('text/html') },
          { when: 'markdown', file: 'a.md', headers: type('text/markdown') },
        ],
      },
    ],
    ['/b.json', { path: '/b.json', variants: [{ when: 'always', file: 'b.json', headers: type('application/json') }] }],
  ]),
  redirects: new Map([['/a', '/a/']]),
  notFound: { file: '404.html', headers: type('text/html') },
  bareHeaders: {},
};
const view = (path: string, accept?: string) => createNegotiationView(release, path, accept);

describe('negotiationView', () => {
  it.each([
    ['text/markdown', 'text/markdown', 'Nothing asks for HTML, so its weight is 0.', 'Markdown is named'],
    ['text/html;q=0.9, text/markdown;q=0.9', 'text/markdown', 'with weight 0.9', 'does not weigh less'],
    ['text/*, text/markdown;q=0.5', 'text/html', 'most specific range that fits: text/*.', 'HTML weighs more'],
    ['text/markdown;q=0', 'text/html', 'with weight 0', 'never refused with 406'],
    ['*/*', 'text/html', 'a wildcard does not ask for it', 'So the page is HTML'],
    [undefined, 'text/html', 'Without Accept, a page is HTML.', ''],
  ])('says why %s gives %s', (accept, given, ...reasons) => {
    const { status, headers, why } = view('/a/', accept);
    expect([status, headers['Content-Type']]).toEqual([200, given]);
    for (const reason of reasons) expect(why.join(' ')).toContain(reason);
  });

  it('says why Accept does not count', () => {
    expect(view('/b.json', 'text/markdown').why).toEqual([
      'This address has one representation; Accept does not count.',
    ]);
    expect(view('/a', '*/*')).toMatchObject({ status: 308, why: ['A page has one address: with the slash.'] });
    expect(view('/none', '*/*')).toMatchObject({ status: 404, why: [expect.stringContaining('the one 404 page')] });
  });

  it('shows how the header was read, and the size of the answer', () => {
    expect(view('/a/', 'text/markdown;q=0.4, text/html')).toMatchObject({
      bytes: 'a.html'.length,
      ranges: [
        { range: 'text/markdown', weight: 0.4 },
        { range: 'text/html', weight: 1 },
      ],
    });
    expect(view('/a/').ranges).toEqual([]);
  });
});
