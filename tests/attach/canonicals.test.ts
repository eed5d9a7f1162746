import { describe, expect, it } from 'vitest';
import { attached, html } from './found.ts';

const origin = 'https://pumpen.example';
const linked = (canonical: string, text = 'Text') =>
  html('A', `<p>${text}</p>`, { nav: '', head: canonical === '' ? '' : `<link rel="canonical" href="${canonical}">` });
const site = (canonical: (path: string) => string, prefix = '') => ({
  'index.html': linked(canonical('/'), `<a href="${prefix}/about/">a</a> <a href="${prefix}/x.html">x</a>`),
  'about/index.html': linked(canonical('/about/'), `<a href="${prefix}/">home</a>`),
  'x.html': linked(canonical('/x.html'), `<a href="${prefix}/about/">a</a>`),
});
const codes = (files: Readonly<Record<string, string>>) => {
  const { plan, problems } = attached(files);
  return { mirrors: plan?.mirrors.length, codes: problems.map(({ code }) => code), first: problems[0] };
};

describe('a canonical link', () => {
  it.each([
    ['of a file', 'file:///home/user/site'],
    ['of the machine of its writer', 'http://localhost:1313'],
    ['of an address in a network at home', 'http://192.168.1.20:8080'],
    ['of no address', 'http://['],
    ['of no host', 'https://'],
    ['without encryption', 'http://pumpen.example'],
    ['of a network inside', 'https://web.internal'],
  ])('%s is told once, and all pages are mirrored', (_, start) => {
    const { mirrors, codes: told, first } = codes(site((path) => (/\[$|\/$/.test(start) ? start : start + path)));
    expect(told).toEqual(['foreign-canonical']);
    expect(first?.message).toContain('(and in 2 other pages)');
    expect(mirrors).toBe(3);
  });

  it('of another origin on most pages is an error, and nothing else is told', () => {
    const files = { ...site((path) => `https://www.pumpen.example${path}`), 'x.html': linked('', '<a href="/gone/">') };
    const { mirrors, codes: told } = codes(files);
    expect([mirrors, told]).toEqual([undefined, ['foreign-origin']]);
  });

  it('to a page that is not there does not cost the mirror', () => {
    const { mirrors, codes: told } = codes({ ...site(() => ''), 'x.html': linked('/old-name.html') });
    expect([mirrors, told]).toEqual([3, ['foreign-link-dead']]);
  });
});

describe('a site below a path', () => {
  it.each([
    ['by its canonical links', site((path) => `${origin}/docs${path}`), '/docs/'],
    ['by its links', site(() => '', '/shop/en'), '/shop/en/'],
    ['by both', site((path) => `${origin}/docs${path}`, '/docs'), '/docs/'],
  ])('is recognised %s, and told once', (_, files, path) => {
    const { mirrors, codes: told, first } = codes(files);
    expect([mirrors, told]).toEqual([undefined, ['foreign-origin']]);
    expect(first?.message).toContain(`got pages that say they lie below ${path}`);
  });

  it('is mirrored where it lies below that path in the folder', () => {
    const files = site((path) => `${origin}/docs${path}`, '/docs');
    const below = Object.fromEntries(Object.entries(files).map(([file, text]) => [`docs/${file}`, text]));
    expect(codes(below)).toEqual({ mirrors: 3, codes: [], first: undefined });
  });

  it('is none where a site at the root has dead links to a folder that is gone', () => {
    const files = { ...site(() => ''), 'y.html': linked('', '<a href="/old/about/">a</a>') };
    expect(codes(files).codes).toEqual(['foreign-link-dead']);
  });
});
