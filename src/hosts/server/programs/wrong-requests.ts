import { createServer, type IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Handler } from './handler.ts';
import { lastAnswers } from './last-answers.ts';
import { overdueRequests } from './overdue.ts';

/** Milliseconds for which a refused client is still listened to: who hangs up on unread bytes resets the connection. */
const lingerMs = 2000;

/**
 * A server that answers what node:http does not, after the answers to all requests before it: bytes that are no request
 * get their status, who expects a 100 the answer itself, and CONNECT what the origin says to other methods. `handle` is
 * asked anew for each request, so that a new release is served.
 */
export function answeringServer(options: ServerOptions, handle: Handler): Server {
  const answers = lastAnswers();
  const server = createServer({ ...options, ServerResponse: answers.Response }, handle);
  const whenOverdue = overdueRequests(server, answers);
  const refused = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, saidStatus: string): void => {
    refused.add(socket);
    // One request has one answer, whatever its body turns out to be.
    const status = answers.isInBody(socket) ? '' : saidStatus;
    answers.after(socket, () => {
      if (isOver(socket)) return;
      socket.resume();
      socket.end(status && `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      // RFC 9112 §9.6: closed in two steps, so that the client reads what it was told.
      setTimeout(() => socket.destroy(), lingerMs).unref();
    });
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The rest of what was refused is wrong again.
    if (refused.has(socket)) return;
    if (error.code === 'ECONNRESET') socket.destroy();
    else if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, statusOf(error.code));
    else
      whenOverdue(socket, () => {
        if (refused.has(socket)) return;
        // Drops that are still read would put off the moment at which who reads nothing is given up.
        socket.pause();
        refuse(socket, '408 Request Timeout');
      });
  });
  // Nothing here wants a body: the answer comes at once, and the connection ends (RFC 9110 §10.1.1). The 100 that
  // node:http sends by itself would stand between the head and the body of an answer that is pipelined.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    answers.after(socket, () => {
      if (isOver(socket)) return;
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(request.socket);
      response.once('finish', () => socket.end());
      handle(request, response);
      setTimeout(() => socket.destroy(), lingerMs).unref();
    });
  });
  return server;
}

/** Whether nothing can be said any more: an answer before may have ended the connection. */
const isOver = (socket: Duplex): boolean => socket.destroyed || socket.writableEnded;

/** As node:http says it. */
function statusOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return '413 Payload Too Large';
  return '400 Bad Request';
}
