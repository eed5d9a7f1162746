import type { Release } from '../../core/release.ts';
import { acceptOf } from '../probes/documents.ts';
import { documentOf, missingPage } from '../probes/odd.ts';
import type { Probe } from '../probes/probe.ts';

/** Some requests of HTTP/1.1 again: proxies have a listener for each protocol. */
export function http2Probes(release: Release): readonly Probe[] {
  const document = documentOf(release);
  const [redirect] = release.redirects.keys();
  return [
    ask('/', 'html'),
    ask('/', 'markdown'),
    ask(document, 'always'),
    ask(document, 'always', 'HEAD'),
    { ...ask(missingPage), capability: 'missing-paths' },
    ...(redirect === undefined ? [] : [ask(redirect)]),
  ];
}

function ask(path: string, wants?: Probe['wants'], method = 'GET'): Probe {
  const headers = { accept: acceptOf[wants ?? 'always'], 'accept-encoding': 'identity' };
  return { role: 'http2', path, request: { method, path, headers }, ...(wants && { wants }) };
}
