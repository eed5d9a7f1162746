import { addressOf, type Route } from '../connection/address.ts';
import type { Probe } from '../probes/probe.ts';

/** A command that makes a request of the audit again, for a shell: one line. */
export function curlOf({ role, request }: Probe, route: Route): string {
  const scheme = role === 'plain' ? 'http' : route.origin.protocol.replace(':', '');
  const { field, host, port } = addressOf(route);
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
    ...(route.connect && role !== 'plain' ? [`--connect-to ${quoted(`::${host}:${port}`)}`] : []),
    ...fields.filter((line) => line !== 'accept: */*' && line !== 'accept-encoding: identity').map(headerFlag),
    quoted(`${scheme}://${name}${path}`),
  ].join(' ');
}

function headerFlag(line: string): string {
  return line.startsWith('user-agent: ') ? `-A ${quoted(line.slice(12))}` : `-H ${quoted(line)}`;
}

/** POSIX XCU §2.2.2: nothing within single quotes is special. A path may hold what a terminal would act on. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
