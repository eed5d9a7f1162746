import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/core/problem.ts';
import { attached, html } from './found.ts';

const nav = '<a href="/">Home</a> <a href="/a/">A</a>';
const organization =
  '<script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"x","legalName":"Andere GmbH","foundingDate":"1999"}]}</script>';
const { problems } = attached({
  'index.html': html(
    'Home',
    `<p><a href="gone/">1</a> <a href="a/#there">2</a> <a href="a/#n">3</a>
<a href="a/#missing">4</a> <a href="#top">5</a> <a href="#:~:text=x">6</a> <a href="/old">7</a> <a href="/api/x">8</a>
<img srcset="/p.png 1x, /q.png 2x" alt=""> <a href="https://other.example/gone">9</a> <a href="mailto:a@b.example">10</a>
<a href="/api/v1/company.json">11</a> <a href="%61/">12</a> <a href="a">13</a> <a href="b.html">14</a> <a href="r.html#any">15</a></p>`,
    { nav, head: organization },
  ),
  'a/index.html': html(
    'A',
    '<h2 id="there">t</h2><a name="n"></a><p>Als Unternehmen wurden wir\n<b>1987</b> gegründet.</p><a href="/nowhere/">x</a>',
    { nav },
  ).replace('lang="en"', 'lang="de"'),
  'b.html': `<html><head><base href="/a/"></head><body><p>${nav}<a href="#there">in a</a> <a href="#b">not in b</a></p></body></html>`,
  'c.html': html('C', '<a href="/nowhere/">x</a>', { nav: '' }),
  'r.html': '<meta http-equiv="refresh" content="0; url=/a/"><title>r</title>',
  'd.html': html('D', '<p>api_key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc"</p>', { nav: '' }),
  'e.html': html('E', '<p>Call Jane Doe, born 1.2.1980, jane.doe@gmail.com</p>', { nav: '' }),
  'q.png': '',
  _redirects: '/old /a/\n',
  'robots.txt': 'User-agent: *\nDisallow: /c\nContent-Signal: search=yes\n',
  'sitemap.txt': '',
  'sitemap.xml':
    '<urlset><url><loc>/c.html</loc></url><url><loc>/d.html</loc></url><url><loc>/e.html</loc></url></urlset>',
});
const place = ({ at }: Problem) => (at && 'line' in at ? `${at.file}:${at.line}:${at.col}` : at?.file);
const of = (code: string) =>
  problems.filter((problem) => problem.code === code).map((each) => `${place(each)} ${each.message}`);

describe('a dead link of a foreign page', () => {
  it('is told once, where it stands first', () => {
    expect(of('foreign-link-dead')).toEqual([
      'a/index.html:11:30 expected a path of the site, got "/nowhere/", which is not there (and in 1 other page)',
      'index.html:10:13 expected a path of the site, got "gone/", which is not there',
      'index.html:12:6 expected a path of the site, got "/p.png", which is not there',
    ]);
  });

  it('may lead to a place in a page that is not there', () => {
    expect(of('foreign-anchor-dead')).toEqual([
      'b.html:1:115 expected a place in a/index.html, got "#b", which it does not have',
      'index.html:11:4 expected a place in a/index.html, got "#missing", which it does not have',
    ]);
  });
});

describe('a foreign page', () => {
  it('without title, description or main content is named', () => {
    expect(of('foreign-title')).toEqual(['b.html:1:7 expected a title, got none']);
    expect(of('foreign-description')[0]).toMatch(/^b\.html:1:7 /);
    expect(of('foreign-main')).toHaveLength(1);
  });

  it('that robots.txt disallows is named', () => {
    expect(of('foreign-disallowed')).toEqual([
      'c.html expected a page that robots.txt does not keep from readers, got /c.html',
    ]);
  });

  it('is compared with the facts', () => {
    expect(of('foreign-contradiction')).toHaveLength(1);
    expect(of('foreign-contradiction')[0]).toMatch(/^a\/index\.html:11:4 says ".*1987.*"; .*1999-12-31/s);
    expect(of('foreign-organization')[0]).toMatch(/^index\.html:3:1 .*got "Andere GmbH"/);
  });

  it('with something private is named, and its value is not', () => {
    expect(of('foreign-secret')).toHaveLength(1);
    expect(of('foreign-secret')[0]).toMatch(/^d\.html:10:\d+ /);
    expect(of('foreign-private').length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(/sk_live_4eC|jane\.doe@gmail/);
  });

  it.each([
    ['as a reference', '<p>Pay to &#x202e;eciovni.</p>', 'index.html:10:17'],
    ['as a decimal one', '<p>Pay to\n&#8238;eciovni.</p>', 'index.html:11:1'],
    ['as it is', '<p>Pay to \u202eeciovni.</p>', 'index.html:10:17'],
    ['of a tag of Unicode', '<p>Pumps&#xE0041;</p>', 'index.html:10:15'],
  ])('with a character that hides, %s, is named at its place and gets no mirror', (_, text, at) => {
    const { plan, problems: told } = attached({ 'index.html': html('D', text) });
    const hidden = told.filter(({ code }) => code === 'foreign-hidden');
    expect(hidden.map(place)).toEqual([at]);
    expect(hidden[0]?.message).toMatch(/^expected text without hidden characters, got an? .+ \(U\+/);
    expect(plan?.without.map(({ without }) => without)).toEqual(['hidden']);
    expect(
      [...(plan?.added ?? [])].some(([, bytes]) => /\u202e|\u{e0041}/u.test(Buffer.from(bytes()).toString())),
    ).toBe(false);
  });

  it('with marks of direction and places to break in its title and description has a mirror without them', () => {
    const page = html('All &lrm;about pumps&#8203;.', '<p>Pumps.</p>').replace('<title>', '<title>&rlm;');
    const { plan, problems: told } = attached({ 'index.html': page });
    expect(told.filter(({ code }) => code === 'foreign-hidden')).toEqual([]);
    expect(plan?.without).toEqual([]);
  });

  it('makes nothing but warnings, so that all is published but copies of secrets', () => {
    const { plan } = attached({ 'index.html': html('D', '<p>api_key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc"</p>') });
    expect(plan?.without.map(({ without }) => without)).toEqual(['secret']);
  });
});
