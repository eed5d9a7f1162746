import { describe, expect, it } from 'vitest';
import { checkPublicContent, checkPublicPath } from '../../../src/content/read/public-files.ts';
import { publicFiles } from '../../../src/documents/public-files.ts';
import { siteOf } from '../../support/site-of.ts';

const publicKey =
  '-----BEGIN PGP PUBLIC KEY BLOCK-----\nComment: Security\n\nmDMEZ\n=abcd\n-----END PGP PUBLIC KEY BLOCK-----\n';

it('fonts for pictures are read, and not published', () => {
  const bytes = new Uint8Array();
  const files = ['/fonts/noto.woff', '/fonts/brand.woff2', '/logo.png'].map((path) => ({ path, bytes }));
  const published = publicFiles({ ...siteOf('tests/fixtures/least').site, publicFiles: files });
  expect(published.map(({ path }) => path)).toEqual(['/fonts/brand.woff2', '/logo.png']);
});

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
    ...[
      'report.pdf',
      'data.csv',
      'book.epub',
      'plan.docx',
      'plan.xlsx',
      'plan.pptx',
      'plan.odt',
      'plan.ods',
      'plan.odp',
    ],
    ...['places.geojson', 'things.jsonld', 'api.yaml', 'api.yml', 'keys/security.asc', 'BingSiteAuth.xml'],
    ...['google1234567890abcdef.html', 'yandex_0123456789abcdef.html', 'naver0123.html', 'pinterest-01abc.html'],
    ...['fonts/noto.woff', 'fonts/noto.ttf', 'fonts/noto.otf'],
    ...['drawings.zip', 'open-day.ics', 'contact.vcf', 'film.mp4', 'talk.mp3'],
  ])('publishes %s', (path) => {
    expect(checkPublicPath(path)).toBeUndefined();
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
    'setup.exe',
    'app.jar',
    'macro.xlsm',
    'page.xhtml',
    'run.sh',
    '_headers',
    '_redirects',
    'CNAME',
    'Makefile',
    'page.html',
    'pages/google1234567890abcdef.html',
    'google.html',
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
    expect(checkPublicPath(path)).toEqual({
      message: expect.stringMatching(/^expected .+, got /),
      hint: expect.any(String),
    });
  });

  it.each<[RegExp, ...string[]]>([
    [/^Rename it to logo\.png: hosts choose/, 'logo.PNG'],
    [/^Rename it to a\.b\.svg: hosts choose/, 'a.b.SVG'],
    [/^Write pages as Markdown/, 'page.html', 'page.htm', 'page.HTML', 'page.md'],
    [/^Convert it/, 'dump.sql', 'page.html5', 'a.xmd', 'a.monkey'],
    [/^It may hold a secret/, 'server.pem', 'TLS.KEY', 'a.env', 'id_rsa', 'ID_ED25519.pub'],
    [/^Only \.well-known\/ is public\. It may hold a secret/, '.env'],
    [/deploy\//, '_headers'],
    [/^Rename it, or remove it/, 'a b.png'],
    [/^Rename it\.$/, 'com1.txt', 'LPT9'],
  ])('says how to mend it: %s', (hint, ...paths) => {
    for (const path of paths) expect(checkPublicPath(path)?.hint, path).toMatch(hint);
  });

  it.each([
    ['id_rsa.png', 'id_.png', 'id_a-b.txt', 'my_id_rsa.txt', '.well-known/valid_1'],
    ['com.png', 'comx.txt', 'com10.txt', 'falcon.png', 'con-1.txt'],
    [`${'x'.repeat(96)}.png`],
  ])('takes no other name for such a one: %s', (...paths) => {
    for (const path of paths) expect(checkPublicPath(path), path).toBeUndefined();
  });
});

describe('publicContentProblem', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><title>Scripted? No: on time</title><path d="M0 0"/></svg>',
    '<?xml version="1.0"?><svg><text>onset = 3</text></svg>',
    '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg><text>&#9999999; &#169;</text></svg>',
  ])('takes %s', (text) => {
    expect(checkPublicContent('a.svg', Buffer.from(text))).toBeUndefined();
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg><svg:SCRIPT href="x"/></svg>',
    '<svg onload="alert(1)"/>',
    "<svg><a href='javascript:alert(1)'/></svg>",
    '<svg><foreignObject><p>x</p></foreignObject></svg>',
    '<svg><a href="java&#115;cript:alert(1)"/></svg>',
    '<svg><a href="java&#X73;cript&#x3A;alert(1)"/></svg>',
    '<svg><a href="java&#000000009;script:alert(1)"/></svg>',
    '<!DOCTYPE svg [<!ENTITY x "&#60;script>alert(1)&#60;/script>">]><svg>&x;</svg>',
    '<!DOCTYPE svg [<!ENTITY a "java">]><svg><a href="&a;script:alert(1)"/></svg>',
    '<?xml-stylesheet type="text/xsl" href="data:text/xml,x"?><svg/>',
    '<?xml version="1.0" encoding="UTF-7"?><svg>+ADw-script+AD4-alert(1)+ADw-/script+AD4-</svg>',
  ])('refuses %s', (text) => {
    expect(checkPublicContent('a.svg', Buffer.from(text))?.code).toBe('public-forbidden');
    expect(checkPublicContent('a.svg', Buffer.from(text, 'utf16le'))?.code).toBe('public-forbidden');
    expect(checkPublicContent('a.txt', Buffer.from(text))).toBeUndefined();
  });

  it('wants what spreadsheets write in UTF-8', () => {
    expect(checkPublicContent('a.csv', Buffer.from('Größe;1'))).toBeUndefined();
    expect(checkPublicContent('a.csv', Buffer.from('Größe;1', 'latin1'))?.code).toBe('file-encoding');
    expect(checkPublicContent('a.pdf', Buffer.from('Größe;1', 'latin1'))).toBeUndefined();
  });

  it.each([
    ['google12ab.html', 'google-site-verification: google12ab.html'],
    ['naver12ab.html', 'naver-site-verification: naver12ab.html\n'],
    [
      'yandex_12ab.html',
      '<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">\n</head>\n<body>Verification: 12ab</body>\n</html>',
    ],
    [
      'pinterest-12ab.html',
      '<!DOCTYPE html><html><head><meta name="p:domain_verify" content="12ab"/><title></title></head><body></body></html>',
    ],
    ['key.asc', publicKey],
    ['key.asc', `${publicKey}\r\n${publicKey}`],
    ['a.geojson', '{"type":"Point","coordinates":[13.4,52.5]}'],
    ['a.yaml', 'openapi: 3.1.0\n'],
  ])('takes %s', (path, text) => {
    expect(checkPublicContent(path, Buffer.from(text))).toBeUndefined();
  });

  it.each([
    ['google12ab.html', 'google-site-verification: google99.html', /one line/],
    ['google12ab.html', '<script>alert(1)</script>', /one line/],
    ['naver12ab.html', '<a href="/x/">x</a>', /one line/],
    ['yandex_12ab.html', '<meta http-equiv="refresh" content="0; url=/x/">', /one line/],
    ['yandex_12ab.html', '<body onload="x()">Verification: 12ab</body>', /one line/],
    ['yandex_12ab.html', 'Two\nlines', /one line/],
    ['key.asc', publicKey.replaceAll('PUBLIC', 'PRIVATE'), /a private key/],
    ['key.asc', publicKey + publicKey.replaceAll('PUBLIC', 'PRIVATE'), /a private key/],
    ['key.asc', publicKey.replaceAll('PUBLIC KEY BLOCK', 'SIGNATURE'), /something else/],
    ['key.asc', `${publicKey}name: value`, /something else/],
    ['a.geojson', '{"name":"\\u202e"}', /plain text/],
    ['a.jsonld', '{"name":"\u202e"}', /plain text/],
    ['a.yaml', Buffer.from('name: Größe', 'latin1'), /UTF-8/],
  ])('refuses %s with %j', (path, text, message) => {
    expect(checkPublicContent(path, Buffer.from(text as string))?.message).toMatch(message);
  });
});
