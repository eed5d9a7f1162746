import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AnswerSource, answer } from '../../../http/answer.ts';
import type { FileStore } from './file-store.ts';
import { send } from './send.ts';

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
  origin: AnswerSource,
  store: Omit<FileStore, 'has' | 'factsOf'>,
  server: Pick<Server, 'listening'>,
  log?: (line: LogLine) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { method = '', url: target = '' } = request;
    const question = { method, target, field: (name: string) => fieldOf(request, name) };
    let type: string | undefined;
    if (log !== undefined)
      response.once('close', () => {
        const ms = Math.round((performance.now() - started) * 10) / 10;
        log({ method, path: target.split('?', 1)[0], status: response.statusCode, type, ms });
      });
    // A server that is ending answers what it has begun. Of what is pipelined behind the offer of another protocol
    // node:http loses bytes: the client has to ask again.
    if (!server.listening || request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
    const fail = (error: unknown): void => {
      type = undefined;
      unavailable(response, error);
    };
    const reply = (): void => {
      try {
        const found = answer(origin, question);
        const learning = store.learning();
        if (learning !== undefined) return void learning.then(reply, fail);
        type = found.headers['Content-Type'];
        send(response, method, found, store).catch(fail);
      } catch (error) {
        fail(error);
      }
    };
    reply();
  };
}

/** A file that cannot be read is one answer that fails, which nobody may keep, and not the end of the server. */
function unavailable(response: ServerResponse, error: unknown): void {
  // The client has hung up.
  if (response.destroyed) return;
  console.error(error instanceof Error ? error.message : error);
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

/** node:http joins the lines of all fields that count here with ", ". */
function fieldOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(',') : value;
}
