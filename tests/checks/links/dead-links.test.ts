import { describe, expect, it } from 'vitest';
import { checkLinks, findDocumentLinks, listOwnOrigins } from '../../../src/checks/links/links.ts';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import { inputOf, markdownOf, moduleOf, problemsOf, type Written } from '../small-input.ts';

const found = (written: Written) =>
  problemsOf(checkLinks, written).map(({ code, at, message, hint }) => {
    const place = at && 'line' in at ? `${at.file}:${at.line}:${at.col}` : at?.file;
    return `${code} ${place} ${/got "(.*?)"/.exec(message)?.[1]}${hint ? ` | ${hint}` : ''}`;
  });
const page = (body: string, front = '') => markdownOf('content/pages/x.md', `---\ntitle: X\n${front}---\n${body}\n`);

it('links that lead somewhere are no problem', () => {
  const documents = {
    '/': '<a href="/x/#y"><a href="/a.json"><a href="https://example.com/x/?a#y"><a href="/x.md#y">',
    '/x/': '<h2 id="y">y</h2><a href="#y"><a href="/">',
    '/x.md': { text: '[a](/x/) https://example.com/#contact', mirrorOf: '/x/' },
    '/a.json': '{"self": "https://example.com/a.json#whatever"}',
  };
  expect(found({ documents: { ...documents, '/': `${documents['/']}<p id="contact">` } })).toEqual([]);
});

it('pictures and public files are not read', () => {
  const input = inputOf({ documents: { '/': '', '/a.png': '](/gone/)', '/b.json': '](/gone/)' } });
  const catalog = input.catalog.map((one) => (one.path === '/b.json' ? { ...one, kind: 'public' as const } : one));
  checkLinks({ ...input, catalog }, (problem) => expect(problem).toBeUndefined());
});

describe('a dead link', () => {
  it('is reported where it is written, at each place', () => {
    const pages = [page('[a](/gone/) and [b](/gone/ )\n\nhttps://example.com/gone/')];
    expect(found({ pages, documents: { '/': '', '/x/': '<a href="/gone/">' } })).toEqual([
      'link-dead content/pages/x.md:6:1 /gone/',
      'link-dead content/pages/x.md:4:5 /gone/',
      'link-dead content/pages/x.md:4:21 /gone/',
    ]);
  });

  it('to a page is not told again for its mirror, unless somebody wrote that', () => {
    const documents = {
      '/': '<a href="/gone/">',
      '/index.md': { text: '[a](/gone.md)', mirrorOf: '/' },
    };
    expect(found({ pages: [page('[a](/gone/)')], documents })).toEqual(['link-dead content/pages/x.md:4:5 /gone/']);
    expect(found({ pages: [page('[a](/gone/) [b](/gone.md)')], documents })).toEqual([
      'link-dead content/pages/x.md:4:5 /gone/',
      'link-dead content/pages/x.md:4:17 /gone.md',
    ]);
  });

  it('that no content wrote is reported at the source of the first document that has it, or at its path', () => {
    const dead = '<a href="/gone/">';
    expect(found({ documents: { '/': dead, '/x/': dead } })).toEqual(['link-dead / /gone/']);
    expect(problemsOf(checkLinks, { documents: { '/': { text: dead, source: 'content/site.ts' } } })).toMatchObject([
      { at: { file: 'content/site.ts' }, message: expect.stringContaining('(linked from /)') },
    ]);
  });

  it('of the Link header of the homepage is found', () => {
    const headers = { Link: '</gone/>; rel="help", <https://example.org/>; rel="x", </>; rel="self"' };
    expect(found({ documents: { '/': '' }, headers })).toEqual(['link-dead / /gone/']);
  });

  it('of the page for what is missing is found', () => {
    const missing = '<a href="/gone/"><a href="/"><a href="#main"><main id="main">';
    expect(found({ documents: { '/': '' }, missing })).toEqual(['link-dead /404.html /gone/']);
  });

  it('to an anchor is one of the page, of its mirror or of itself, and says which is near', () => {
    const pages = [page('[a](/#opening-hours) [b](#nowhere-at-all)')];
    const documents = {
      '/': '<p id="opening-hour">',
      '/x/': '<a href="/#opening-hours"><a href="#nowhere-at-all">',
      '/index.md': { text: '[a](/x.md#gone)', mirrorOf: '/' },
      '/x.md': { text: '', mirrorOf: '/x/' },
    };
    expect(found({ pages, documents })).toEqual([
      'anchor-dead content/pages/x.md:4:5 #opening-hours | Did you mean "#opening-hour"?',
      'anchor-dead content/pages/x.md:4:26 #nowhere-at-all',
      'anchor-dead /index.md #gone',
    ]);
  });

  it.each([
    ['near', '/privcy/', ['/privacy/'], {}, ' | Did you mean "/privacy/"?'],
    ['longer', '/imprint/', ['/imprint-and-company-details/'], {}, ' | Did you mean "/imprint-and-company-details/"?'],
    ['redirected', '/data', ['/data/'], { '/data': '/data/' }, ' | Did you mean "/data/"?'],
    ['nowhere', '/gone/', ['/privacy/'], {}, ''],
    ['the homepage, misspelt', '//', ['/privacy/'], {}, ' | Did you mean "/"?'],
  ])('is meant for what is %s', (_, link, paths, redirects, hint) => {
    const served = Object.fromEntries(paths.map((path) => [path, '']));
    expect(
      found({ documents: { '/': `[](${link}) <a href="https://example.com${link}">`, ...served }, redirects }),
    ).toEqual([`link-dead / ${link}${hint}`]);
  });

  it.each([
    ['/privacy', { kind: 'value', from: '/privacy', to: '/privacy/' }],
    ['/Privacy/#A', { kind: 'value', from: '/Privacy/#A', to: '/privacy/#A' }],
    ['/privacy.html', { kind: 'value', from: '/privacy.html', to: '/privacy/' }],
    ['/privacy/index.HTM', { kind: 'value', from: '/privacy/index.HTM', to: '/privacy/' }],
    ['/public/logo.svg', { kind: 'value', from: '/public/logo.svg', to: '/logo.svg' }],
    ['/privacy/#OPEN', { kind: 'words', from: '#OPEN', to: '#open' }],
    // Two could be meant, or none is.
    ['/Two', undefined],
    ['/privacy/#Both', undefined],
    ['/privacy/#other', undefined],
    ['/gone.html', undefined],
  ])('in another spelling can be put right: %s', (link, fix) => {
    const anchors = '<p id="open"><p id="both"><p id="BOTH">';
    const others = { '/privacy/': anchors, '/logo.svg': '', '/Two/': '', '/two/': '' };
    const problems = problemsOf(checkLinks, { documents: { '/': `<a href="${link}">`, ...others } });
    expect(problems.map((problem) => problem.fix)).toEqual([fix]);
  });

  it('that leads on by a redirect is told as moved, with its anchor', () => {
    const documents = { '/': '<a href="/data#x">', '/privacy/': '' };
    const redirects = { '/data': '/privacy/' };
    expect(found({ documents, redirects })).toEqual(['link-moved / /data | Write "/privacy/#x".']);
    expect(problemsOf(checkLinks, { documents, redirects }).map(({ fix }) => fix)).toEqual([
      { kind: 'value', from: '/data#x', to: '/privacy/#x' },
    ]);
  });

  it('to a draft says so', () => {
    const documents = { '/': '<a href="/x/">' };
    expect(found({ pages: [page('x', 'draft: true\n')], documents })).toEqual([
      'link-dead / /x/ | content/pages/x.md is a draft.',
    ]);
  });

  it('that follows from another problem is not reported again', () => {
    expect(found({ pages: [page('x')], documents: { '/': '<a href="/x/"><a href="/x.md">' } })).toEqual([]);
    const faq = [markdownOf('content/faq/q.md', '---\nquestion: X\n---\nx\n')];
    expect(found({ faq, documents: { '/': '<a href="#question-q">' } })).toEqual([]);
  });

  it('has no suggestion beyond the first hundred', () => {
    const many = Array.from({ length: 102 }, (_, i) => `<a href="/privac${String.fromCodePoint(0x4e00 + i)}/">`);
    const hints = found({ documents: { '/': many.join(''), '/privacy/': '' } }).map((text) =>
      text.includes('Did you mean'),
    );
    expect(hints.filter(Boolean)).toHaveLength(100);
    expect(hints.lastIndexOf(true)).toBe(99);
  });
});

it('the origin of the content counts too when another replaces it', () => {
  const modules = [moduleOf('site', "{ baseUrl: 'https://old.example' }")];
  expect(listOwnOrigins(inputOf({ modules }))).toEqual(['https://example.com', 'https://old.example']);
  expect(listOwnOrigins(inputOf({ modules: [moduleOf('site', '{ baseUrl: 1 }')] }))).toEqual(['https://example.com']);
  expect(listOwnOrigins(inputOf({}))).toEqual(['https://example.com']);
  expect(found({ modules, documents: { '/': '<a href="https://old.example/gone/">' } })).toEqual([
    'link-dead / /gone/',
  ]);
});

it('what was read when a document was made is not read again', () => {
  const origins = ['https://example.com'];
  const { catalog, release } = inputOf({ documents: { '/': '<a href="/a/" id="b">' } });
  const home = assertDefined(catalog[0], 'a homepage');
  expect(findDocumentLinks(home, release, origins)).toEqual({ links: ['/a/'], ids: 'b' });
  const read = { links: ['/c/'], ids: '' };
  const files = new Map([...release.files].map(([name, file]) => [name, { ...file, read }]));
  expect(findDocumentLinks(home, { ...release, files }, origins)).toBe(read);
});
