import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LastAnswers } from './last-answers.ts';

/**
 * Tells of a request that node:http holds for overdue whether it is: while answers wait to be read it reads nothing of
 * the connection, yet its clock runs on, and the rest may have come long ago. Asked once for each report, it calls `then`
 * when the request had its time while it was read; never where it came in whole, or the connection ended.
 */
export function overdueRequests(
  server: Server,
  answers: Pick<LastAnswers, 'count' | 'isInBody'>,
): (socket: Duplex, then: () => void) => void {
  const readSince = new WeakMap<Duplex, number>();
  server.on('connection', (socket) => socket.on('resume', () => readSince.set(socket, performance.now())));
  return (socket, then) => {
    const suspect = answers.count(socket) + (answers.isInBody(socket) ? 0 : 1);
    const isAnswered = (count: number) => count > suspect || (count === suspect && !answers.isInBody(socket));
    const judge = (): void => {
      const count = answers.count(socket);
      if (socket.destroyed || isAnswered(count)) return;
      // node:http does not report it again: whoever sends drop by drop is bounded here.
      const ms = count < suspect ? server.headersTimeout : server.requestTimeout;
      const left = socket.isPaused() ? ms : (readSince.get(socket) ?? 0) + ms - performance.now();
      if (left > 0) setTimeout(judge, left).unref();
      else then();
    };
    judge();
  };
}
