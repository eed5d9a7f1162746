import { compress } from '../../../src/compile/compress.ts';
import type { DocumentKind } from '../../../src/core/document.ts';
import { createMemoryFile } from '../../../src/core/listed-file.ts';
import { type MediaType, mediaTypes } from '../../../src/core/media-types.ts';
import type { Release, Variant } from '../../../src/core/release.ts';
import {
  bareHeaders,
  contentSecurityPolicy,
  documentHeaders,
  notFoundHeaders,
  preflightHeaders,
} from '../../../src/http/headers.ts';
import { linkHeader } from '../../../src/http/link-header.ts';

/** A site that another generator has built: pages, a page for an application's paths, one behind a password. */
export const theirFiles: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title><h1>Home of theirs</h1>\n',
  'about/index.html': '<!doctype html><title>About</title><h1>About them</h1>\n',
  'team.html': '<!doctype html><title>Team</title><h1>Team</h1>\n',
  'blog/post/index.html': '<!doctype html><title>Post</title><h1>Post</h1>\n',
  'über uns/long-name-of-a-folder/that-nobody-would-call-so/index.html': '<!doctype html><title>Long</title>\n',
  'other/long-name-of-a-folder/that-nobody-would-call-so/index.html': '<!doctype html><title>Other</title>\n',
  'members/index.html': '<!doctype html><title>Members</title><h1>Secret</h1>\n',
  'plain/index.html': '<!doctype html><title>Plain</title><h1>No Markdown here</h1>\n',
  'app.html': '<!doctype html><title>App</title><div id="app"></div>\n',
  '404.html': '<!doctype html><title>Theirs is not found</title>\n',
  'style.css': 'body { color: red }\n',
  'notes.md': '# Notes of theirs\n',
  'x.json': '{"theirs":true}\n',
  '.env': 'SECRET=1\n',
};

const csp = contentSecurityPolicy({ scripts: false, formAction: "'none'" });
const home = linkHeader([{ href: '/.well-known/api-catalog', rel: 'api-catalog' }]);

/** Paths whose HTML is theirs; the last has no Markdown. */
export const foreign: ReadonlySet<string> = new Set([
  '/',
  '/about/',
  '/team.html',
  '/blog/post/',
  '/%C3%BCber%20uns/long-name-of-a-folder/that-nobody-would-call-so/',
  '/other/long-name-of-a-folder/that-nobody-would-call-so/',
  `/${'n'.repeat(60)}/`,
  `/${'~'.repeat(60)}/`,
  '/plain/',
]);

const files = new Map(
  Object.entries(theirFiles).map(([name, text]) => [name, createMemoryFile(name, Buffer.from(text))]),
);
const routes = new Map<string, { path: string; variants: Variant[] }>();

function variant(when: Variant['when'], file: string, kind: DocumentKind, type: MediaType, link?: string): Variant {
  const { sha256, size } = files.get(file)!;
  const canonical = kind === 'mirror' ? link : undefined;
  const headers = documentHeaders({
    ...{ kind, mediaType: type, sha256, negotiated: when !== 'always', markdownTokens: Math.ceil(size / 4) },
    ...{ link: canonical === undefined ? link : undefined, canonical, contentSecurityPolicy: csp },
  });
  return { when, file, headers };
}

function ours(file: string, text: string): void {
  files.set(file, createMemoryFile(file, Buffer.from(text)));
}

function mirrored(path: string, html: string, mirror: string): void {
  ours(mirror, `# Markdown of ${path}\n\n${'words of theirs '.repeat(30)}\n`);
  const link = path === '/' ? home : undefined;
  const variants = [variant('html', html, 'page', mediaTypes.html, link)];
  variants.push(variant('markdown', mirror, 'page', mediaTypes.markdown, link));
  routes.set(path, { path, variants });
  const own = encodeURI(`/${mirror}`);
  const canonical = linkHeader([{ href: `https://www.example.org${path}`, rel: 'canonical' }]);
  routes.set(own, { path: own, variants: [variant('always', mirror, 'mirror', mediaTypes.markdown, canonical)] });
}

function document(path: string, text: string, kind: DocumentKind, type: MediaType): void {
  ours(path.slice(1), text);
  routes.set(path, { path, variants: [variant('always', path.slice(1), kind, type)] });
}

mirrored('/', 'index.html', 'index.md');
mirrored('/about/', 'about/index.html', 'about.md');
mirrored('/team.html', 'team.html', 'team.md');
mirrored('/blog/post/', 'blog/post/index.html', 'blog/post.md');
mirrored(
  '/%C3%BCber%20uns/long-name-of-a-folder/that-nobody-would-call-so/',
  'über uns/long-name-of-a-folder/that-nobody-would-call-so/index.html',
  'über uns/long-name-of-a-folder/that-nobody-would-call-so.md',
);
mirrored(
  '/other/long-name-of-a-folder/that-nobody-would-call-so/',
  'other/long-name-of-a-folder/that-nobody-would-call-so/index.html',
  'other/long-name-of-a-folder/that-nobody-would-call-so.md',
);
// A letter that a configuration may take for an escape or a pattern, where a name is cut.
for (const letter of ['n', '~']) {
  const stem = letter.repeat(60);
  ours(`${stem}/index.html`, '<!doctype html><title>Repeated</title>\n');
  mirrored(`/${stem}/`, `${stem}/index.html`, `${stem}.md`);
}
document('/llms.txt', `# Example\n\n${'- a line of the list\n'.repeat(30)}`, 'discovery', mediaTypes.text);
document('/auth.md', '# Access\n', 'posture', mediaTypes.markdown);
document('/api/v1/company.json', '{"legalName":"Example"}\n', 'api', mediaTypes.json);
document('/.well-known/api-catalog', '{"linkset":[]}\n', 'discovery', mediaTypes.linkset);
ours('docs/api/index.html', '<!doctype html><title>API</title>\n');
ours('docs/api.md', '# API\n');
ours('gazette-404.html', '<!doctype html><title>Not found</title>\n');
routes.set('/docs/api/', {
  path: '/docs/api/',
  variants: [
    variant('html', 'docs/api/index.html', 'page', mediaTypes.html),
    variant('markdown', 'docs/api.md', 'page', mediaTypes.markdown),
  ],
});

/** The site of another, with what attach adds to it: all files, and the routes that we know. */
export const attached: Release = {
  baseUrl: 'https://www.example.org',
  files,
  routes,
  redirects: new Map([
    ['/docs/api', '/docs/api/'],
    ['/about', '/about/'],
    ['/%C3%BCber/', '/docs/api/#part'],
    ['/%c3%bcber/', '/docs/api/#part'],
  ]),
  notFound: { file: 'gazette-404.html', headers: notFoundHeaders(csp) },
  bareHeaders: bareHeaders(csp),
  preflight: preflightHeaders(csp),
};

/** The attached site with side-cars beside our files and theirs, as for servers of one's own. */
export const packed: Release = compress(attached, { get: () => undefined, put: () => undefined });

/** The attached site with more pages of theirs, and one beside which there is Markdown of theirs. */
export function many(count: number): [Release, ReadonlySet<string>] {
  const routes = new Map(attached.routes);
  const files = new Map(attached.files);
  const all = new Set([...foreign, '/beside/']);
  for (const file of ['beside.md', 'beside/index.html'])
    files.set(file, createMemoryFile(file, Buffer.from('Theirs\n')));
  const [page, mirror] = [attached.routes.get('/about/')!, attached.routes.get('/about.md')!];
  for (let i = 0; i < count; i++) {
    const stem = `docs-of-theirs/section-${i % 30}/a-page-with-a-name-${i}`;
    files.set(`${stem}.md`, createMemoryFile(`${stem}.md`, attached.files.get('about.md')!.bytes));
    files.set(`${stem}/index.html`, createMemoryFile(`${stem}/index.html`, Buffer.from('Theirs\n')));
    const [html, markdown] = page.variants;
    routes.set(`/${stem}/`, { path: `/${stem}/`, variants: [html!, { ...markdown!, file: `${stem}.md` }] });
    const Link = `<https://www.example.org/${stem}/>; rel="canonical"`;
    const variant = { ...mirror.variants[0]!, file: `${stem}.md` };
    routes.set(`/${stem}.md`, {
      path: `/${stem}.md`,
      variants: [{ ...variant, headers: { ...variant.headers, Link } }],
    });
    all.add(`/${stem}/`);
  }
  return [{ ...attached, routes, files }, all];
}
