import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  findHeadInsertionOffset,
  insertHeadLines,
  removeGazetteLines,
  removeHeadLines,
} from '../../src/attach/head/head-lines.ts';
import { decodeHtml, encodeHtml } from '../../src/attach/html/page-format.ts';

const lines = [
  '<link rel="alternate" type="text/markdown" href="https://pumpen.example/x.md">',
  '<script type="application/ld+json">{"a":"\\u003c"}</script>',
];

/** Heads as they are found, all of which browsers take. */
const odd: Readonly<Record<string, string | Uint8Array>> = {
  plain: '<!doctype html><html><head><title>a</title></head><body><p>b</p></body></html>',
  CRLF: '<!doctype html>\r\n<html>\r\n<head>\r\n<title>a</title>\r\n</head>\r\n<body>\r\n<p>b</p>\r\n</body></html>\r\n',
  'byte order mark': '\uFEFF<!doctype html><html><head><title>a</title></head><body>ü</body></html>',
  'no head': '<!doctype html><html><body><p>b</p></body></html>',
  'no tags but the text': '<p>b</p>',
  'no end of the head': '<!doctype html><title>a</title><meta name="x" content="y"><p>b',
  'a div in the head':
    '<!doctype html><html><head><title>a</title><div>b</div><link rel="x" href="y"></head><body>c</body></html>',
  'an end in a comment': '<!doctype html><html><head><!-- </head> --><title>a</title></head><body>b</body></html>',
  'an end in the title': '<!doctype html><html><head><title>a </head> b</title></head><body>b</body></html>',
  'an end in a script': '<!doctype html><html><head><script>var a = "</head>";</script></head><body>b</body></html>',
  XHTML:
    '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>a</title><meta name="a" content="b"/></head><body><br/></body></html>',
  frames: '<html><head><title>a</title></head><frameset cols="1,2"><frame src="a"></frameset></html>',
  'a style without end': '<!doctype html><html><head><style>p { }',
  'Latin-1': Buffer.from(
    '<!doctype html><html><head><meta charset="iso-8859-1"><title>\u00fcber</title></head><body>\u00e4</body></html>',
    'latin1',
  ),
  Shift_JIS: Buffer.concat([
    Buffer.from('<!doctype html><html><head><meta charset="shift_jis"><title>'),
    Buffer.from([0x83, 0x7c, 0x83, 0x93]),
    Buffer.from('</title></head><body>b</body></html>'),
  ]),
};

const spliced = (bytes: Uint8Array): Uint8Array => {
  const decoded = decodeHtml(bytes);
  const own = removeHeadLines(decoded.text);
  return encodeHtml(insertHeadLines(own, findHeadInsertionOffset(own), lines), decoded);
};

/** The body as a browser sees it. */
const bodyOf = (bytes: Uint8Array): string => {
  const document = parse(decodeHtml(bytes).text);
  const html = document.childNodes.find((each) => each.nodeName === 'html');
  const body =
    html && 'childNodes' in html
      ? html.childNodes.find((each) => each.nodeName === 'body' || each.nodeName === 'frameset')
      : undefined;
  return body && 'childNodes' in body ? serialize(body) : '';
};

describe.each(Object.entries(odd))('a head: %s', (_, page) => {
  const bytes = Buffer.from(page as string);
  const once = spliced(bytes);

  it('gets the lines into its head, and the body stays what it is', () => {
    expect(bodyOf(once)).toBe(bodyOf(bytes));
    const document = parse(decodeHtml(once).text);
    const html = document.childNodes.find((each) => each.nodeName === 'html');
    const head = html && 'childNodes' in html ? html.childNodes.find((each) => each.nodeName === 'head') : undefined;
    expect(head && 'childNodes' in head ? serialize(head) : '').toContain('text/markdown');
  });

  it('has them once, and gives every byte back', () => {
    expect(Buffer.from(spliced(once)).equals(once)).toBe(true);
    expect(Buffer.from(removeGazetteLines('x.html', once)).equals(bytes)).toBe(true);
  });
});

describe('what stands between marks', () => {
  it('is taken out only where it is what we write', () => {
    const theirs = '<!--gazette--><p>of theirs</p><!--/gazette-->';
    expect(removeHeadLines(theirs)).toBe(theirs);
    expect(removeHeadLines(`<script>"<!--gazette-->"</script>`)).toBe('<script>"<!--gazette-->"</script>');
  });
});
