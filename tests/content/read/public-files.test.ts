import { describe, expect, it } from 'vitest';
import { publicRefusal } from '../../../src/content/read/public-files.ts';

describe('publicRefusal', () => {
  it.each([
    'logo.svg',
    'images/a_b-c.1.png',
    'favicon.ico',
    'assets/site.css',
    'manifest.webmanifest',
    '.well-known/apple-app-site-association',
    '.well-known/acme/token',
    '.well-known/assetlinks.json',
    'id-card.png',
    'console.js',
  ])('publishes %s', (path) => {
    expect(publicRefusal(path)).toBeUndefined();
  });

  it.each([
    '.env',
    '.htaccess',
    '.DS_Store',
    '.git/config',
    'a/.hidden/b.png',
    '.well-known',
    '.well-known/.hidden',
    '.Well-Known/x',
    'x/.well-known/y',
    'id_rsa',
    'id_ed25519.pub',
    '.well-known/id_rsa',
    'server.pem',
    '.well-known/server.pem',
    'tls.key',
    'prod.env',
    'dump.sql',
    'a.png.bak',
    'a.png~',
    'a.png.swp',
    '#a.png#',
    'site.zip',
    '_headers',
    '_redirects',
    'CNAME',
    'Makefile',
    'page.html',
    'page.md',
    'logo.PNG',
    'a b.png',
    'café.png',
    'a%2e.png',
    'a\\b.png',
    '..',
    'a/../b.png',
    'x.',
    'dir./a.png',
    'con.png',
    'nul/a.png',
    'COM1.txt',
    `${'x'.repeat(97)}.png`,
    '',
    'a//b.png',
    'constructor',
    'x.constructor',
    'x.__proto__',
  ])('refuses %j', (path) => {
    expect(publicRefusal(path)).toEqual({
      message: expect.stringMatching(/^expected .+, got /),
      hint: expect.any(String),
    });
  });

  it('says how to mend it', () => {
    expect(publicRefusal('logo.PNG')?.hint).toBe('Rename it to logo.png: hosts choose the media type by it.');
    expect(publicRefusal('page.html')?.hint).toBe('Write pages as Markdown in content/pages/.');
    expect(publicRefusal('server.pem')?.hint).toMatch(/secret/);
    expect(publicRefusal('_headers')?.hint).toMatch(/deploy\//);
  });
});
