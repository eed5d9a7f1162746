import { escapeControlCharacters, quoteShellWord } from '../../core/escape.ts';
import type { Problem } from '../../core/problem.ts';
import type { PublishedClaim } from '../../core/release.ts';
import type { Audit } from '../audit.ts';
import { type OriginRoute, resolveSocketAddress } from '../connection/client.ts';
import { causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import { type AuditFinding, flattenFinding } from '../exceptions/exceptions.ts';
import type { Probe } from '../probes/probe.ts';

/** Describes a request: `GET /about/ as Markdown, past caches`. */
export function formatProbe({ role, path, request, wants, agent }: Probe): string {
  if (role === 'certificate') return 'The connection itself';
  const parts = [`${request.method} ${escapeControlCharacters(path)}`];
  if (wants === 'html' || wants === 'markdown') parts.push(wants === 'html' ? 'as HTML' : 'as Markdown');
  return `${parts.join(' ')}${suffixes[role] ?? ''}${peculiarities[role]?.(request) ?? ''}${agent === undefined ? '' : ` as ${agent}`}`;
}

const suffixes: Partial<Record<Probe['role'], string>> = {
  again: ', after the other',
  cold: ', past caches',
  same: ', if changed',
  cross: ', with the ETag of the HTML',
  http2: ', over HTTP/2',
  plain: ', without TLS',
};

const peculiarities: Partial<Record<Probe['role'], (request: Probe['request']) => string>> = {
  odd: peculiarity,
  weights: peculiarity,
  encoded: ({ headers }) => ` with Accept-Encoding: ${headers['accept-encoding']}`,
};

function peculiarity({ headers }: Probe['request']): string {
  const { accept, 'accept-encoding': coding, authorization, range, origin } = headers;
  if (authorization) return ' with Authorization';
  if (range) return ' with Range';
  if (origin) return ' from a page of another origin';
  if (headers['if-none-match']) return ' with an unknown ETag';
  if (headers['accept-language']) return ` with Accept-Language: ${headers['accept-language']}`;
  if (coding !== 'identity') return ` with Accept-Encoding: ${coding}`;
  return accept === '*/*' ? '' : ` with Accept: ${short(Array.isArray(accept) ? accept.join(' | ') : String(accept))}`;
}

/** `Content-Type: expected application/json, got text/plain`. Safe to print, though an answer is untrusted. */
export function formatDifference({ what, header, expected, actual }: Difference): string {
  const label = header ?? labels[what];
  return `${label ? `${label}: ` : ''}expected ${short(expected)}, got ${short(escapeControlCharacters(actual))}`;
}

const labels: Partial<Record<Difference['what'], string>> = {
  variant: 'variant',
  body: 'body',
  coding: 'coding',
  tag: 'ETag',
  'coding-tag': 'ETag',
  length: 'length',
  range: 'part',
};

function short(text: string): string {
  return text.length > 72 ? `${text.slice(0, 71)}…` : text;
}

/** A shell command that repeats a request of the audit: one line. */
export function renderCurl({ role, request }: Probe, route: OriginRoute): string {
  const scheme = role === 'plain' ? 'http' : route.origin.protocol.replace(':', '');
  const { field, host, port } = resolveSocketAddress(route);
  const name = role === 'plain' ? field.replace(/:\d+$/, '') : field;
  const { method, path, headers } = request;
  const fields = Object.entries(headers).flatMap(([field, value]) =>
    [value ?? []].flat().map((line) => (line === '' ? `${field};` : `${field}: ${line}`)),
  );
  const isPacked = headers['accept-encoding'] !== undefined && headers['accept-encoding'] !== 'identity';
  return [
    'curl',
    role === 'certificate' ? '-vI' : method === 'HEAD' ? '-sSI' : isPacked ? '-sS -D - -o /dev/null' : '-sSi',
    ...(role === 'http2' ? ['--http2'] : []),
    ...(method === 'HEAD' || method === 'GET' ? [] : [`-X ${method}`]),
    ...(/\/\.{1,2}(?:\/|$)|\/\/|%2e/i.test(path) ? ['--path-as-is'] : []),
    ...(route.connect && role !== 'plain' ? [`--connect-to ${quoteShellWord(`::${host}:${port}`)}`] : []),
    ...fields.filter((line) => line !== 'accept: */*' && line !== 'accept-encoding: identity').map(headerFlag),
    quoteShellWord(`${scheme}://${name}${path}`),
  ].join(' ');
}

function headerFlag(line: string): string {
  return line.startsWith('user-agent: ') ? `-A ${quoteShellWord(line.slice(12))}` : `-H ${quoteShellWord(line)}`;
}

/**
 * Sentences of the site that a finding makes false: those that need a capability it shows to be missing. A note makes
 * none false.
 */
export function findFalseClaims(finding: AuditFinding, claims: readonly PublishedClaim[]): readonly PublishedClaim[] {
  const misses = flattenFinding(finding).filter(({ cause }) => causes[cause].level === 'miss');
  const missing = new Set(misses.flatMap(({ differences }) => differences.map(({ capability }) => capability)));
  return claims.filter(({ needs }) => needs.some((capability) => missing.has(capability)));
}

/** An audit, with more data for reports. */
export interface AuditReport extends Audit {
  readonly route: OriginRoute;
  /** Published sentences on how the origin answers. */
  readonly claims?: readonly PublishedClaim[];
  /** Attached pages without a mirror, by path. */
  readonly htmlAlone?: readonly string[];
  /** Errors of expired exceptions. */
  readonly problems: readonly Problem[];
  /** Process time in ms. */
  readonly ms: number;
}

/** Whether nothing is left to do: sets the exit code. */
export function hasPassed({ ok, problems }: AuditReport): boolean {
  return ok && problems.length === 0;
}
