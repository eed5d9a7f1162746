import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What was asked last on each connection, and how far the answer is. */
export interface LastAnswers {
  /** Whether the request that is being read has its answer already, and only the rest of its body is still to come. */
  isInBody(socket: Duplex): boolean;
  /** Calls `then` when all answers that this connection waits for have been sent: at once if there are none. */
  after(socket: Duplex, then: () => void): void;
}

/** Follows the requests of a server: pipelined answers are sent in their order, long after the last request was read. */
export function lastAnswers(server: Pick<Server, 'on'>): LastAnswers {
  const reading = new WeakMap<Duplex, IncomingMessage>();
  const sending = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    reading.set(socket, response.req);
    sending.set(socket, response);
    // Not when it is finished: until then it holds the socket.
    response.once('close', () => sending.get(socket) === response && sending.delete(socket));
  });
  return {
    isInBody: (socket) => reading.get(socket)?.complete === false,
    after(socket, then) {
      const response = sending.get(socket);
      if (response === undefined) then();
      else response.once('close', then);
    },
  };
}
