import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { html } from './found.ts';
import { attachProject } from './project.ts';

const small = new URL('../fixtures/small', import.meta.url).pathname;
const origin = 'https://pumpen.example';
const nav = '<a href="/docs/">Home</a> <a href="/docs/care/">Care</a>';
const page = (title: string, main: string, path: string) =>
  html(title, main, { nav, head: `<link rel="canonical" href="${origin}${path}">\n` });
const files: Readonly<Record<string, string>> = {
  'index.html': page('Manual', '<h1>Manual</h1><p>See <a href="/docs/care/">care</a>.</p>', '/docs/'),
  'care/index.html': page('Care', '<p>Oil it. <a href="/docs/gone/">x</a></p>', '/docs/care/'),
  'robots.txt': 'User-agent: *\nDisallow:\n',
};

const { at, attach, bytesOf, write } = attachProject('_site', files);

describe('gazette attach --base-path', () => {
  it('is asked for where the pages say that they lie below a path', async () => {
    const { code, said } = await attach();
    expect(code).toBe(1);
    expect(said).toContain('foreign-origin');
    expect(said).toContain('--base-path /docs/');
    expect(bytesOf('_site')).toEqual(files);
  });

  it('carries the path in mirrors, links, llms.txt and sitemap, and says what belongs at the root', async () => {
    const { code, said } = await attach('--base-path', '/docs/');
    expect(said).toMatch(/Root +_site-root\/ to the root of the origin: robots\.txt\n/);
    expect(code).toBe(0);
    const site = bytesOf('_site');
    expect(Object.keys(site).sort()).toEqual(
      [...Object.keys(files), 'care.md', 'index.md', 'llms.txt', 'sitemap.xml'].sort(),
    );
    expect(site['index.md']).toContain(`[care](${origin}/docs/care.md)`);
    expect(site['index.html']).toContain(`type="text/markdown" href="${origin}/docs/index.md"`);
    expect(site['llms.txt']).toContain(`](${origin}/docs/care.md)`);
    expect(site['sitemap.xml']).toContain(`<loc>${origin}/docs/care/</loc>`);
    // Only at the root of an origin does anybody read it.
    expect(site['robots.txt']).toBe(files['robots.txt']);
    expect(bytesOf('_site-root')).toEqual({
      'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/docs/sitemap.xml\n`,
    });
    expect(JSON.stringify(bytesOf('_site-deploy'))).toContain('/docs/care.md');
  });

  it('puts API and discovery documents into the folder for the root, and takes all of it out again', async () => {
    cpSync(small, at(''), { recursive: true });
    const { code, said } = await attach('--base-path', '/docs');
    expect(code, said).toBe(0);
    const [site, atRoot] = [bytesOf('_site'), bytesOf('_site-root')];
    expect(Object.keys(atRoot)).toEqual(
      expect.arrayContaining([
        '.well-known/api-catalog',
        '.well-known/security.txt',
        'api/v1/company.json',
        'company.md',
      ]),
    );
    expect(Object.keys(atRoot).filter((file) => /^(?:llms|sitemap)/.test(file))).toEqual([]);
    expect(site['llms.txt']).toContain(`](${origin}/company.md)`);
    for (const [file, text] of Object.entries(atRoot))
      expect(text.match(/pumpen\.example\/(?:llms\.txt|sitemap\.xml)/g) ?? [], file).toEqual([]);
    expect((await attach('--base-path', '/docs/')).said).toContain('Nothing changed in _site/');
    expect(bytesOf('_site')).toEqual(site);
    expect(bytesOf('_site-root')).toEqual(atRoot);
    await attach('--base-path', '/docs/', '--detach');
    expect(bytesOf('_site')).toEqual(files);
    expect(bytesOf('_site-root')).toEqual({});
  });

  it('names files of the site by where they lie', async () => {
    const { said } = await attach('--base-path', '/docs/', '--strict');
    expect(said).toMatch(/_site\/care\/index\.html:\d+:\d+ .*"\/docs\/gone\/"/);
  });

  it('keeps a sitemap and an llms.txt of theirs', async () => {
    const sitemap = `<urlset><url><loc>${origin}/docs/care/</loc></url></urlset>`;
    write('_site/sitemap.xml', sitemap);
    write('_site/llms.txt', '# Theirs\n');
    expect((await attach('--base-path', '/docs/')).code).toBe(0);
    expect(bytesOf('_site')).toMatchObject({ 'sitemap.xml': sitemap, 'llms.txt': '# Theirs\n' });
  });

  it('refuses what is no path', async () => {
    for (const path of ['docs', 'https://pumpen.example/docs/', '/../', '/a b/'])
      await expect(attach('--base-path', path)).rejects.toThrow('--base-path is a path of the origin');
  });
});
