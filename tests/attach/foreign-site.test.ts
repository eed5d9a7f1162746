import { describe, expect, it } from 'vitest';
import { checkForeignFolder, isGazettePage } from '../../src/attach/read/foreign-folder.ts';
import { type AttachSettings, readForeignSite } from '../../src/attach/read/foreign-site.ts';
import { readHostRules } from '../../src/attach/read/host-rules.ts';
import { appendGazetteBlock, parseForeignRobots, removeGazetteBlock } from '../../src/attach/read/robots.ts';
import { found, html, reading } from './found.ts';

const origin = 'https://pumpen.example';
const page = (links = '', head = '') => html('A', `<p>text ${links}</p>`, { head, nav: '' });

function reasons(files: Readonly<Record<string, string>>, settings: AttachSettings = {}) {
  const site = found(files);
  const { pages } = readForeignSite(site, origin, settings, reading(site));
  return Object.fromEntries(pages.map(({ file, path, without }) => [file, without ?? path]));
}

describe('a page of theirs', () => {
  it('stands where its canonical link, the sitemap, or its file says', () => {
    const site = reasons({
      'index.html': page('<a href="a.html">a</a><a href="b">b</a><a href="c/">c</a><a href="d">d</a>'),
      'a.html': page(),
      'b.html': page('', `<link rel="canonical" href="${origin}/b">`),
      'c/index.html': page(),
      'd.html': page(),
      'sitemap.xml': `<urlset><url><loc>${origin}/d</loc></url></urlset>`,
    });
    expect(site).toEqual({
      'index.html': '/',
      'a.html': '/a.html',
      'b.html': '/b',
      'c/index.html': '/c/',
      'd.html': '/d',
    });
  });

  it('that is the homepage stands at the root, also where lists name its file', () => {
    const canonical = `<link rel="canonical" href="${origin}/index.html">`;
    const map = `<urlset><url><loc>${origin}/index.html</loc></url></urlset>`;
    expect(reasons({ 'index.html': page('', canonical), 'sitemap.xml': map })).toEqual({ 'index.html': '/' });
  });

  it.each([
    ['redirect', page('', '<meta http-equiv="refresh" content="0; url=/">')],
    ['noindex', page('', '<meta name="robots" content="NOINDEX, follow">')],
    ['noindex', page('', '<meta name="robots" content="none">')],
    ['canonical', page('', '<link rel="canonical" href="/">')],
    ['empty', '<html><frameset></frameset></html>'],
    ['empty', '<main><script>a</script></main>'],
  ])('gets no mirror: %s', (reason, text) => {
    expect(reasons({ 'index.html': page('<a href="x.html">x</a>'), 'x.html': text })['x.html']).toBe(reason);
  });

  it.each(['404.html', '404/index.html', '_not-found.html', 'en/404.html'])(
    '%s is shown for what is missing',
    (file) => {
      expect(reasons({ 'index.html': page(`<a href="/${file}">x</a>`), [file]: page() })[file]).toBe('not-found');
    },
  );

  it('that reloads itself is a page, and so is one with a canonical link of its own', () => {
    const refresh =
      '<meta http-equiv="refresh" content="300"><link rel="canonical" href="https://pumpen.example/x.html">';
    expect(reasons({ 'index.html': page('<a href="x.html">x</a>'), 'x.html': page('', refresh) })['x.html']).toBe(
      '/x.html',
    );
  });

  it('is one that a reader comes to: by links, also by pages that are in no list, and by sitemaps', () => {
    const site = reasons({
      'index.html': page('<a href="list/">l</a>'),
      'list/index.html': page('<a href="../far.html">f</a>', '<meta name="robots" content="noindex">'),
      'far.html': page(),
      'mapped.html': page(),
      'secret.html': page('<a href="deeper.html">d</a>'),
      'deeper.html': page(),
      'robots.txt': `Sitemap: ${origin}/maps/index.xml\n`,
      'maps/index.xml': `<sitemapindex><sitemap><loc>${origin}/maps/a.xml</loc></sitemap></sitemapindex>`,
      'maps/a.xml': `<urlset><url><loc><![CDATA[${origin}/mapped.html]]></loc></url></urlset>`,
    });
    expect(site).toMatchObject({
      'far.html': '/far.html',
      'mapped.html': '/mapped.html',
      'secret.html': 'unlinked',
      'deeper.html': 'unlinked',
    });
  });

  it('is one that a frame shows', () => {
    const site = reasons({
      'index.html': '<html><head><title>a</title></head><frameset cols="9,*"><frame src="start.htm"></frameset></html>',
      'start.htm': page('<a href="next.htm">n</a>'),
      'next.htm': page(),
    });
    expect(site).toMatchObject({ 'index.html': '/', 'start.htm': '/start.htm', 'next.htm': '/next.htm' });
  });

  it('behind a login gets no mirror, nor does what only it leads to', () => {
    const linked = {
      'index.html': page('<a href="/m/a.html">m</a> <a href="/n/b.html">n</a> <a href="/o.html">o</a>'),
    };
    const site = reasons({
      ...linked,
      'm/a.html': page('<a href="/inner.html">i</a>'),
      'inner.html': page(),
      'm/.htaccess': 'AuthType Basic\nRequire valid-user\n',
      'n/b.html': page(),
      _headers: '/n/*\n  Basic-Auth: a:b\n/o.html\n  X-Robots-Tag: noindex\n',
      'o.html': page(),
    });
    expect(site).toMatchObject({
      'm/a.html': 'guarded',
      'inner.html': 'unlinked',
      'n/b.html': 'guarded',
      'o.html': 'noindex',
    });
  });

  it('is excluded by content/site.ts, alone or with all below it', () => {
    const files = {
      'index.html': page('<a href="/a/b.html">b</a><a href="c.html">c</a>'),
      'a/b.html': page(),
      'c.html': page(),
    };
    expect(reasons(files, { exclude: ['/a/*', '/c.html'] })).toEqual({
      'index.html': '/',
      'a/b.html': 'excluded',
      'c.html': 'excluded',
    });
  });

  it('is read by the selector of the longest path', () => {
    const files = {
      'index.html': page('<a href="/a/b.html">b</a>'),
      'a/b.html': '<p class="x">no</p><p class="y">yes</p>',
    };
    const site = found(files);
    const selectors = [
      { path: '/a/*', main: '.y' },
      { path: '/*', main: 'main, .x' },
    ];
    const { pages } = readForeignSite(site, origin, { selectors }, reading(site));
    expect(pages.find(({ file }) => file === 'a/b.html')?.read.main).toMatchObject({ markdown: 'yes', by: 'selector' });
  });

  it('in another encoding is read as people read it', () => {
    const site = found({
      'index.html': Buffer.from(
        '<meta charset="iso-8859-1"><title>Stra\u00dfe</title><main>gr\u00fcn</main>',
        'latin1',
      ),
    });
    const [read] = readForeignSite(site, origin, {}, reading(site)).pages;
    expect(read?.read).toMatchObject({ title: 'Straße', main: { markdown: 'grün' } });
  });

  it('that is nested without end is none', () => {
    expect(reasons({ 'index.html': `<main>${'<div>'.repeat(10_000)}a` })).toEqual({ 'index.html': 'empty' });
  });
});

describe('files for hosts', () => {
  const rules = (files: Record<string, string>) => readHostRules(found(files));

  it('guard what they say, and not the site for a file that is closed', () => {
    const { isGuarded } = rules({
      '.htaccess':
        '<Files wp-config.php>\nRequire all denied\n</Files>\n<FilesMatch "\\.bak$">\nDeny from all\n</FilesMatch>\n# Require valid-user\n',
    });
    expect(isGuarded('/')).toBe(false);
    expect(isGuarded('/x.bak')).toBe(true);
    expect(rules({ '.htaccess': '<Limit GET POST>\nRequire valid-user\n</Limit>\n' }).isGuarded('/a')).toBe(true);
    expect(rules({ '.htaccess': 'Require all granted\n' }).isGuarded('/a')).toBe(false);
  });

  it('lead on from what they name', () => {
    const { isRedirected } = rules({
      _redirects: '# all\n/old /new 301\n/blog/* /news/:splat\n/p/:id /q\n',
      'vercel.json': '{"redirects":[{"source":"/v/(.*)","destination":"/"}]}',
      '.htaccess': 'Redirect 301 /apache /x\nRewriteRule ^rw/(.+)$ /x [R]\n',
    });
    for (const path of ['/old', '/old/', '/blog/a/b', '/p/7', '/v/x', '/apache', '/rw/a'])
      expect(isRedirected(path), path).toBe(true);
    for (const path of ['/olden', '/p/7/8', '/', '/rw/']) expect(isRedirected(path), path).toBe(false);
  });
});

describe('robots.txt', () => {
  it('disallows as the longest rule for everybody says', () => {
    const robots = parseForeignRobots(
      'User-agent: a\nUser-agent: *\nDisallow: /x\nAllow: /x/y\n\nUser-agent: b\nDisallow: /\n',
    );
    expect(['/', '/x', '/x/y', '/x/z'].map((path) => robots.isDisallowed(path))).toEqual([false, true, false, true]);
    expect([...robots.agents]).toEqual(['a', '*', 'b']);
  });

  it('gets lines between marks, and every byte back', () => {
    for (const text of ['', 'User-agent: *\n', 'a', 'a\r\n\r\n']) {
      expect(removeGazetteBlock(appendGazetteBlock(text, ['Sitemap: x']))).toBe(text);
      expect(appendGazetteBlock(text, [])).toBe(text);
    }
  });
});

describe('a folder', () => {
  const codeOf = (files: Record<string, string>) => checkForeignFolder(found(files), '/site')?.message;

  it.each(['package.json', 'node_modules/a/b.js', 'astro.config.mjs', 'hugo.toml', 'content/site.ts', 'wp-config.php'])(
    'with %s is no built site',
    (file) => {
      expect(codeOf({ 'index.html': page(), [file]: '' })).toMatch(/sources: /);
    },
  );

  it('without pages is none, nor is one that Gazette has built', () => {
    expect(codeOf({ 'a.css': '' })).toMatch(/without any file of HTML/);
    const ours = `<link rel="describedby" type="text/plain" href="${origin}/llms.txt">`;
    expect(codeOf({ 'index.html': page('', ours) })).toMatch(/Gazette has built/);
    expect(isGazettePage(page('', `${ours}<!--gazette--><!--/gazette-->`))).toBe(false);
    expect(codeOf({ 'index.html': page() })).toBeUndefined();
  });
});
