import { cpSync, rmSync, utimesSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { attachManifestFile } from '../../src/publish/attachment/apply-attachment.ts';
import { html } from './found.ts';
import { attachProject } from './project.ts';

const small = new URL('../fixtures/small', import.meta.url).pathname;
const files: Readonly<Record<string, string>> = {
  'index.html': html('Home', '<h1>Home</h1><a href="/about/">about</a> <a href="/x.html">x</a>'),
  'about/index.html': html('About', '<p>We make pumps.</p>'),
  'x.html': html('X', '<p>x</p>', { head: '<meta name="robots" content="noindex">' }),
  'robots.txt': 'User-agent: *\nDisallow:\n',
  'sitemap.xml': '<sitemapindex></sitemapindex>\n',
  'security.txt': 'x',
};

const { at, attach, bytesOf, write } = attachProject('_site', files);

beforeEach(() => {
  cpSync(small, at(''), { recursive: true });
  for (const [file, text] of Object.entries(files)) write(`_site/${file}`, text);
});
const touch = (file: string) => utimesSync(at(file), 1, 1);
const lose = () => rmSync(at('_site-deploy', attachManifestFile));

describe('gazette attach', () => {
  it('adds files in place, writes nothing the second time, and gives every byte back', async () => {
    expect(await attach()).toMatchObject({ code: 0, said: expect.stringContaining('Attached to _site/') });
    const attached = bytesOf('_site');
    expect(Object.keys(attached)).toEqual(
      expect.arrayContaining([...Object.keys(files), 'about.md', 'api/v1/company.json']),
    );
    expect(attached['sitemap.xml']).toBe(files['sitemap.xml']);
    expect((await attach()).said).toContain('Nothing changed in _site/');
    touch('_site/x.html');
    expect((await attach()).said).toContain('Nothing changed in _site/');
    expect(bytesOf('_site')).toEqual(attached);
    expect((await attach('--detach')).said).toContain('Detached _site/');
    expect(bytesOf('_site')).toEqual(files);
  });

  it('knows its files when nobody remembers them, also to take them out', async () => {
    await attach();
    const attached = bytesOf('_site');
    lose();
    touch('_site/x.html');
    expect((await attach()).said).toContain('Nothing changed');
    expect(bytesOf('_site')).toEqual(attached);
    lose();
    await attach('--detach');
    expect(bytesOf('_site')).toEqual(files);
  });

  it('takes away what belonged to a page that is gone, and nothing else', async () => {
    await attach();
    rmSync(at('_site/about'), { recursive: true });
    write('_site/index.html', html('Home', '<h1>Home</h1>'));
    write('_site/theirs.md', '# Theirs\n');
    await attach();
    const now = bytesOf('_site');
    expect(now['about.md']).toBeUndefined();
    expect(now['llms.txt']).not.toContain('about.md');
    expect(now['theirs.md']).toBe('# Theirs\n');
    // A file of ours that somebody has changed is theirs from then on.
    write('_site/.well-known/security.txt', 'Contact: mailto:theirs@pumpen.example\n');
    expect((await attach()).said).toContain('foreign-collision');
    await attach('--detach');
    expect(bytesOf('_site')['.well-known/security.txt']).toContain('theirs@');
  });

  it('puts all of it into another folder with --out, and leaves the site alone', async () => {
    await attach('--output', 'both');
    expect(bytesOf('_site')).toEqual(files);
    const both = bytesOf('both');
    expect(both['security.txt']).toBe('x');
    expect(both['about/index.html']).toContain('<!--gazette-->');
    await attach();
    const { 'sitemap.xml': _, ...inPlace } = bytesOf('_site');
    expect(both).toMatchObject(inPlace);
    await attach('--detach');
    rmSync(at('_site/about'), { recursive: true });
    await attach('--output', 'both');
    expect(bytesOf('both')['about/index.html']).toBeUndefined();
  });

  it('writes over nothing that it does not know', async () => {
    write('both/notes.txt', 'mine');
    await expect(attach('--output', 'both')).rejects.toThrow(/notes\.txt is in .*both.*nothing was written/);
    expect(bytesOf('both')).toEqual({ 'notes.txt': 'mine' });
  });

  it('leaves HTML as it is with --no-touch', async () => {
    await attach('--no-touch');
    expect(bytesOf('_site')).toMatchObject({
      'index.html': files['index.html'],
      'about/index.html': files['about/index.html'],
    });
    expect(bytesOf('_site')['about.md']).toContain('We make pumps.');
    await attach();
    expect(bytesOf('_site')['about/index.html']).toContain('<!--gazette-->');
    await attach('--no-touch');
    expect(bytesOf('_site')['about/index.html']).toBe(files['about/index.html']);
  });

  it('adds our pages with --pages alone, and takes them out again without', async () => {
    await attach('--pages');
    const whole = bytesOf('_site');
    expect(Object.keys(whole)).toEqual(
      expect.arrayContaining(['company/index.html', 'favicon.svg', 'manifest.webmanifest', 'sitemap-facts.xml']),
    );
    expect(whole['sitemap.xml']).toContain('sitemap-facts.xml');
    await attach();
    expect(
      Object.keys(bytesOf('_site')).filter((file) => /\.(?:html|css|js|svg|png|ico|webmanifest)$/.test(file)),
    ).toEqual(
      Object.keys(files)
        .filter((file) => file.endsWith('.html'))
        .sort(),
    );
    await attach('--detach');
    expect(bytesOf('_site')).toEqual(files);
  });

  it('fails with --strict where a page of theirs has a mistake, and on a folder of sources', async () => {
    write('_site/about/index.html', html('About', '<a href="/gone/">x</a>'));
    const strict = await attach('--strict');
    expect(strict).toMatchObject({
      code: 1,
      said: expect.stringMatching(/_site\/about\/index\.html:10:10 .*"\/gone\/"/),
    });
    expect(bytesOf('_site')).toMatchObject({ 'index.html': files['index.html'] });
    expect((await attach()).code).toBe(0);
    write('_site/package.json', '{}');
    expect(await attach()).toMatchObject({ code: 1, said: expect.stringContaining('foreign-folder') });
  });
});
