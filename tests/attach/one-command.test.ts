import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { main as confirm } from '../../src/commands/confirm.ts';
import { html } from './found.ts';
import { attachProject } from './project.ts';

const origin = 'https://pumpen.example';
const canonical = (path: string) => ({ head: `<link rel="canonical" href="${origin}${path}">\n` });
const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Pumpen Secretname Ltd',
  legalName: 'Pumpen Secretname Ltd',
  email: 'secretbox@pumpen.example',
  sameAs: ['https://social.example/secretline'],
};
const files: Readonly<Record<string, string>> = {
  'index.html': html('Pumps', '<h1>Pumps</h1><a href="/about/">about</a>', {
    head: `${canonical('/').head}<script type="application/ld+json">${JSON.stringify(organisation)}</script>\n`,
  }),
  'about/index.html': html('About', '<p>We make pumps. Call <a href="/gone/">us</a>.</p>', canonical('/about/')),
  'robots.txt': 'User-agent: *\nDisallow:\n',
};

const { at, attach, bytesOf, invoke, write } = attachProject('public/', files);

async function confirmAll(file: string): Promise<void> {
  const { invocation } = invoke('--content', 'gazette/content', '--all-of', `gazette/content/${file}`);
  expect(await confirm(invocation)).toBe(0);
}
/** Fills in what no page says. */
function fillIn(...names: readonly string[]): void {
  for (const file of names.map((name) => `gazette/content/${name}`)) {
    const text = read(file)
      .replaceAll("'⟪true / false⟫'", 'true')
      .replace(/country: '⟪[^⟫]*⟫'/g, "country: 'GB'")
      .replace(/url: '⟪[^⟫]*⟫'/, "url: 'https://creativecommons.org/licenses/by/4.0/'")
      .replace(/postalCode: '⟪[^⟫]*⟫'/, "postalCode: 'SW1A 1AA'")
      .replace("kind: 'company',", "$&\n  identifiers: [{ scheme: 'GB-COH', value: '01234567' }],")
      .replace(/postalCode/, "locality: 'London', postalCode")
      .replace(/⟪[^⟫]*⟫/g, 'Pumps for gardens');
    write(file, text);
  }
}
const read = (file: string) => readFileSync(at(file), 'utf8');
/** Whether bytes quote a draft, or show a placeholder. */
const draft = /Secretname|secretbox|⟪|⟦|\u00e2\u009f/;

describe('gazette attach without content', () => {
  it('writes what needs no fact, drafts facts beside the site and publishes none', async () => {
    const { code, said } = await attach();
    expect(code).toBe(0);
    const now = bytesOf('public');
    expect(Object.keys(now).sort()).toEqual(
      [...Object.keys(files), 'about.md', 'index.md', 'llms.txt', 'sitemap.xml'].sort(),
    );
    expect(now['llms.txt']).toContain(`](${origin}/about.md): About About.`);
    expect(now['llms.txt']).toContain('# Pumps\n\n> About Pumps.');
    expect(now['sitemap.xml']).toContain(`<loc>${origin}/about/</loc>`);
    expect(now['about/index.html']).toContain('<!--gazette--><link rel="alternate"');
    expect(now['robots.txt']).toBe(`${files['robots.txt']}\n# gazette\nSitemap: ${origin}/sitemap.xml\n# /gazette\n`);
    expect(read('gazette/content/company.ts')).toMatch(
      /\/\/ from index\.html:\d+, unconfirmed\n {2}legalName: 'Pumpen Secretname Ltd'/,
    );
    const lines = said.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(said).toContain('2 pages as Markdown, llms.txt, sitemap.xml');
    expect(said).toMatch(/Withheld +\d+ drafted values and \d+ placeholders in gazette\/content\//);
    expect(said).toContain('npx gazette confirm --content gazette/content/');
  });

  it('lets no draft into what is published or handed to hosts', async () => {
    await attach();
    for (const [file, text] of Object.entries(bytesOf('public')))
      if (!(file in files)) expect(text, file).not.toMatch(draft);
    const { 'gazette.attach.json': _, ...others } = bytesOf('public-deploy');
    for (const [file, text] of Object.entries(others)) expect(text, file).not.toMatch(draft);
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['nginx/README.md', 'caddy/README.md']));
    // The homepage says it itself, and no line of ours repeats it.
    expect(bytesOf('public')['index.html']?.split('Secretname')).toHaveLength(
      files['index.html']?.split('Secretname').length ?? 0,
    );
  });

  it('changes nothing the second time, keeps what an editor wrote, and gives every byte back', async () => {
    await attach();
    expect((await attach()).said).toContain('Nothing changed in public/');
    const company = read('gazette/content/company.ts').replace(/summary: '[^']*'/, "summary: 'Pumps for gardens.'");
    write('gazette/content/company.ts', company);
    const index = files['index.html']?.replace('<h1>', '<a href="/new.html">New</a><h1>') ?? '';
    write('public/new.html', html('New', '<p>New</p>', canonical('/new.html')));
    write('public/index.html', index);
    await attach();
    expect(bytesOf('public')['llms.txt']).toContain('/new.md');
    expect(read('gazette/content/company.ts')).toBe(company);
    await attach('--detach');
    const { 'new.html': _, ...rest } = bytesOf('public');
    expect(rest).toEqual({ ...files, 'index.html': index });
    expect(read('gazette/content/company.ts')).toBe(company);
  });

  it('publishes what is confirmed, and withholds what is not', async () => {
    await attach();
    fillIn('site.ts', 'company.ts');
    expect((await attach()).said).toContain('the first facts need ');
    expect(bytesOf('public')['api/v1/company.json']).toBeUndefined();
    await confirmAll('site.ts');
    const { invocation } = invoke('legalName', 'summary', 'kind', '--content', 'gazette/content');
    expect(await confirm(invocation)).toBe(0);
    // The policies are there to fill in, and `privacyPage` leads to one.
    expect((await attach()).said).toMatch(/the first facts need content\/site\.ts:\d+/);
    fillIn('pages/privacy.md', 'pages/terms.md');
    const { said, code } = await attach();
    expect(code, said).toBe(0);
    expect(said).toMatch(/Published \d+ values of gazette\/content\/\n +Withheld +1 drafted value\n/);
    expect(said.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
    expect(bytesOf('public')['api/v1/company.json']).toContain('Pumpen Secretname Ltd');
    const published = (all: Record<string, string>) =>
      Object.entries(all).filter(([file, text]) => !(file in files) && text.includes('secretline'));
    expect(published(bytesOf('public'))).toEqual([]);
    await confirmAll('company.ts');
    expect((await attach()).said).not.toContain('Withheld');
    expect(published(bytesOf('public')).length).toBeGreaterThan(0);
    await attach('--detach');
    expect(bytesOf('public')).toEqual(files);
  });

  it('shows the drafts in another folder with --preview, which no search engine lists', async () => {
    await attach();
    const before = bytesOf('public');
    const { code, said } = await attach('--preview');
    expect(code).toBe(0);
    expect(said).toContain('do not upload');
    expect(bytesOf('public')).toEqual(before);
    const shown = bytesOf('public-preview');
    expect(shown['api/v1/company.json']).toContain('Pumpen Secretname Ltd');
    expect(shown['about/index.html']).toContain('<meta name="robots" content="noindex">');
    expect(JSON.stringify(bytesOf('public-preview-deploy'))).toContain('X-Robots-Tag');
    await expect(attach('--preview', '--output', 'public')).rejects.toThrow('--preview needs another folder');
  });

  it('says that it needs an address where no page and no sitemap names one, and takes --base-url', async () => {
    for (const [file, text] of Object.entries(files))
      write(`public/${file}`, text.replace(/<link rel="canonical"[^>]*>/, ''));
    const { code, said } = await attach();
    expect(code).toBe(1);
    expect(said).toMatch(/expected the address of the site.*--base-url https:/s);
    expect(Object.keys(bytesOf('.')).filter((file) => !file.startsWith('public/'))).toEqual([]);
    expect((await attach('--base-url', origin)).code).toBe(0);
    expect(bytesOf('public')['sitemap.xml']).toContain(`${origin}/about/`);
    // Drafted with it: the next run needs no flag.
    expect((await attach()).code).toBe(0);
  });

  it('takes the address of the sitemap', async () => {
    for (const [file, text] of Object.entries(files))
      write(`public/${file}`, text.replace(/<link rel="canonical"[^>]*>/, ''));
    write('public/sitemap.xml', `<urlset><url><loc>${origin}/about/</loc></url></urlset>`);
    expect((await attach()).code).toBe(0);
    expect(bytesOf('public')['llms.txt']).toContain(`${origin}/about.md`);
  });

  it('leaves the content of another generator alone', async () => {
    write('content/_index.md', '# Hugo\n');
    expect((await attach()).code).toBe(0);
    expect(bytesOf('content')).toEqual({ '_index.md': '# Hugo\n' });
    expect(Object.keys(bytesOf('gazette/content'))).toContain('site.ts');
  });
});
