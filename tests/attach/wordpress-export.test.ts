import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main } from '../../src/commands/attach.ts';
import { listTree } from '../../src/publish/tree.ts';
import { invocationOf } from '../support/invocation.ts';

const origin = 'https://www.example.com';
const guide = readFileSync(new URL('../../docs/pages/how-to/attach-wordpress.md', import.meta.url), 'utf8');
/** The commands that the documentation gives. */
const commands = /```sh\n(wget [\s\S]*?)```/.exec(guide)?.[1] ?? '';

/** A page as a WordPress theme writes it; `at` is the origin that answers. */
const page = (at: string, path: string, title: string, main: string): string => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="UTF-8">
<title>${title} &#8211; Garden Pumps</title>
<link rel="alternate" type="application/rss+xml" title="Feed" href="${at}/feed/">
<link rel="https://api.w.org/" href="${at}/wp-json/">
<link rel="EditURI" type="application/rsd+xml" href="${at}/xmlrpc.php?rsd">
<link rel="canonical" href="${origin}${path}">
<link rel="shortlink" href="${at}/?p=12">
<link rel="stylesheet" href="${at}/wp-content/themes/one/style.css?ver=6.4.2" media="all">
</head>
<body class="page"><header class="site-header"><nav><a href="${at}/">Home</a> <a href="${at}/about/">About</a></nav></header>
<main id="primary"><article class="page"><h1 class="entry-title">${title}</h1><div class="entry-content">${main}</div></article></main>
<footer class="site-footer"><a href="${at}/wp-login.php">Log in</a></footer></body></html>
`;

/** Answers as WordPress does, and notes what was asked for. */
function startWordPress(): Promise<{ at: string; asked: string[]; stop: () => void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const at = `http://${request.headers.host}`;
    const answers: Record<string, readonly [type: string, body: string]> = {
      '/': [
        'text/html; charset=UTF-8',
        page(at, '/', 'Pumps', `<p>Since 1987.</p><img src="${at}/wp-content/uploads/pump.jpg" alt="A pump">`),
      ],
      '/about/': ['text/html; charset=UTF-8', page(at, '/about/', 'About', '<p>Five people build pumps.</p>')],
      '/wp-content/themes/one/style.css?ver=6.4.2': ['text/css', 'body { color: black }\n'],
      '/wp-content/uploads/pump.jpg': ['image/jpeg', 'picture'],
      '/wp-sitemap.xml': [
        'application/xml',
        `<?xml version="1.0"?><urlset><url><loc>${origin}/about/</loc></url></urlset>`,
      ],
      '/robots.txt': ['text/plain', `User-agent: *\nDisallow: /wp-admin/\n\nSitemap: ${origin}/wp-sitemap.xml\n`],
    };
    asked.push(request.url ?? '');
    const [type, body] = answers[request.url ?? ''] ?? ['text/html', '<h1>Not found</h1>'];
    response.writeHead(answers[request.url ?? ''] ? 200 : 404, { 'Content-Type': type });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ at: `http://127.0.0.1:${port}`, asked, stop: () => server.close() });
    });
  });
}

const hasWget = spawnSync('wget', ['--version']).status === 0;
if (!hasWget) {
  if (process.env.CI) throw new Error('wget is not installed.');
  console.warn('SKIPPED: the export of a WordPress site needs wget.');
}

it.skipIf(!hasWget)('attaches to a WordPress site that wget exported as the documentation says', async () => {
  const root = mkdtempSync(join(tmpdir(), 'gazette-wordpress-'));
  const site = await startWordPress();
  try {
    const script = commands.replaceAll(origin, site.at);
    await new Promise<void>((resolve, reject) => {
      execFile('sh', ['-ec', script], { cwd: root }, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    site.stop();
  }
  const files = listTree(join(root, 'public')).flatMap(({ kind, path }) => (kind === 'file' ? [path] : []));
  expect(files).toEqual(
    expect.arrayContaining([
      'about/index.html',
      'index.html',
      'wp-content/themes/one/style.css',
      'wp-content/uploads/pump.jpg',
      'wp-sitemap.xml',
    ]),
  );
  expect(site.asked.filter((path) => /wp-json|xmlrpc|wp-login|feed|\?p=/.test(path))).toEqual([]);
  const { invocation, said } = invocationOf(root, ['public/']);
  expect(await main(invocation), said()).toBe(0);
  expect(said()).toContain(`2 pages as Markdown, llms.txt`);
  expect(readFileSync(join(root, 'public/about.md'), 'utf8')).toContain('Five people build pumps.');
  expect(readFileSync(join(root, 'public/llms.txt'), 'utf8')).toContain(`](${origin}/about.md)`);
  expect(readFileSync(join(root, 'public/index.html'), 'utf8')).toContain(
    `href="${origin}/index.md"><!--/gazette--></head>`,
  );
});
