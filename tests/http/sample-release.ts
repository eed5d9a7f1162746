import { createHash } from 'node:crypto';
import type { DocumentKind } from '../../src/core/document.ts';
import type { MediaType } from '../../src/core/media-types.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import type { Release, ReleaseFile, Variant } from '../../src/core/release.ts';
import { bareHeaders, contentSecurityPolicy, documentHeaders, notFoundHeaders } from '../../src/http/headers.ts';
import { linkHeader } from '../../src/http/link-header.ts';

const csp = contentSecurityPolicy({ scripts: false, formAction: "'none'" });
const homeLink = linkHeader([{ href: '/auth.md', rel: 'service-doc', type: 'text/markdown' }]);

export const bodies = {
  'index.html': '<!doctype html><title>Gröbner</title>',
  'index.md': '# Gröbner\n',
  'docs/api/index.html': '<!doctype html><title>API</title>',
  'docs/api.md': '# API\n',
  'api/v1/company.json': '{"legalName":"Example"}\n',
  'auth.md': '# Access\n',
  '404.html': '<!doctype html><title>Not found</title>',
} as const;

type File = keyof typeof bodies;

const files = new Map<string, ReleaseFile>(
  Object.entries(bodies).map(([file, text]) => {
    const bytes = new TextEncoder().encode(text);
    return [file, { file, size: bytes.byteLength, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }];
  }),
);

/** A small origin made by hand: two negotiated pages, their mirrors, an API document, a posture document. */
export const sampleRelease: Release = {
  baseUrl: 'https://example.com',
  files,
  routes: new Map([
    route('/', page('index.html', 'index.md', homeLink)),
    route('/docs/api/', page('docs/api/index.html', 'docs/api.md')),
    route('/index.md', [variant('always', 'index.md', 'mirror', mediaTypes.markdown)]),
    route('/docs/api.md', [variant('always', 'docs/api.md', 'mirror', mediaTypes.markdown)]),
    route('/auth.md', [variant('always', 'auth.md', 'posture', mediaTypes.markdown)]),
    route('/api/v1/company.json', [variant('always', 'api/v1/company.json', 'api', mediaTypes.json)]),
  ]),
  redirects: new Map([['/docs/api', '/docs/api/']]),
  notFound: { file: '404.html', headers: notFoundHeaders(csp) },
  bareHeaders: bareHeaders(csp),
};

function route(path: string, variants: Variant[]) {
  return [path, { path, variants }] as const;
}

function page(html: File, markdown: File, link?: string): Variant[] {
  return [
    variant('html', html, 'page', mediaTypes.html, link),
    variant('markdown', markdown, 'page', mediaTypes.markdown, link),
  ];
}

function variant(when: Variant['when'], file: File, kind: DocumentKind, mediaType: MediaType, link?: string): Variant {
  const { sha256, bytes } = files.get(file)!;
  const negotiated = when !== 'always';
  const markdownTokens = Math.ceil(bytes.length / 4);
  return {
    when,
    file,
    headers: documentHeaders({ kind, mediaType, sha256, negotiated, markdownTokens, link, contentSecurityPolicy: csp }),
  };
}
