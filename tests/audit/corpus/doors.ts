import type { Cause } from '../../../src/audit/diagnose/causes.ts';
import { isPage, notFound, old, plainError, securityNames, without } from '../replies.ts';
import { auditTls, type TlsOrigin } from '../tls.ts';
import { type FaultyOrigin, withField } from './row.ts';

const day = 86_400_000;
const now = Date.now();

/** The ways to an origin: certificates, HTTP/2, http and https. */
const rows: readonly (readonly [what: string, causes: readonly Cause[], origin: TlsOrigin])[] = [
  ['a certificate that has ended', ['certificate-expired'], { certificate: { from: now - 90 * day, to: now - day } }],
  ['a certificate of next week', ['certificate-expired'], { certificate: { from: now + 7 * day } }],
  ['a certificate for www', ['certificate-name'], { certificate: { name: 'www.example.com' } }],
  ['a certificate that nobody knows', ['certificate-untrusted'], { isTrusted: false }],
  [
    'a certificate that was not renewed',
    ['certificate-ends-soon'],
    { certificate: { from: now - 80 * day, to: now + 10 * day } },
  ],
  [
    'a certificate of six days in its last',
    ['certificate-ends-soon'],
    { certificate: { from: now - 5 * day, to: now + day } },
  ],
  ['HTTP/2 without header fields', ['http2-differs'], { http2Fault: (reply) => without(reply, ...securityNames) }],
  ['HTTP/2 of an older release', ['http2-differs'], { http2Fault: (reply) => (isPage(reply) ? old(reply) : reply) }],
  ['HTTP/2 that is reset', ['http2-differs'], { http2Fault: (reply) => ({ ...reply, status: 0 }) }],
  ['HTTP/2 that knows no path', ['http2-differs'], { http2Fault: () => plainError(404) }],
  ['http that answers by itself', ['http-not-redirected'], { plain: (_req, res) => void res.end('<h1>Hello</h1>') }],
  [
    'http that leads to http',
    ['http-not-redirected'],
    { plain: (req, res) => void res.writeHead(301, { Location: `http://www.example.com${req.url}` }).end() },
  ],
  [
    'http that leads to the homepage only',
    ['http-not-redirected'],
    { plain: (_req, res) => void res.writeHead(301, { Location: 'https://example.com/' }).end() },
  ],
  [
    'http that leads to the address of the server',
    ['http-not-redirected'],
    { plain: (req, res) => void res.writeHead(301, { Location: `https://10.0.0.7:8443${req.url}` }).end() },
  ],
  ['no http', ['http-closed'], { plain: false }],
  [
    'Strict-Transport-Security on pages only',
    ['transport-security-patchy'],
    { fault: (reply) => (isPage(reply) ? withField(reply, 'Strict-Transport-Security', 'max-age=31536000') : reply) },
  ],
  [
    'a policy that is lost over HTTP/2',
    ['http2-differs'],
    {
      fault: (reply) => withField(reply, 'Strict-Transport-Security', 'max-age=31536000'),
      http2Fault: (reply) => reply,
    },
  ],
  [
    'a file that is missing over both',
    ['file-missing'],
    { fault: (reply, { path }, ask) => (path.startsWith('/api/v1/company.json') ? notFound(ask) : reply) },
  ],
];

export const doors: readonly FaultyOrigin[] = rows.map(([what, causes, origin]) => ({
  what,
  causes,
  audit: () => auditTls(origin),
}));
