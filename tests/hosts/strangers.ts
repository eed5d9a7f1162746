import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { respond } from '../../src/http/respond.ts';
import { ask, type Exchange, oracleRequest } from './client.ts';
import { differences } from './differences.ts';
import { writeTexts } from './servers.ts';
import { judge } from './subject.ts';

/** Files that nobody published, where the release lies. */
const files = [
  ...['.env', '.git/config', '.htaccess', '.hidden/index.html', '.well-known/other.json', 'about/.env'],
  ...['notes.md', 'assets/notes.md', 'about/notes.md', 'notes.txt', 'secret.json', 'api/v1/secret.json'],
  ...['about.md.gz', 'about.md.orig', 'about.md~', 'about/page.html', 'about/index.htm', 'robots.txt.bak', 'x.php'],
  ...['assets/style.css', 'assets/x.0123456789ab.exe', 'assets/x.0123456789AB.css', 'assets/x.0123456789ab.css.map'],
  ...['assets/deep/x.0123456789ab.css', 'a b/index.html', 'ü/index.html', '[x]/index.html', '{x}/index.html'],
  ...['x;y/index.html', "x'y/index.html", 'x*/index.html', '$x/index.html', 'x+y.md', 'x@y/index.html'],
];
const folders = ['drafts', 'drafts.md', 'empty/index.html', 'assets/x.0123456789ab.css'];
const links = [
  ['passwd', '/etc/passwd'],
  ['passwd.md', '/etc/passwd'],
  ['system', '/etc'],
  ['loop', 'loop'],
] as const;

/** Puts there what a careless copy leaves, and what somebody with a foot in the door would. */
export function plantStrangers(root: string): void {
  writeTexts(
    root,
    files.filter((file) => !existsSync(join(root, file))).map((file) => ({ file, text: 'a stranger\n' })),
  );
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  for (const [name, target] of links) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    symlinkSync(target, join(root, name));
  }
}

/** Requests for them, and hostile spellings of what is there: a page, its Markdown, an asset. */
export function strangerTargets(release: Release): readonly string[] {
  const [page = '/about/'] = [...release.redirects.values()];
  const [asset = '/'] = [...release.routes.keys()].filter((path) => path.startsWith('/assets/'));
  const stem = page.slice(0, -1);
  const [first = 'a'] = stem.slice(1);
  const upper = stem.replace(first, first.toUpperCase());
  const code = first.charCodeAt(0).toString(16);
  const strangers = [...files, ...folders, ...links.map(([name]) => name)];
  return [
    ...strangers.flatMap((file) => [`/${encodeURI(file)}`, `/${encodeURI(file)}/`]),
    ...strangers.filter((file) => file.endsWith('/index.html')).map((file) => `/${encodeURI(file.slice(0, -10))}`),
    ...['/[x]/', '/{x}/', '/%5Bx%5D/', '/%7Bx%7D/', "/x'y/", '/x*/', '/x%2A/', '/$x/', '/system/passwd', '/system/'],
    ...[`${page}index.html`, `${stem}.md.gz`, `${stem}.md.br`, `${page}index.html.gz`, `${asset}.gz`, `${asset}.br`],
    ...[
      `/%${code}${stem.slice(2)}/`,
      `/${stem}/`,
      `${page}/`,
      `${stem}%2F`,
      `${stem}.%6Dd`,
      `${stem};x=1/`,
      `${stem}%00/`,
    ],
    ...[`${upper}/`, upper, `${upper}.md`, `${stem}.MD`, asset.toUpperCase(), `${page}?/../x`.replace('?', '%3F')],
    ...[
      `/none/..${page}`,
      `/.${page}`,
      `/%2e${page}`,
      `/none/%2e%2e${page}`,
      `/assets/..${page}`,
      `${page}.`,
      `${page}..`,
    ],
    ...[
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/\\etc\\passwd',
      '/%5c..%5cetc',
      '//etc/passwd',
      '/~',
      '/-',
    ],
    ...[`${stem.slice(0, -1)}*/`, `${stem.slice(0, -1)}%3F/`, `/[${first}]${stem.slice(2)}/`, `/{${stem.slice(1)},x}/`],
    ...[
      '/*',
      '/*/',
      '/**/',
      '/*.md',
      '/assets/*',
      '/assets/*.css',
      '/%2A',
      '/assets/%2A.css',
      '/?/'.replace('?', '%3F'),
    ],
    ...[
      `/${'n'.repeat(300)}`,
      `/${'n'.repeat(300)}/`,
      `/${'n'.repeat(300)}.md`,
      `/${'n/'.repeat(400)}`,
      `/${'n'.repeat(255)}/`,
    ],
    ...[
      `/assets/${'n'.repeat(300)}.0123456789ab.css`,
      `${asset}/`,
      `${asset}/index.html`,
      `${stem}.md/`,
      `${stem}/index`,
    ],
  ];
}

/** Declares that a server answers as if they were not there, to people and to agents. */
export function ignoresStrangers(
  release: Release,
  running: () => { readonly root: string; readonly exchange: Exchange },
  isItsOwn: (target: string) => boolean = () => false,
): void {
  it('serves nothing that was not published', async () => {
    const { root, exchange } = running();
    plantStrangers(root);
    const asks = strangerTargets(release)
      .filter((target) => !isItsOwn(target))
      .flatMap((target) => ['text/html', 'text/markdown'].map((Accept) => ask(target, { Accept })));
    const { misses } = await judge(asks, exchange, (sent, answer) => {
      const expected = respond(release, oracleRequest(sent));
      return [...(expected.status === 404 ? [] : ['is published']), ...differences(expected, answer, 'GET')];
    });
    expect(misses.map(({ ask, what }) => `${ask.target.slice(0, 99)}: ${what}`)).toEqual([]);
    expect(asks.length).toBeGreaterThan(200);
  });
}
