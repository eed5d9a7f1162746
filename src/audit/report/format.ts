import { escapeControlCharacters } from '../../core/escape-control-characters.ts';
import type { Difference } from '../difference.ts';
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
