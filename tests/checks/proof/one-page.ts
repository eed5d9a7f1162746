import type { ExpectedPage, SharedPageParts } from '../../../src/checks/proof/expected-page.ts';

// A page as it should be, with its mirror, and what they are to say.
export const kit: SharedPageParts = {
  baseUrl: 'https://a.example',
  scripts: new Set(['/assets/a.js']),
  values: new Set(['AnnaLtd', '4420', 'Street1', 'maataexample']),
  languages: new Map([
    [
      'en',
      {
        frame: [{ name: 'legal name', shown: 'Anna Ltd' }],
        notice: '',
        ownWords: 'Updated\nPages',
        legalName: 'Anna Ltd',
        reached: ['+44 20'],
      },
    ],
  ]),
};
export const expected: ExpectedPage = {
  file: 'x/index.html',
  mirror: 'x.md',
  title: 'X',
  description: 'What X is.',
  updated: '2026-01-02',
  language: 'en',
  url: 'https://a.example/x/',
  mirrorUrl: 'https://a.example/x.md',
  facts: [{ name: 'town', shown: 'St. Ives' }],
};
export const data = {
  '@graph': [
    {
      '@id': 'https://a.example/x/',
      url: 'https://a.example/x/',
      name: 'X',
      description: 'What X is.',
      dateModified: '2026-01-02',
      inLanguage: 'en',
    },
    { '@id': 'https://a.example/#organization', legalName: 'Anna Ltd', telephone: '+44 20' },
  ],
};
export const html = (ld: unknown = data) => `<!doctype html>
<html lang="en">
<head><title>X · Anna</title><meta name="description" content="What X is."><link rel="canonical" href="https://a.example/x/">
<link rel="alternate" type="text/markdown" href="https://a.example/x.md"><meta property="og:url" content="https://a.example/x/">
<script type="module" src="/assets/a.js"></script><script type="application/ld+json">${JSON.stringify(ld)}</script></head>
<body><nav><a href="/">Home</a></nav><main><h1>X</h1><p>What X is.</p><p>Anna lives in <b>St. Ives</b> since <time datetime="2020-01-01">1 January 2020</time>.</p>
<p>Updated</p><form><label>Ask<input name="a"></label></form></main><footer>Anna Ltd</footer></body>
</html>
`;
const frontMatter = '---\ncanonical: https://a.example/x/\norganisation: "Anna Ltd"\nupdated: 2026-01-02\n---\n\n';
export const markdown = `${frontMatter}# X\n\n> What X is.\n\nAnna lives in **St. Ives** since 1 January 2020.\n\n## Pages\n`;
