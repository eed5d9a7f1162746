import { describe, expect, it } from 'vitest';
import type { AttachPlan } from '../../src/attach/attach.ts';
import { respond } from '../../src/http/respond.ts';
import { html, planned, textOf } from './found.ts';
import cases from './names.cases.json' with { type: 'json' };

const origin = 'https://pumpen.example';
const names = cases;
const addressOf = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`.replace(/index\.html$/, '');
const links = names.map((file) => `<p><a href="${addressOf(file)}">x</a></p>`).join('\n');
const pages = Object.fromEntries(names.map((file, i) => [file, html(`Page ${i}.`, `<p>Text ${i}</p>`)]));
const plan = planned({ 'index.html': html('Home', `<h1>Home</h1>${links}`), ...pages });

/** The answer at the address that a client makes of a link. */
function answered({ release }: AttachPlan, link: string, accept = '*/*'): string {
  const { pathname } = new URL(link, origin);
  const { status, body } = respond(release, { method: 'GET', path: pathname, headers: { accept } });
  return status === 200 ? Buffer.from(body).toString() : String(status);
}
const linksIn = (text: string) => [...text.matchAll(/\]\((https:[^)\s]*)\)/g)].map(([, link = '']) => link);

describe('a page whose name is not plain', () => {
  it.each(names.map((file, i) => [file, i] as const))('%s has Markdown, which all lists lead to', (file, i) => {
    const mirror = plan.mirrors.find((page) => page.file === file)!;
    expect(mirror.mirrorFile).toBe(file.replace(/(?:\/index)?\.html$/, '.md'));
    expect(mirror.mirror).toMatch(/^[\w.~@/%-]+$/);
    expect(decodeURIComponent(mirror.mirror)).toBe(`/${mirror.mirrorFile}`);
    const said = `# Page ${i}.\n`;
    expect(textOf(plan, mirror.mirrorFile)).toContain(said);
    expect(answered(plan, mirror.mirror)).toContain(said);
    expect(answered(plan, mirror.path, 'text/markdown')).toContain(said);
    for (const list of ['llms.txt', 'index.md'])
      expect(linksIn(textOf(plan, list)).filter((link) => link === `${origin}${mirror.mirror}`)).toHaveLength(1);
    expect(textOf(plan, 'sitemap.xml')).toContain(
      `<loc>${origin}${mirror.path.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc>`,
    );
    expect(textOf(plan, file)).toContain(`href="${origin}${mirror.mirror}"`);
  });

  it('stands where browsers ask for it', () => {
    for (const { file, path } of plan.mirrors)
      if (file !== 'index.html') expect(new URL(path, origin).pathname, file).toBe(path);
  });

  it('is spelt as its own site spells it', () => {
    const site = {
      'index.html': html('Home', '<h1>Home</h1>'),
      "it's (new).html": html('New', '<p>new</p>'),
      'sitemap.xml': `<urlset><url><loc>${origin}/it%27s%20%28new%29.html</loc></url></urlset>`,
    };
    expect(planned(site).mirrors.map(({ path }) => path)).toContain('/it%27s%20%28new%29.html');
  });

  it('shares no mirror with one whose name differs in capitals or accents alone: that answers HTML, and is told', () => {
    const { mirrors, without } = planned({
      'index.html': html(
        'Home',
        '<a href="caf%C3%A9.html">1</a> <a href="cafe%CC%81.html">2</a> <a href="CAF%C3%89/">3</a>',
      ),
      'caf\u00e9.html': html('NFC', 'a'),
      'cafe\u0301.html': html('NFD', 'b'),
      'CAF\u00c9/index.html': html('Capitals', 'c'),
    });
    expect(mirrors.map(({ file }) => file).sort()).toEqual(['CAF\u00c9/index.html', 'cafe\u0301.html', 'index.html']);
    expect(without.map(({ file, without: why }) => [file, why])).toEqual([['caf\u00e9.html', 'twin']]);
  });
});

it('a folder whose name is not plain has its part of long lists', () => {
  const count = 150;
  // Names that begin alike but for the halves of a letter: its bytes, and its surrogates.
  const all = Array.from(
    { length: count },
    (_, i) => `über uns/${['🎉', '🎈', 'é', 'è', '🎉(', '%'][i % 6]}-${i}/index.html`,
  );
  const text = 'A description as long as people write them for machines. '.repeat(4);
  const big = planned({
    'index.html': html('Home', all.map((file) => `<a href="${addressOf(file)}">x</a>`).join(' ')),
    ...Object.fromEntries(all.map((file, i) => [file, html(`${i} ${text}`, '<p>x</p>')])),
  });
  expect(textOf(big, 'llms.txt')).toContain(`[über uns](${origin}/%C3%BCber%20uns/llms.txt)`);
  expect(big.added.has('über uns/llms.txt')).toBe(true);
  const found = new Set<string>();
  const look = (list: string): void => {
    for (const link of linksIn(answered(big, list)))
      if (link.endsWith('.txt') && link.includes('uns/')) look(link);
      else if (link.includes('%20uns/')) found.add(link);
  };
  look('/llms.txt');
  expect(found.size).toBe(count);
  for (const link of found) expect(answered(big, link)).toContain('# ');
});
