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
  const receive: Handler = (request, response) => (isWrong(request) ? badRequest : handle)(request, response);
  const server = createServer({ ...options, ServerResponse: answers.Response }, receive);
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
  server.on('checkContinue', receive);
  server.on('checkExpectation', (request, response) => {
    if (isWrong(request)) badRequest(request, response);
    else response.writeHead(417).end();
  });
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    answers.after(socket, () => {
      if (isOver(socket)) return;
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(request.socket);
      response.once('finish', () => socket.end());
      receive(request, response);
      setTimeout(() => socket.destroy(), lingerMs).unref();
    });
  });
  return server;
}

/** RFC 9112 §6.3: the connection ends, as it is not sure where the next request begins. */
const badRequest: Handler = (_request, response) => {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
};

/** uri-host [":" port] (RFC 9110 §7.2), without the addresses of the future. */
const host = /^(?:\[[\d.:a-f]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/**
 * Whether a request is one that llhttp takes, and that a server must answer with 400: by its version, its Host (RFC 9112
 * §3.2), or a Transfer-Encoding of HTTP/1.0 (§6.1), or one that does not end with chunked (§6.3).
 */
function isWrong({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const { host: hosts = [], 'transfer-encoding': codings } = headersDistinct;
  if (!['1.0', '1.1'].includes(httpVersion) || hosts.length > 1 || !host.test(hosts[0] ?? '')) return true;
  return codings !== undefined && (httpVersion === '1.0' || !/(?:^|,)[ \t]*chunked$/i.test(codings.join()));
}

/** Whether nothing can be said any more: an answer before may have ended the connection. */
const isOver = (socket: Duplex): boolean => socket.destroyed || socket.writableEnded;

/** As node:http says it. */
function statusOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return '413 Payload Too Large';
  return '400 Bad Request';
}
