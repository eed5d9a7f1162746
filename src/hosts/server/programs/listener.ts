import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answer, type Origin } from '../../../http/answer.ts';

/** One line of the access log, without addresses and queries: both may be personal data. */
export interface LogLine {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly status: number;
  readonly type: string | undefined;
  readonly ms: number;
}

/** Answers requests of node:http from an origin and the bytes of its files; `log` hears of each answer that is over. */
export function listener(
  origin: Origin,
  bodies: ReadonlyMap<string, Uint8Array>,
  server: Pick<Server, 'listening'>,
  log?: (line: LogLine) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { method = '', url: target = '' } = request;
    const { status, headers, body } = answer(origin, { method, target, field: (name) => fieldOf(request, name) });
    const bytes = 'file' in body ? bodies.get(body.file) : Buffer.from(body.text);
    if (log !== undefined)
      response.once('close', () => {
        const ms = Math.round((performance.now() - started) * 10) / 10;
        log({ method, path: target.split('?', 1)[0], status, type: headers['Content-Type'], ms });
      });
    // A server that is ending answers what it has begun.
    if (!server.listening) response.setHeader('Connection', 'close');
    // RFC 9110 §8.6: forbidden on 204, and on a 304 it would be the length of the body that is not sent.
    const length = status === 204 || status === 304 ? undefined : { 'Content-Length': bytes?.byteLength ?? 0 };
    response.writeHead(status, { ...headers, ...length });
    response.end(method === 'HEAD' ? undefined : bytes);
  };
}

/** node:http joins the lines of all fields that count here with ", ". */
function fieldOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(',') : value;
}
