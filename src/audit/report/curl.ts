import { quoteShellWord } from '../../core/shell-word.ts';
import { type OriginRoute, resolveSocketAddress } from '../connection/address.ts';
import type { Probe } from '../probes/probe.ts';

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
