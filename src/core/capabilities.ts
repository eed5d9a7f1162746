/**
 * Capabilities of an origin: the name for operators, the clauses of service.md that ask for each (for contributors;
 * never printed), and the public standard beside it, if there is one.
 */
export const capabilities = {
  // content
  'api-documents': { name: 'Documents of the data API', clauses: '4.1' },
  'discovery-documents': { name: 'Discovery documents', clauses: '4.2' },
  pages: { name: 'Pages in HTML and Markdown', clauses: '4.3.1' },
  assets: { name: 'Pictures, styles and other files', clauses: '1.3' },
  'media-types': { name: 'Exact media types', clauses: '2.4, 4.1, 4.2' },
  // refusals
  'missing-paths': { name: '404 for every other path', clauses: '7' },
  'no-login': { name: 'No login or token endpoint', clauses: '5.6, 7' },
  methods: { name: 'No other method than GET and HEAD', clauses: '8.3', standard: 'RFC 9110 §15.5.6' },
  // selection
  negotiation: { name: 'Markdown by Accept', clauses: '4.3.1', standard: 'RFC 9110 §12.5.1' },
  'accept-lines': { name: 'Several Accept lines as one', clauses: '4.3.1', standard: 'RFC 9110 §5.3' },
  vary: { name: 'Vary for caches', clauses: '4.3.1', standard: 'RFC 9110 §12.5.5' },
  redirects: { name: 'Redirects to the path with a slash', clauses: '4.3.1', standard: 'RFC 9110 §15.4.9' },
  targets: { name: 'Every form of a request target', clauses: '4', standard: 'RFC 9112 §3.2' },
  'long-headers': { name: 'Long header fields', clauses: '7' },
  // transport
  https: { name: 'TLS for everybody', clauses: '5.1' },
  certificate: { name: 'A certificate that clients trust', clauses: '5.1', standard: 'RFC 9110 §4.3.4' },
  http2: { name: 'Equal answers over HTTP/2', clauses: '4', standard: 'RFC 9113' },
  // ignored input
  credentials: { name: 'Credentials are ignored', clauses: '5.1, 5.2' },
  query: { name: 'Queries are ignored', clauses: '4, 8.2' },
  ranges: { name: 'Whole documents only', clauses: '7', standard: 'RFC 9110 §14.2' },
  preconditions: { name: 'Preconditions are ignored', clauses: '7', standard: 'RFC 9110 §13.1' },
  // clients
  clients: { name: 'Equal answers for every client', clauses: '5.1' },
  cookies: { name: 'No cookies', clauses: '5.1' },
  cors: { name: 'Readable by scripts of any origin', clauses: '5.1', standard: 'Fetch §3.3' },
  preflight: { name: 'Answers to preflights', clauses: '5.2', standard: 'Fetch §3.3' },
  // header fields
  'homepage-links': { name: 'Links in the header of the homepage', clauses: '4.4', standard: 'RFC 8288' },
  'catalog-link': { name: 'Link from the API catalog to itself', clauses: '4.4', standard: 'RFC 9727 §3' },
  'canonical-links': { name: 'Link from Markdown to its page', clauses: '4.3.1', standard: 'RFC 6596' },
  'markdown-tokens': { name: 'Token count of Markdown', clauses: '4.3.2' },
  caching: { name: 'Cache lifetimes', clauses: '8.1, 9.3' },
  validators: { name: 'An ETag for each variant', clauses: '8.1', standard: 'RFC 9110 §8.8.3' },
  conditional: { name: 'Conditional requests', clauses: '8.1', standard: 'RFC 9110 §13.1.2' },
  compression: { name: 'Compression as accepted', clauses: '8.1', standard: 'RFC 9110 §12.5.3' },
  'security-headers': { name: 'Security header fields', clauses: '5.1' },
} as const satisfies Record<string, { name: string; clauses: string; standard?: string }>;

export type Capability = keyof typeof capabilities;

/** `No other method than GET and HEAD (RFC 9110 §15.5.6)`: a capability as reports name it. */
export function capabilityLabel(capability: Capability): string {
  const { name, standard }: { name: string; standard?: string } = capabilities[capability];
  return standard === undefined ? name : `${name} (${standard})`;
}
