import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { stripFrontMatter } from '../../src/core/url.ts';
import { formatIsoDate } from '../../src/language/formats/dates.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { fullSite } from '../support/generate/site.ts';
import { rendererOf } from '../support/render.ts';
import { bare, published, siteOf } from '../support/site-of.ts';

const site = { ...siteOf('tests/fixtures/small').site, language: 'en-GB' };

describe('robots.txt', () => {
  it('says the same to everybody and to each crawler that is named, in a group of its own', () => {
    const contentSignals = { search: true, 'ai-input': false, 'ai-train': true };
    const { text } = rendererOf({ ...site, aiCrawlers: ['GPTBot', 'ClaudeBot'], contentSignals });
    const group = (agent: string) =>
      `User-agent: ${agent}\nContent-Signal: search=yes, ai-input=no, ai-train=yes\nAllow: /\n\n`;
    const robots = text('/robots.txt');
    const [rules = '', meaning] = robots.split(/(?<=\n)\n(?=#)/);
    expect(rules).toBe(
      `${group('*')}${group('GPTBot')}${group('ClaudeBot')}Sitemap: https://pumpen.example/sitemap.xml\n`,
    );
    // Explanations of the signals, for people: no reader of rules takes a comment for one (RFC 9309 §2.2).
    const lines = ['search: ', 'ai-input: ', 'ai-train: ', ''].map((name) => `# ${name}.+\n`);
    expect(meaning).toMatch(new RegExp(`^${lines.join('')}$`));
  });

  it('names the catalog for agents where there is one', () => {
    const { text } = rendererOf({ ...site, features: { ...site.features, ard: true } });
    // Lighthouse calls Agentmap an unknown directive, so that robots.txt has none.
    expect(text('/robots.txt')).not.toContain('Agentmap');
    expect(text('/')).toContain('<link rel="ard" type="application/json" href="/.well-known/ard.json">');
    expect(rendererOf(site).text('/')).not.toContain('rel="ard"');
  });
});

describe('llms.txt', () => {
  it('begins with whose site it is, and lists every section that has something, "Optional" last', () => {
    const full = fullSite().site;
    const text = rendererOf(full).text('/llms.txt');
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(['API', 'Documentation', 'Skills', 'Pages', 'Discovery', 'Optional']);
    expect(
      [
        ...rendererOf(bare(site))
          .text('/llms.txt')
          .matchAll(/^## (.+)$/gm),
      ].map(([, name]) => name),
    ).toEqual(['API', 'Documentation', 'Pages', 'Optional']);
  });

  it('names a page by its mirror, everything else by its own address, each once', () => {
    const { catalog, text } = rendererOf(site);
    const listed = [...text('/llms.txt').matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, to]) => to);
    const expected = catalog
      // The head says what the homepage does, and names the policies.
      .filter(({ llms, path }) => llms !== undefined && !['/', '/datenschutz/'].includes(path))
      .map(({ path, kind }) => (kind === 'page' ? (path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`) : path));
    expect(listed.sort()).toEqual(expected.map((path) => `https://pumpen.example${path}`).sort());
  });

  it('tells the licence, and what AI systems are asked', () => {
    const contentSignals = { search: true, 'ai-input': false, 'ai-train': true };
    expect(rendererOf({ ...site, contentSignals }).text('/llms.txt')).toContain(
      '\n\nLicence of the data: [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/). Use of the content by AI systems: searching it: yes; answering questions from it: no; training models on it: yes. These preferences',
    );
  });

  it('tells the notice, or what the company does', () => {
    const { notice: _, ...silent } = site;
    expect(rendererOf({ ...site, notice: 'All of this is made up.' }).text('/llms.txt')).toMatch(
      /; Registration number: HRA 0012\n[^#]*\n\nAll of this is made up\./,
    );
    expect(rendererOf(silent).text('/llms.txt')).toMatch(/; Registration number: HRA 0012\n[^#]*\n\nBaut Pumpen/);
  });
});

describe('what an editor says of llms.txt', () => {
  const { sources } = siteOf('tests/fixtures/small');
  const pathsOf = (llms: NonNullable<typeof site.llms>) => {
    const { text } = rendererOf({ ...site, llms });
    return text('/llms.txt')
      .split(/^## /m)
      .map((section) => [...section.matchAll(/^- \[.+?\]\(https:\/\/pumpen\.example(.+?)\): /gm)].map(([, to]) => to));
  };

  it('adds its paragraph, and moves what it names', () => {
    const said = 'Use this site for pumps.';
    expect(rendererOf({ ...site, llms: { text: said } }).text('/llms.txt')).toContain(`\n\n${said}\n\n`);
    const plain = pathsOf({}).flat();
    expect(plain).toEqual(expect.arrayContaining(['/company.md', '/contact.md', '/auth.md']));
    const arranged = pathsOf({ order: ['/contact/'], omit: ['/auth/'], optional: ['/company/'] });
    expect(arranged.find((paths) => paths.includes('/contact.md'))?.[0]).toBe('/contact.md');
    expect(arranged.at(-1)).toContain('/company.md');
    expect(arranged.flat().sort()).toEqual(plain.filter((path) => path !== '/auth.md').sort());
  });

  it('is refused where a path is none that it lists', () => {
    const llms = { order: ['/contact/'], omit: ['/contacts/'], optional: ['/nowhere-at-all-to-be-found/'] };
    const { problems } = published({ ...site, llms }, sources);
    expect(problems.filter(({ code }) => code === 'page-missing')).toMatchObject([
      { message: 'expected a path that llms.txt lists, got "/contacts/"', hint: 'Did you mean "/contact/"?' },
      { message: 'expected a path that llms.txt lists, got "/nowhere-at-all-to-be-found/"' },
    ]);
  });
});

describe('llms-full.txt', () => {
  const on = { ...site, features: { ...site.features, llmsFull: true } };

  it('is there only where it is switched on', () => {
    expect(rendererOf(site).catalog.filter(({ path }) => path === '/llms-full.txt')).toEqual([]);
    expect(rendererOf(on).find('/llms-full.txt')).toMatchObject({
      file: 'llms-full.txt',
      kind: 'discovery',
      updated: site.updated.site,
      llms: 'Optional',
    });
  });

  it('holds every mirror with its address, and nothing else', () => {
    const { catalog, text } = rendererOf(on);
    const mirrors = catalog.filter(({ mirrorOf }) => mirrorOf);
    expect(mirrors.length).toBeGreaterThan(4);
    const dated = (date = '') => formatIsoDate(languageByTag(on.language).table, date);
    const head = ({ path, updated }: Document) =>
      `Source: https://pumpen.example${path}\nLast updated: ${dated(updated)}`;
    expect(text('/llms-full.txt')).toBe(
      mirrors.map((mirror) => `${head(mirror)}\n\n${stripFrontMatter(text(mirror.path))}`).join('\n---\n\n'),
    );
  });
});

describe('files of public/', () => {
  it('have the media type of their extension, in any case, and their bytes', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const publicFiles = ['/a/LOGO.SVG', '/b.c.pdf', '/.well-known/proof'].map((path) => ({ path, bytes }));
    const { find, url, catalog } = rendererOf({ ...site, publicFiles });
    expect(publicFiles.map(({ path }) => find(path).mediaType)).toEqual([
      'image/svg+xml',
      'application/pdf',
      'text/plain; charset=utf-8',
    ]);
    expect(find('/a/LOGO.SVG')).toMatchObject({ file: 'a/LOGO.SVG', kind: 'public', source: 'public/a/LOGO.SVG' });
    expect(find('/a/LOGO.SVG').render({ url, catalog })).toBe(bytes);
  });
});
