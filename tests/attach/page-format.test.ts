import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { removeGazetteLines } from '../../src/attach/head/head-lines.ts';
import { attached, html, textOf } from './found.ts';

const strict =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">';
const opened = '<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">';
const item = '<item><title>Pumps</title><link>https://pumpen.example/a</link></item>';

/** Files that servers send below names of HTML, and that are none. */
const noPages: Readonly<Record<string, string>> = {
  RSS: `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet href="/feed.xsl"?>\n<rss version="2.0"><channel><title>T</title>${item}</channel></rss>`,
  'RSS without a declaration': `<!-- made by x -->\n<rss version="2.0"><channel><title>T</title>${item}</channel></rss>`,
  Atom: '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><link href="/"/><entry><title>e</title></entry></feed>',
  RDF: '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><channel/></rdf:RDF>',
  'a document type of its own': '<?xml version="1.0"?><!DOCTYPE note [<!ENTITY a "b">]><note><to>x</to></note>',
  SVG: '<svg xmlns="http://www.w3.org/2000/svg"><title>T</title><path d="M0 0"/></svg>',
  JSON: '{"html":"<p>text</p>","title":"T"}',
  'lines of JSON': '[\n {"a":"<b>x</b>"},\n {"a":1}\n]\n',
  'an empty list': '[]',
  'the mark of a search engine': 'google-site-verification: google1234567890abcdef.html',
  JSONP: 'callback({"a": 1})',
};

/** Pages that an XML parser reads, most of them with what an HTML parser reads otherwise. */
const xml: Readonly<Record<string, string>> = {
  Strict: `<?xml version="1.0" encoding="UTF-8"?>\n${strict}\n${opened}<head><title>X</title><link rel="stylesheet" href="/a.css" /></head><body><p>Pumps<br/>x</p></body></html>`,
  'a script and a title that end at once': `<?xml version="1.0"?>${opened}<head><title>X</title><script src="/a.js"/><style/></head><body><p><a id="a"/>Pumps</p></body></html>`,
  'an end of the head in CDATA': `${opened}<head><title>X</title><script src="/a.js"/><script>//<![CDATA[\nvar a = "</head>";\n//]]></script></head><body><p>Pumps</p></body></html>`,
  'HTML 5':
    '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/><title>X</title></head><body><p>Pumps</p></body></html>',
  'no element that is empty': '<html><head><title>X</title></head><body><p>Pumps</p></body></html>',
  'no head': `${opened}<body><p>Pumps <img src="/a.png" alt="x"/></p></body></html>`,
  'RDF in the head': `${opened}<head><title>X</title><rdf:RDF xmlns:rdf="x"><rdf:li/></rdf:RDF><meta name="a" content="b > c"/></head><body><p>Pumps</p></body></html>`,
};

const home = (file: string) => html('Home', `<p>Hello <a href="/${file}">x</a></p>`, { nav: '' });

describe('a file with a name of HTML', () => {
  it.each(Object.entries(noPages))('that is %s stays as it is and has no mirror', (_, text) => {
    const { plan, problems } = attached({ 'index.html': home('feed/'), 'feed/index.html': text });
    expect(plan?.edited.has('feed/index.html')).toBe(false);
    expect(plan?.without.map(({ file, without }) => [file, without])).toEqual([['feed/index.html', 'no-page']]);
    expect(problems).toEqual([]);
  });

  it.each(Object.entries(noPages))('that is %s may be the homepage', (_, text) => {
    const { plan } = attached({ 'index.html': text });
    expect(plan?.edited.has('index.html')).toBe(false);
  });

  it.each(Object.entries(xml))('that an XML parser reads is read by it afterwards: %s', (_, text) => {
    expect(XMLValidator.validate(text)).toBe(true);
    for (const file of ['x.html', 'x.xhtml', 'index.html']) {
      const { plan } = attached({ 'index.html': home(file), [file]: text });
      const bytes = plan?.edited.get(file) ?? new Uint8Array();
      const after = Buffer.from(bytes).toString();
      expect(after).toContain('<!--gazette--><link rel="canonical"');
      expect(XMLValidator.validate(after)).toBe(true);
      expect(Buffer.from(removeGazetteLines(file, bytes)).toString()).toBe(text);
      expect(plan && textOf(plan, file === 'index.html' ? 'index.md' : 'x.md')).toContain('Pumps');
    }
  });

  it.each([
    '<div>Hello <b>you</b></div>',
    '<li>One</li><li>Two</li>',
    '<!-- part --><p>Hello</p>',
    'Hello <br> you',
    '<body><p>Hello</p></body>',
  ])('that is a fragment, "%s", stays one', (text) => {
    const { plan } = attached({ 'index.html': home('part.html'), 'part.html': text });
    expect(plan?.edited.has('part.html')).toBe(false);
    expect(plan && textOf(plan, 'part.md')).toMatch(/Hello|One/);
  });

  it.each(['<title>a</title><p>b', '<!doctype html><p>b</p>', '<HTML><HEAD><TITLE>a</TITLE></HEAD><BODY>b'])(
    'that is HTML however short, "%s", has lines in its head',
    (text) => {
      const { plan } = attached({ 'index.html': home('a.html'), 'a.html': text });
      expect(Buffer.from(plan?.edited.get('a.html') ?? '').toString()).toContain('href="https://pumpen.example/a.md"');
    },
  );
});
