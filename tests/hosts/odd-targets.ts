import type { Release } from '../../src/core/release.ts';

/**
 * Request targets that look like something, and are nothing: guessed paths, directories, files of other systems,
 * spellings that a lenient server would decode, side-cars. Every one is the 404 page (service.md 5.6, 7).
 */
export function oddTargets(release: Release): string[] {
  const files = [...release.files.keys()];
  const sideCars = files.filter((file) => /\.(?:br|gz)$/.test(file)).slice(0, 4);
  const pages = files.filter((file) => file.endsWith('index.html')).slice(0, 3);
  return [...guessed, ...spellings, ...[...sideCars, ...pages, release.notFound.file].map((file) => `/${file}`)];
}

const guessed = [
  ...['/oauth2/token', '/oauth2/authorize', '/token', '/authorize', '/register', '/agent/identity', '/agent/claim'],
  ...['/.well-known/openid-configuration', '/.well-known/jwks.json', '/.well-known/', '/.well-known'],
  ...['/api/', '/api', '/api/v1/', '/api/v1', '/api/v1/company', '/api/v1/companies.json', '/api/v1/company.json.bak'],
  ...['/api/v2/index.json', '/api/v1/company.yaml', '/api/v1/company.json~', '/docs/', '/assets/', '/assets'],
  ...[
    '/.git/config',
    '/.env',
    '/.htaccess',
    '/.htpasswd',
    '/_headers',
    '/_redirects',
    '/wp-login.php',
    '/server-status',
  ],
  ...[
    '/nginx.conf',
    '/.gazette/400',
    '/.gazette/405',
    '/Caddyfile',
    '/gazette.manifest.json',
    '/package.json',
    '/favicon.ico.bak',
    '/404',
    '/404/',
  ],
  ...[
    '/index.htm',
    '/index',
    '/index.php',
    '/none',
    '/none/',
    '/none.html',
    '/__proto__',
    '/constructor',
    '/a'.repeat(200),
  ],
];

const spellings = [
  ...['/api/v1/COMPANY.json', '/API/v1/company.json', '/Docs/api/', '/INDEX.md', '/.WELL-KNOWN/security.txt'],
  ...['/api/v1/company.json/', '/index.md/', '/robots.txt/', '/.well-known/api-catalog/', '/api/v1/index.json/x'],
  ...['//', '//x', '//auth.md', '///', '//api/v1/company.json', '/api//v1/company.json', '/docs/api//', '/docs//api/'],
  ...['/./auth.md', '/x/../auth.md', '/docs/../index.md', '/..', '/../', '/../auth.md', '/docs/api/.', '/docs/api/..'],
  ...['/%2e%2e/auth.md', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/%2fauth.md', '/docs%2fapi/'],
  ...['/%61uth.md', '/auth%2Emd', '/api/v1/%63ompany.json', '/%', '/%zz', '/auth.md%', '/auth.md%20', '/%E2%82%AC'],
  ...['/%00', '/auth.md%00', '/auth.md%00.html', '/%0d%0aSet-Cookie:x', '/auth.md%3fx', '/auth.md%23x', '/auth.md;x'],
  ...[
    '/\\auth.md',
    '/auth.md\\',
    '/..\\auth.md',
    '/$uri',
    '/~root/',
    '/*',
    '/auth.md*',
    "/'",
    '/"',
    '/<x>',
    '/{x}',
    '/|',
  ],
];
