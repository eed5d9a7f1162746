import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { checkComplexity, checkExactComplexity } from '../../../src/markdown/complexity.ts';
import { decodeEntities } from '../../../src/markdown/entities.ts';
import { checkUrl } from '../../../src/markdown/escape.ts';
import { expandFacts } from '../../../src/markdown/facts.ts';
import { isSiteLink, toAbsoluteLinks } from '../../../src/markdown/links.ts';
import { toPlainText } from '../../../src/markdown/plain-text.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';
import { foreignMarkup } from '../../markdown/foreign-markup.ts';
import { anyText, textOf } from '../pieces.ts';
import { target } from '../target.ts';

const pieces = [
  ...'\\`*_~[]()<>{}#!|&;:-+=./"\'\n\t a0',
  ...[
    '](',
    '![',
    '[x](',
    '[x]: ',
    '](/x)',
    '](/x "t")',
    '``',
    '```',
    '~~~',
    '\n```\n',
    '<b>',
    '<!--',
    '<script>',
    '<img src=x onerror=a>',
    '<a href="javascript:a">',
  ],
  ...[
    '\n\n',
    '\n> ',
    '\n- ',
    '\n1. ',
    '\n    ',
    '\n\t',
    '>> \t',
    '| a | b |\n| - | - |\n',
    '# ',
    '\n===\n',
    '**',
    '&#x202e;',
    '&lt;',
    '&amp;',
    '&#106;',
    '&quot;',
  ],
  ...[
    'javascript:',
    'data:text/html,',
    'https://',
    'http://',
    '//',
    '/\\',
    'a@b.c',
    'www.a.b',
    '"x" onclick="',
    '\u200b',
    '\u00a0',
    '\u2028',
    '{{a}}',
    '\\{{',
    '}}',
    'é',
    '😀',
  ],
];
const markdown = textOf(pieces, 22);

/** The text that a browser shows of an attribute. */
const decoded = (text: string) =>
  (parseFragment(`<i title="${text.replaceAll('"', '&quot;')}">`).childNodes[0] as { attrs: { value: string }[] })
    .attrs[0]?.value;

const names =
  'amp lt gt quot apos nbsp shy copy euro hellip mdash zwj zwnj lrm rlm NoBreak Tab NewLine eacute szlig ZeroWidthSpace colon sol lpar num'.split(
    ' ',
  );
const reference = fc.oneof(
  fc.constantFrom(...names).map((name) => `&${name};`),
  fc.integer({ min: 32, max: 0xffff }).map((code) => `&#${code};`),
  fc.integer({ min: 160, max: 0x10ffff }).map((code) => `&#x${code.toString(16)};`),
  textOf(['&', '#', 'x', ';', 'a', '1', 'amp', ' '], 5),
);

const href = fc.oneof(
  textOf(
    [
      'https:',
      'http:',
      'javascript:',
      'JAVASCRIPT:',
      'data:',
      'mailto:',
      'tel:',
      '/',
      '//',
      '\\',
      '#',
      '?',
      '@',
      ':',
      '.',
      'a.b',
      'evil.example',
      '%',
      '%0a',
      '%E2%80%AE',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '\u00ad',
      'x',
      '1',
      '+49',
    ],
    9,
  ),
  fc.webUrl(),
  anyText(12),
);

function absolutely(link: string): string {
  if (link.startsWith('#')) return `https://facts.example/p/${link}`;
  return link.startsWith('/') && !link.startsWith('//') ? `https://facts.example${link}` : link;
}

export const markdownTargets = [
  target(
    'markdown',
    'a browser (parse5) finds no element, attribute or address that rendering never makes',
    [markdown],
    (text) => {
      deepEqual(foreignMarkup(renderMarkdown(text).html), []);
    },
  ),
  target(
    'markdown-text',
    'what is rendered has a text, and that text is none of it markup of ours',
    [markdown],
    (text) => {
      const { problems } = renderMarkdown(text);
      if (!problems.some(({ kind }) => kind === 'complex')) equal(typeof toPlainText(text), 'string');
    },
  ),
  target(
    'markdown-complexity',
    'the short way says of no text that it is simple which the whole count calls complex',
    [
      fc.oneof(
        markdown,
        fc.tuple(textOf(pieces, 6), fc.integer({ min: 1, max: 900 })).map(([text, times]) => text.repeat(times)),
      ),
    ],
    (text) => {
      equal(checkComplexity(text), checkExactComplexity(text));
    },
  ),
  target('markdown-links', 'rendered links lead to the same paths, made absolute', [markdown], (text) => {
    const before = renderMarkdown(text);
    if (before.problems.length > 0) return;
    const after = renderMarkdown(toAbsoluteLinks(text, 'https://facts.example', 'https://facts.example/p/'));
    // Images may lie nowhere else, so that their addresses are told as problems when they are absolute.
    if (after.problems.length > 0) return;
    // Left out: code, which marked and CommonMark see differently within a link; text that only looks like a link.
    if (
      /\]:|`/.test(text) ||
      before.links.filter(isSiteLink).length !== (text.match(/\]\([ \t]*<?(?=\/(?!\/)|#)/g) ?? []).length
    )
      return;
    deepEqual(after.links, before.links.map(absolutely));
  }),
  target(
    'facts',
    'of any text: what is not filled in stays, and what has no braces is not touched',
    [textOf(['{{', '}}', '{', '}', '\\', 'a', ' ', '\n', '`', '{{a}}', '{{ b c }}', '{{x}}', '~~~', '\n\n'], 16)],
    (text) => {
      const facts = new Map([
        ['a', 'Ä*Z'],
        ['b c', '7'],
      ]);
      const { text: filled, used, unknown } = expandFacts(text, facts);
      if (!text.includes('{{')) return equal(filled, text);
      if (used.length === 0 && !text.includes('\\{{')) equal(filled, text);
      for (const { offset } of unknown) equal(text.slice(offset, offset + 2), '{{');
      for (const name of used) equal(facts.has(name), true);
      equal(expandFacts(text, facts).text, filled);
    },
  ),
  target(
    'character-references',
    'a browser (parse5) decodes them to the same characters',
    [fc.array(reference, { maxLength: 4 })],
    (references) => {
      for (const each of references) {
        const found = decodeEntities(each);
        // Windows-1252 leftovers and characters that HTML forbids are HTML's own rule (§13.2.5.80), not CommonMark's.
        if (found === each || /^&#(?:1[2-5]\d|x[89][0-9a-f]);$/i.test(each) || found === '\ufffd') continue;
        equal(found.replaceAll('\r\n', '\n'), decoded(each)?.replaceAll('\r\n', '\n'));
      }
    },
  ),
  target(
    'addresses',
    'the URL parser of browsers leads an accepted address to no other scheme or host',
    [href],
    (text) => {
      const verdict = checkUrl(text, 'link');
      if (!('href' in verdict)) return;
      const url = URL.parse
        ? URL.parse(text, 'https://own.example/p/')
        : safely(() => new URL(text, 'https://own.example/p/'));
      if (!url) return;
      if (!['https:', 'mailto:', 'tel:'].includes(url.protocol)) throw new Error(`${url.protocol} was accepted`);
      if (/^[/#]/.test(text)) equal(url.host, 'own.example');
      equal(url.username + url.password, '');
    },
  ),
];

function safely<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
