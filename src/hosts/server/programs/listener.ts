import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Answer, answer, type Origin } from '../../../http/answer.ts';
import type { FileStore } from './file-store.ts';

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
  store: Pick<FileStore, 'read'>,
  server: Pick<Server, 'listening'>,
  log?: (line: LogLine) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { method = '', url: target = '' } = request;
    const { status, headers, bytes } = answered(() => {
      const { body, ...head } = answer(origin, { method, target, field: (name) => fieldOf(request, name) });
      return { ...head, bytes: 'file' in body ? store.read(body.file) : Buffer.from(body.text) };
    });
    if (log !== undefined)
      response.once('close', () => {
        const ms = Math.round((performance.now() - started) * 10) / 10;
        log({ method, path: target.split('?', 1)[0], status, type: headers['Content-Type'], ms });
      });
    // A server that is ending answers what it has begun. Of what is pipelined behind the offer of another protocol
    // node:http loses bytes: the client has to ask again.
    if (!server.listening || request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
    // RFC 9110 §8.6: forbidden on 204, and on a 304 it would be the length of the body that is not sent.
    const length = status === 204 || status === 304 ? undefined : { 'Content-Length': bytes.byteLength };
    response.writeHead(status, { ...headers, ...length });
    response.end(method === 'HEAD' ? undefined : bytes);
  };
}

interface Answered extends Pick<Answer, 'headers'> {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** A file that cannot be read is one answer that fails, which nobody may keep, and not the end of the server. */
function answered(make: () => Answered): Answered {
  try {
    return make();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { status: 503, headers: { 'Cache-Control': 'no-store' }, bytes: new Uint8Array(0) };
  }
}

/** node:http joins the lines of all fields that count here with ", ". */
function fieldOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(',') : value;
}
