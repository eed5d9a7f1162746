import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';

const pictures = new Map([
  ['/a.png', { width: 300, height: 200 }],
  [
    '/b.png',
    {
      width: 900,
      height: 600,
      sizes: [
        { path: '/b-450w.png', width: 450 },
        { path: '/b.png', width: 900 },
      ],
    },
  ],
]);
const images = (markdown: string, isBelow = false) =>
  renderMarkdown(markdown, { pictures, isBelow }).html.match(/<img [^>]*>/g);

it('pictures of the site have their sizes, and all but the first come later', () => {
  expect(images('![A](/a.png)\n\n![B](/b.png "Title") ![C](/c.png)')).toEqual([
    '<img src="/a.png" alt="A" width="300" height="200">',
    '<img src="/b.png" alt="B" title="Title" srcset="/b-450w.png 450w, /b.png 900w" sizes="(min-width: 44rem) 40rem, 100vw" width="900" height="600" loading="lazy" decoding="async">',
    '<img src="/c.png" alt="C" loading="lazy" decoding="async">',
  ]);
});

it('where something is seen before them, all come later', () => {
  expect(images('![A](/a.png)', true)).toEqual([
    '<img src="/a.png" alt="A" width="300" height="200" loading="lazy" decoding="async">',
  ]);
});

it('an image needs a text, in a link too', () => {
  const { mistakes } = renderMarkdown(
    'Text ![](/a.png)\n\n[![ ](/b.png)](/x/) [![B](/b.png)](/x/)\n\n- ![*C*](/a.png)',
  );
  expect(mistakes).toEqual([
    { kind: 'alt', line: 0, text: '![](/a.png)' },
    { kind: 'alt', line: 2, text: '![ ](/b.png)' },
  ]);
});
