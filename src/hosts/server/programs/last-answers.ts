import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Last request of each connection, and how far its answer is. */
export interface LastAnswers {
  /** For the option `ServerResponse` of the server. */
  readonly Response: typeof ServerResponse<IncomingMessage>;
  /** How many requests have been read from this connection, the last of which may still be in its body. */
  count(socket: Duplex): number;
  /** Whether the request that is being read has its answer already, and only the rest of its body is still to come. */
  isInBody(socket: Duplex): boolean;
  /** Calls `then` when all answers that this connection waits for have been sent: at once if there are none. */
  after(socket: Duplex, then: () => void): void;
}

/**
 * Follows the answers of a server by their class: node:http gives some itself (417, 400 without a Host), of which no
 * event tells. Pipelined answers are sent in their order, long after the last request was read.
 */
export function lastAnswers(): LastAnswers {
  const reading = new WeakMap<Duplex, { readonly count: number; readonly request: IncomingMessage }>();
  const sending = new WeakMap<Duplex, ServerResponse>();
  const count = (socket: Duplex) => reading.get(socket)?.count ?? 0;
  const after = (socket: Duplex, then: () => void): void => {
    const response = sending.get(socket);
    if (response === undefined) then();
    // Another request may have come in the meantime.
    else response.once('close', () => after(socket, then));
  };
  class Response extends ServerResponse {
    constructor(...given: ConstructorParameters<typeof ServerResponse<IncomingMessage>>) {
      // Bounded: the request, and the options of the server.
      super(...given);
      const [request] = given;
      const { socket } = request;
      reading.set(socket, { count: count(socket) + 1, request });
      sending.set(socket, this);
      // Not when it is finished: until then it holds the socket.
      this.once('close', () => sending.get(socket) === this && sending.delete(socket));
    }
  }
  return { Response, count, isInBody: (socket) => reading.get(socket)?.request.complete === false, after };
}
