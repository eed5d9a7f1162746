import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers, Release } from '../core/release.ts';
import { respond } from './respond.ts';

/**
 * Serves a release with node:http: the preview server, and the reference that hosts are compared with. `getRelease` is
 * asked once per request, so that a rebuilt site is served without a restart; `sent` says which header fields of an
 * answer are sent.
 */
export function createNodeListener(
  getRelease: () => Release,
  sent: (headers: Headers) => Headers = (headers) => headers,
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const { status, headers, body } = respond(getRelease(), {
      method: req.method ?? '',
      path: req.url ?? '',
      headers: fieldLines(req.rawHeaders),
    });
    res.writeHead(status, sent(headers));
    res.end(body);
  };
}

/** Groups `[name, value, name, value …]` by name. Node's own req.headers drops repeated lines of some fields. */
function fieldLines(rawHeaders: readonly string[]): Record<string, string[]> {
  // No prototype: `__proto__` is a valid field name.
  const lines: Record<string, string[]> = Object.create(null);
  rawHeaders.forEach((value, i) => {
    const name = i % 2 === 1 ? rawHeaders[i - 1]?.toLowerCase() : undefined;
    if (name === undefined) return;
    lines[name] ??= [];
    lines[name].push(value);
  });
  return lines;
}
