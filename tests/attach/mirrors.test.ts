import { describe, expect, it } from 'vitest';
import { parseSelector } from '../../src/attach/main/selector.ts';
import { AddressResolver } from '../../src/attach/read/address-resolver.ts';
import { parseAttachedPage } from '../../src/attach/read/parse-page.ts';
import { renderMirrorMarkdown } from '../../src/attach/site/mirror-markdown.ts';
import { assignMirrors } from '../../src/attach/site/mirrors.ts';
import { handMade } from './hand-made.ts';
import { measured } from './words.ts';

const origin = 'https://pumpen.example';
const mirrorOf = (html: string, selector?: string) => {
  const read = parseAttachedPage(Buffer.from(html), selector === undefined ? undefined : parseSelector(selector));
  const page = {
    file: 'guide/x/index.html',
    path: '/guide/x/',
    read,
    mirror: '/guide/x.md',
    mirrorFile: 'guide/x.md',
    isTheirs: false,
  };
  const addresses = new AddressResolver({ files: [{ file: page.file, size: 1 }] }, origin);
  return renderMirrorMarkdown(page, { baseUrl: origin, notice: undefined }, { addresses }, new Map());
};

describe('a mirror', () => {
  it.each(handMade)('of $generator has the words of one that a person wrote', ({ html, mirror, selector }) => {
    const { recall, precision } = measured(mirrorOf(html, selector), mirror);
    expect(recall).toBeGreaterThanOrEqual(0.99);
    expect(precision).toBeGreaterThanOrEqual(0.97);
  });

  it('has nothing of navigation, dialogs and scripts', () => {
    for (const { html, selector } of handMade)
      expect(mirrorOf(html, selector)).not.toMatch(
        /cookies|Accept|tracking|payload|Skip|Prev|Facebook|Archiv|Permalink|Tweet/,
      );
  });

  it('begins with the first heading, also where a line stands above it, and not with a comment of code', () => {
    const [above, code] = ['<p>Draft</p><h1>One</h1><p>a</p>', '<pre># no heading</pre><h1>Two</h1>'];
    expect(mirrorOf(`<title>T</title><main>${above}</main>`)).toBe('# One\n\nDraft\n\na\n');
    expect(mirrorOf(`<title>T</title><main>${code}</main>`)).toBe('# T\n\n```\n# no heading\n```\n\n# Two\n');
  });

  it('is measured by what is missing and by what is too much', () => {
    expect(measured('a b c d', 'a b c d')).toEqual({ recall: 1, precision: 1 });
    expect(measured('a b', 'a b c d')).toEqual({ recall: 0.5, precision: 1 });
    expect(measured('a b c d', 'a b')).toEqual({ recall: 1, precision: 0.5 });
  });
});

describe('the place of a mirror', () => {
  const read = parseAttachedPage(Buffer.from('<main>a'));
  const placesOf = (files: readonly string[], taken: readonly string[] = []) =>
    Object.fromEntries(
      assignMirrors(
        {
          pages: files.filter((file) => file.endsWith('html')).map((file) => ({ file, path: `/${file}`, read })),
          found: { files: files.map((file) => ({ file, size: 1 })), bytes: () => new Uint8Array() },
        },
        (file) => taken.includes(file),
      ).map(({ file, mirror, isTheirs }) => [file, isTheirs ? `${mirror} of theirs` : mirror]),
    );

  it('is beside the page, in the folder where two would have one', () => {
    expect(placesOf(['index.html', 'x/index.html', 'x.html', 'y.html', 'z/index.html', 'ä b.html'])).toEqual({
      'index.html': '/index.md',
      'x.html': '/x.md',
      'x/index.html': '/x/index.md',
      'y.html': '/y.md',
      'z/index.html': '/z.md',
      'ä b.html': '/%C3%A4%20b.md',
    });
  });

  it('leaves ours where it is, and takes theirs', () => {
    expect(placesOf(['auth/index.html'], ['auth.md'])).toEqual({ 'auth/index.html': '/auth/index.md' });
    expect(placesOf(['a.html', 'a.md'])).toEqual({ 'a.html': '/a.md of theirs' });
    expect(placesOf(['A.html', 'a.html', 'b.html', 'B/index.html'])).toEqual({
      'A.html': '/A.md',
      'b.html': '/b.md',
      'B/index.html': '/B/index.md',
    });
  });
});
