import { compress } from '../../../src/compile/compress.ts';
import { sha256 } from '../../../src/core/digest.ts';
import type { DocumentKind } from '../../../src/core/document.ts';
import { mediaTypes } from '../../../src/core/media-types.ts';
import type { Headers, Release, ReleaseFile, Variant } from '../../../src/core/release.ts';
import { bareHeaders, contentSecurityPolicy, documentHeaders, notFoundHeaders } from '../../../src/http/headers.ts';

const csp = contentSecurityPolicy({ scripts: false, formAction: "'none'" });

export const page = '/about/us/';

/** A small origin whose every body and every set of header fields says which release it is of. */
export function letterRelease(letter: string): Release {
  const files = new Map<string, ReleaseFile>();
  const add = (name: (digest: string) => string, text: string) => {
    const bytes = Buffer.from(text);
    const digest = sha256(bytes);
    files.set(name(digest), { file: name(digest), size: bytes.byteLength, bytes, sha256: digest });
    return name(digest);
  };
  const style = add((digest) => `assets/style.${digest.slice(0, 12)}.css`, `/* ${letter.repeat(20_000)} */\n`);
  const html = `<!doctype html><title>${letter}</title><link rel="stylesheet" href="/${style}">${letter.repeat(3000)}\n`;
  for (const file of ['index.html', 'about/us/index.html', '404.html']) add(() => file, html);
  for (const file of ['index.md', 'about/us.md']) add(() => file, `# ${letter.repeat(2000)}\n`);
  add(() => 'api/v1/company.json', `{"release":"${letter}"}\n`);

  const lettered = (headers: Headers): Headers => ({ ...headers, 'X-Release': letter });
  const variant = (when: Variant['when'], file: string, kind: DocumentKind, mediaType: string): Variant => {
    const { sha256, bytes } = files.get(file)!;
    const facts = { kind, mediaType, sha256, markdownTokens: Math.ceil(bytes.length / 4), contentSecurityPolicy: csp };
    return {
      when,
      file,
      headers: lettered(
        documentHeaders({ ...facts, negotiated: when !== 'always' } as Parameters<typeof documentHeaders>[0]),
      ),
    };
  };
  const negotiated = (html: string, markdown: string) => [
    variant('html', html, 'page', mediaTypes.html),
    variant('markdown', markdown, 'page', mediaTypes.markdown),
  ];
  const routes = [
    { path: '/', variants: negotiated('index.html', 'index.md') },
    { path: page, variants: negotiated('about/us/index.html', 'about/us.md') },
    { path: '/index.md', variants: [variant('always', 'index.md', 'mirror', mediaTypes.markdown)] },
    { path: '/about/us.md', variants: [variant('always', 'about/us.md', 'mirror', mediaTypes.markdown)] },
    { path: `/${style}`, variants: [variant('always', style, 'asset', mediaTypes.css)] },
    { path: '/api/v1/company.json', variants: [variant('always', 'api/v1/company.json', 'api', mediaTypes.json)] },
  ];
  const release: Release = {
    baseUrl: 'https://example.com',
    files,
    routes: new Map(routes.map((route) => [route.path, route])),
    redirects: new Map([['/about/us', page]]),
    notFound: { file: '404.html', headers: lettered(notFoundHeaders(csp)) },
    bareHeaders: lettered(bareHeaders(csp)),
  };
  return compress(release, { get: () => undefined, put: () => undefined });
}

/** The path of the stylesheet of a release, in whose name its digest stands. */
export function styleOf(release: Release): string {
  return [...release.routes.keys()].find((path) => path.endsWith('.css'))!;
}
