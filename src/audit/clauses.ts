/** The clause of service.md that promises the document at a path. */
export function clauseOf(path: string): string {
  if (path.startsWith('/api/')) return 'service.md 4.1';
  if (path.startsWith('/.well-known/') || discovery.has(path)) return 'service.md 4.2';
  if (path === '/docs/api.md') return 'service.md 2.4';
  return path.endsWith('/') || path.endsWith('.md') ? 'service.md 4.3.1' : 'service.md 1.3';
}

/** The clause that fixes its media type. */
export function mediaTypeClauseOf(path: string): string {
  if (path.startsWith('/.well-known/') || discovery.has(path) || path === '/docs/api.md') return 'service.md 2.4';
  return clauseOf(path);
}

/** The clause that says that a path is missing. */
export function missingClauseOf(path: string): string {
  if (/^\/(?:oauth2\/|token$|agent\/|register$|login$|authorize$)/.test(path)) return 'service.md 5.6, 7';
  return 'service.md 7';
}

const discovery: ReadonlySet<string> = new Set(['/auth.md', '/index.md', '/llms.txt', '/sitemap.xml', '/robots.txt']);
