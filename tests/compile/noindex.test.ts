import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { build } from '../../src/compile/build.ts';
import type { Release } from '../../src/core/release.ts';
import { hosts } from '../../src/hosts/index.ts';

const built = (noIndex?: true): Release => {
  const options = { contentDir: 'content', publicDir: 'public', preview: false, today: '2026-11-21' };
  const { release } = build(noIndex ? { ...options, noIndex } : options);
  if (release === undefined) throw new Error('content/ does not build');
  return release;
};
const production = built();
const preview = built(true);
const text = ({ files }: Release, file: string) => Buffer.from(files.get(file)?.bytes ?? []).toString('utf8');
const pages = [...preview.files.keys()].filter((file) => file.endsWith('.html'));

describe('a preview', () => {
  test('says noindex on every answer: documents of any type, redirects, 404 and 405', () => {
    const all = [...preview.routes.values()].flatMap(({ variants }) => variants.map(({ headers }) => headers));
    for (const headers of [
      ...all,
      preview.notFound.headers,
      preview.bareHeaders,
      preview.preflight ?? preview.bareHeaders,
    ])
      expect(headers['X-Robots-Tag']).toBe('noindex');
  });

  test('says it once in every page, for hosts that send no field of ours, and names production as canonical', () => {
    expect(pages.length).toBeGreaterThan(8);
    for (const file of pages) {
      const page = text(preview, file);
      expect(page.match(/<meta name="robots" content="noindex">/g), file).toHaveLength(1);
      const canonical = text(production, file).match(/<link rel="canonical" href="https:[^"]+">/)?.[0];
      if (file !== '404.html') expect(page).toContain(canonical ?? 'a canonical address');
    }
  });

  test('closes robots.txt to everybody, and names no sitemap', () => {
    const body = text(preview, 'robots.txt');
    const robots = robotsParser(`${preview.baseUrl}/robots.txt`, body);
    const open = robotsParser(`${preview.baseUrl}/robots.txt`, text(production, 'robots.txt'));
    for (const agent of [...body.matchAll(/^User-agent: (.+)$/gm)].map(([, name]) => name)) {
      expect(robots.isAllowed(`${preview.baseUrl}/about/`, agent)).toBe(false);
      expect(open.isAllowed(`${preview.baseUrl}/about/`, agent)).toBe(true);
    }
    expect(robots.getSitemaps()).toEqual([]);
    expect(body).toContain('Content-Signal: ');
  });

  test('differs in nothing else: the same paths, and the same bytes of what is no page', () => {
    expect([...preview.routes.keys()]).toEqual([...production.routes.keys()]);
    const changed = [...preview.files.keys()].filter((file) => text(preview, file) !== text(production, file));
    expect(changed.sort()).toEqual([...pages.filter((file) => file !== '404.html'), 'robots.txt'].sort());
  });

  test.each(hosts.map((host) => [host.name, host] as const))('%s is told to send it', (name, host) => {
    const { files, unmet } = host.emit(preview, {});
    const sendsNone = unmet.some(({ capability }) => capability === 'security-headers');
    const told = files.some((file) => /x-robots-tag/i.test(file.text));
    expect(told || sendsNone || ['github-pages', 'gitlab-pages'].includes(name)).toBe(true);
  });
});

test('a build that is none says nothing of robots', () => {
  for (const { variants } of production.routes.values())
    for (const { headers } of variants) expect(headers).not.toHaveProperty('X-Robots-Tag');
  for (const file of pages.filter((file) => file !== '404.html'))
    expect(text(production, file)).not.toContain('name="robots"');
});
