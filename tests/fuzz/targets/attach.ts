import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import robotsParser from 'robots-parser';
import { decodeHtml, encodeHtml } from '../../../src/attach/html/page-format.ts';
import { findBySelector, parseSelector } from '../../../src/attach/main/selector.ts';
import { findForeignSitemaps } from '../../../src/attach/read/foreign-site.ts';
import { parseHead } from '../../../src/attach/read/parse-head.ts';
import { appendGazetteBlock, parseForeignRobots, removeGazetteBlock } from '../../../src/attach/read/robots.ts';
import { escapeXml } from '../../../src/core/escape.ts';
import { escapeHtml } from '../../../src/core/html.ts';
import { findElements, parseHtml } from '../../../src/core/html-tree.ts';
import { parseImportedPage } from '../../../src/setup/import/html/imported-page.ts';
import { parseJsonLd } from '../../../src/setup/import/html/json-ld.ts';
import { anyText, textOf } from '../pieces.ts';
import { target } from '../target.ts';

const word = fc.string({ unit: fc.constantFrom(...'ab<>&"\' ü\n\t;#'), maxLength: 12 });
const noise = textOf(
  [
    '<meta name=robots content=noindex>',
    '<base href=/x/>',
    '<link rel=canonical>',
    '<svg><title>x</title></svg>',
    '<!-- ',
    '-->',
    '<script>',
    '</script>',
    '<title',
    '>',
    '</head>',
    '<body>',
    '"',
    "'",
    '<p>',
    '&',
    '\0',
  ],
  6,
);
const path = fc.stringMatching(/^\/[a-z/]{0,8}$/).map((each) => each.replace(/\/+/g, '/'));
const robotsLine = fc.oneof(
  fc
    .tuple(fc.constantFrom('Allow', 'Disallow', 'disallow '), path, fc.constantFrom('', '*', '$', '*a'))
    .map(([name, at, end]) => `${name}: ${at}${end}`),
  fc.constantFrom(
    'User-agent: *',
    'User-agent: *',
    'User-agent: other',
    '',
    '# c',
    'Sitemap: https://a.example/s.xml',
    'Content-Signal: ai-train=no',
  ),
);

const collapsed = (text: string) => text.replace(/\0/g, '').replace(/\s+/g, ' ').trim();

export const attachTargets = [
  target(
    'html-head',
    'what was written into a head comes out of it, and noise behind it changes no title',
    [word, word, word, noise],
    (title, description, canonical, after) => {
      const html = `<!doctype html><html lang="de"><head><title>${escapeHtml(title)}</title><meta name="Description" content="${escapeHtml(description)}"><link rel="x CANONICAL" href="${escapeHtml(canonical)}">${after}`;
      const head = parseHead([...findElements(parseHtml(html))]);
      equal(head.title, collapsed(title));
      equal(head.description, collapsed(description));
      equal(head.canonical, canonical.trim());
      equal(head.language, 'de');
    },
  ),
  target(
    'html-bytes',
    'every file comes back byte for byte',
    [fc.uint8Array({ maxLength: 40 }), fc.boolean()],
    (bytes, isMarked) => {
      const whole = isMarked ? Buffer.concat([Buffer.from('\ufeff'), bytes]) : Buffer.from(bytes);
      const { text, ...how } = decodeHtml(whole);
      deepEqual(Buffer.from(encodeHtml(text, how)), whole);
    },
  ),
  target(
    'selector',
    'an element is found by a selector that was made of it, and only such a one',
    [
      fc.constantFrom('main', 'div', 'article'),
      fc.stringMatching(/^[a-z][\w-]{0,5}$/),
      fc.stringMatching(/^[a-z][\w-]{0,5}$/),
      fc.nat({ max: 5 }),
      textOf(['main', 'div', '.a', '#b', '[c]', '[c="d"]', ' ', '>', ',', '*', ':x', '"', ']', '['], 7),
    ],
    (tag, id, name, form, text) => {
      const document = parseHtml(
        `<body><section><${tag} id="${id}" class="x ${name}" data-k="${name}">a</${tag}></section><p>b</p>`,
      );
      const written =
        [tag, `#${id}`, `${tag}.${name}`, `section > ${tag}`, `body [data-k="${name}"]`, `nav, ${tag}#${id}.x`][form] ??
        '';
      const selector = parseSelector(written);
      ok(selector, `${written} was not read`);
      equal(findBySelector(document, selector)?.tagName, tag);
      const other = parseSelector(text);
      if (other) ok(!/[:{}()]/.test(text), `${text} was read`);
    },
  ),
  target(
    'robots',
    'the package robots-parser forbids the same paths',
    [fc.array(robotsLine, { maxLength: 8 }), path],
    (lines, at) => {
      const text = ['User-agent: *', ...lines].join('\n');
      const expected = robotsParser('https://a.example/robots.txt', text).isDisallowed(
        `https://a.example${at}`,
        'anybot',
      );
      equal(parseForeignRobots(text).isDisallowed(at), expected ?? false);
    },
  ),
  target(
    'robots-block',
    'lines of ours are taken out again without a trace',
    [anyText(30), fc.array(fc.stringMatching(/^[A-Za-z: /]{1,9}$/), { minLength: 1, maxLength: 3 })],
    (text, lines) => {
      equal(removeGazetteBlock(appendGazetteBlock(text, lines)), text);
    },
  ),
  target(
    'sitemap',
    'addresses come back as they were escaped',
    [
      fc.array(
        fc.webPath().map((each) => `https://a.example${each || '/'}`),
        { maxLength: 3 },
      ),
      textOf(['<loc>', '</loc>', '<![CDATA[', ']]>', '<urlset>', '&amp;', '&', '<'], 6),
    ],
    (addresses, broken) => {
      const xml = `<urlset>${addresses.map((each) => `<url><loc> ${escapeXml(each)}\n</loc></url>`).join('')}</urlset>`;
      const site = (text: string) => ({ files: [{ file: 'sitemap.xml' }], bytes: () => Buffer.from(text) }) as never;
      const here = {
        resolve: (address: string) =>
          address === '/sitemap.xml' ? { target: { kind: 'file', file: 'sitemap.xml' } } : undefined,
      } as never;
      deepEqual(findForeignSitemaps(site(xml), here)[0]?.addresses, addresses);
      ok(findForeignSitemaps(site(broken), here).length <= 1);
    },
  ),
  target(
    'json-ld',
    'what a script describes is found by its type; broken ones get a note',
    [fc.jsonValue({ maxDepth: 3 }), fc.boolean()],
    (value, isCut) => {
      const text = JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'A',
        extra: value,
      });
      const notes: unknown[] = [];
      const items = parseJsonLd('a.html', isCut ? text.slice(0, -1) : text, 3, (note) => void notes.push(note));
      if (isCut) return ok(items.length === 0 && notes.length === 1);
      ok(items.length >= 1 && notes.length === 0, JSON.stringify(notes));
    },
  ),
  target(
    'import-page',
    'any page is read, and its links are those that a browser sees',
    [
      textOf(
        [
          '<a href="/x/">',
          '<a href="',
          '">',
          '</a>',
          '<title>',
          '</title>',
          '<h1>',
          '<p>a',
          '<table><tr><td>',
          '<address>',
          '<template>',
          '<svg>',
          '<math>',
          '<select>',
          '&amp;',
          '<!--',
          '-->',
          '<script type="application/ld+json">{',
          '</script>',
          '<div itemscope itemtype="https://schema.org/Organization">',
          '<span itemprop=name>',
        ],
        14,
      ),
    ],
    (text) => {
      const page = parseImportedPage('a.html', text, () => {});
      const isBrowsers = [...findElements(parseHtml(text))].some(({ tagName }) => tagName === 'html');
      ok(page !== undefined && isBrowsers);
    },
  ),
];
