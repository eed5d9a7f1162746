import type { Release } from '../../core/release.ts';
import { acceptHeaders } from '../probes/documents.ts';
import { findApiDocument, missingPagePath } from '../probes/edge-cases.ts';
import type { Probe } from '../probes/probe.ts';

/** Some requests of HTTP/1.1 again: proxies have a listener for each protocol. */
export function createHttp2Probes(release: Release): readonly Probe[] {
  const document = findApiDocument(release);
  const [redirect] = release.redirects.keys();
  return [
    ask('/', 'html'),
    ask('/', 'markdown'),
    ask(document, 'always'),
    ask(document, 'always', 'HEAD'),
    { ...ask(missingPagePath), capability: 'missing-paths' },
    ...(redirect === undefined ? [] : [ask(redirect)]),
  ];
}

function ask(path: string, wants?: Probe['wants'], method = 'GET'): Probe {
  const headers = { accept: acceptHeaders[wants ?? 'always'], 'accept-encoding': 'identity' };
  return { role: 'http2', path, request: { method, path, headers }, ...(wants && { wants }) };
}
