import { describe, expect, it } from 'vitest';
import { stripFrontMatter } from '../../src/core/url.ts';
import { respond } from '../../src/http/respond.ts';
import { attached, html, planned, textOf } from './found.ts';

const origin = 'https://pumpen.example';
const site = {
  'index.html': html(
    'Home',
    '<h1>Welcome</h1><p>Hi <a href="about/">about us</a>, <a href="x.html#a">x</a>, <a href="/login/">login</a>, <a href="/llms.txt">for machines</a></p>',
  ),
  'about/index.html': html('About', '<h1>About</h1><p>We make pumps.</p>'),
  'x.html': html('X', '<p id="a">Only text</p>', { head: '<link rel="canonical" href="/x.html">\n' }),
  'login/index.html': html('Login', '<p>in</p>', { head: '<meta name="robots" content="noindex">' }),
  'solutions/index.html': html('Solutions', '<h1>Theirs</h1>'),
  'latin.html': Buffer.from(
    '<html><head><meta charset="iso-8859-1"><title>\u00fcber</title></head><main><a href="/about/">\u00e4</a></main></html>',
    'latin1',
  ),
  '.well-known/security.txt': 'Contact: mailto:a@pumpen.example\n',
  'robots.txt': 'User-agent: *\nDisallow: /x\n',
  'sitemap.xml': `<urlset><url><loc>${origin}/solutions/</loc></url><url><loc>${origin}/latin.html</loc></url></urlset>`,
  'style.css': 'p{}',
};
const { plan, problems } = attached(site, { pages: true });
if (!plan) throw new Error(JSON.stringify(problems));
const text = (file: string) => textOf(plan, file);

describe('what is put beside the site of another generator', () => {
  it('is ours where it has nothing, and never a file of theirs', () => {
    expect(plan.added.has('api/v1/company.json')).toBe(true);
    expect(plan.added.has('llms.txt')).toBe(true);
    expect(plan.added.has('auth.md')).toBe(true);
    for (const file of Object.keys(site)) expect(plan.added.has(file), file).toBe(false);
    // A page for what is missing would change how hosts answer for the rest of the site.
    expect(plan.added.has('404.html')).toBe(false);
  });

  it('tells of documents that have no place, and of pages that theirs replace', () => {
    expect(problems.filter(({ code }) => code === 'foreign-collision').map(({ at }) => at?.file)).toEqual([
      '.well-known/security.txt',
    ]);
    expect(plan.instead).toEqual(['/', '/solutions/']);
  });

  it('has a mirror for each page that may have one, with the head of ours', () => {
    expect(plan.mirrors.map(({ mirror }) => mirror).sort()).toEqual([
      '/about.md',
      '/index.md',
      '/latin.md',
      '/solutions.md',
      '/x.md',
    ]);
    expect(plan.without.map(({ path, without }) => [path, without])).toEqual([['/login/', 'noindex']]);
    expect(text('x.md')).toMatch(
      /^---\ncanonical: https:\/\/pumpen\.example\/x\.html\norganisation: ".+"\n---\n\n# X\n/,
    );
    expect(stripFrontMatter(text('x.md'))).toBe('# X\n\n> About X.\n\nOnly text\n');
    expect(stripFrontMatter(text('index.md'))).toBe(
      `# Welcome\n\n> About Home.\n\nHi [about us](${origin}/about.md), [x](${origin}/x.md#a), [login](${origin}/login/), [for machines](${origin}/llms.txt)\n`,
    );
  });

  it('says which places of our homepage theirs does not have', () => {
    expect(plan.lost).toContain('/#/contact');
    const same = planned({ ...site, 'index.html': site['index.html'].replace('<h1>', '<h1 id="/contact">') });
    expect(same.lost).not.toContain('/#/contact');
  });

  it('lists them in llms.txt, once, and not what has none', () => {
    expect(text('llms.txt')).toContain(`- [About](${origin}/about.md): About About.`);
    expect(text('llms.txt')).not.toContain('login');
    expect(text('llms.txt')).not.toContain('/solutions/giessen.md](');
  });

  it('claims nothing that others would have to keep', () => {
    expect(text('llms.txt')).toContain('<link rel="alternate">');
    expect(
      planned({ 'index.html': site['index.html'].replace('<a href="/login/">login</a>', '') }).release.claims?.map(
        ({ id }) => id,
      ),
    ).not.toContain('no-cookies');
  });

  it('answers Markdown at the address of a page, and their HTML without our policies', () => {
    const ask = (path: string, accept: string) => respond(plan.release, { method: 'GET', path, headers: { accept } });
    const markdown = ask('/about/', 'text/markdown');
    expect(Buffer.from(markdown.body).toString()).toBe(text('about.md'));
    expect(markdown.headers).toMatchObject({ 'Content-Type': 'text/markdown; charset=utf-8' });
    const page = ask('/about/', 'text/html');
    expect(Buffer.from(page.body).toString()).toBe(text('about/index.html'));
    expect(page.headers.Vary).toContain('Accept');
    expect(Object.keys(page.headers).join()).not.toMatch(/Content-Security-Policy|Permissions/);
    expect(ask('/', 'text/html').headers.Link).toContain('api-catalog');
    expect([...plan.foreign].sort()).toEqual(['/', '/about/', '/latin.html', '/solutions/', '/x.html']);
  });

  it('has a sitemap of its own beside theirs, which robots.txt names behind what was there', () => {
    expect(text('robots.txt')).toBe(
      `${site['robots.txt']}\n# gazette\nSitemap: ${origin}/sitemap-facts.xml\n# /gazette\n`,
    );
    expect(text('sitemap-facts.xml')).toContain(`<loc>${origin}/company/</loc>`);
    expect(text('sitemap-facts.xml')).not.toContain('/about/');
    expect(plan.edited.has('sitemap.xml')).toBe(false);
    expect(problems.map(({ code }) => code)).toContain('foreign-signals');
  });
});

describe('lines in the head of a page', () => {
  const lines = (file: string) => /<!--gazette-->(.*)<!--\/gazette-->/.exec(text(file))?.[1];

  it('are its Markdown, and its address where it names none', () => {
    expect(lines('about/index.html')).toBe(
      `<link rel="canonical" href="${origin}/about/"><link rel="alternate" type="text/markdown" href="${origin}/about.md">`,
    );
    expect(lines('x.html')).toBe(`<link rel="alternate" type="text/markdown" href="${origin}/x.md">`);
  });

  it('are the organisation on the homepage alone, in ASCII', () => {
    expect(lines('index.html')).toMatch(/"@type":"Organization".*K\\u00f6ln/);
    expect(lines('index.html')).toMatch(/^[ -~]*$/);
  });

  it('leave all other bytes as they are, in any encoding', () => {
    const bytes = plan.edited.get('latin.html') ?? new Uint8Array();
    const [before, after] = Buffer.from(bytes)
      .toString('latin1')
      .split(/<!--gazette-->.*<!--\/gazette-->/);
    expect(Buffer.from(`${before}${after}`, 'latin1').equals(site['latin.html'])).toBe(true);
    expect(text('latin.md')).toContain('[ä](');
  });

  it('are in no page that gets no mirror', () => {
    expect(plan.edited.has('login/index.html')).toBe(false);
  });
});

describe('another site', () => {
  it('without sitemap and robots gets both, with its pages; --no-touch leaves HTML', () => {
    const other = planned(
      { 'index.html': site['index.html'], 'about/index.html': site['about/index.html'] },
      { noTouch: true },
    );
    expect(other.edited.size).toBe(0);
    expect(textOf(other, 'sitemap.xml')).toContain(`<url><loc>${origin}/about/</loc></url>`);
    expect(textOf(other, 'robots.txt')).toContain('Content-Signal');
  });

  it('with an index of sitemaps gets one line there', () => {
    const index = `<sitemapindex>\n<sitemap><loc>${origin}/a.xml</loc></sitemap>\n</sitemapindex>\n`;
    const other = planned(
      { 'index.html': site['index.html'], 'sitemap.xml': index, 'robots.txt': '' },
      { pages: true },
    );
    expect(textOf(other, 'sitemap.xml')).toBe(
      index.replace(
        '</sitemapindex>',
        `<!--gazette--><sitemap><loc>${origin}/sitemap-facts.xml</loc></sitemap><!--/gazette--></sitemapindex>`,
      ),
    );
    expect(textOf(other, 'robots.txt')).toMatch(/^\n# gazette\nUser-agent: \*\nContent-Signal: search=yes/);
  });
});
