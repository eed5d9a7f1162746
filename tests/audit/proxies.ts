import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** The way in which a proxy treats an answer on its way; `res` is what its client gets. */
export type Pass = (answer: Passed, req: IncomingMessage, res: ServerResponse) => void;

export interface Passed {
  readonly status: number;
  /** Header lines in their order: name, value, name, value … */
  readonly fields: readonly string[];
  readonly body: Buffer;
}

/** Runs `use` with a proxy on 127.0.0.1 in front of an origin; requests may be changed on their way, too. */
export async function behind<T>(
  origin: URL,
  pass: Pass,
  use: (origin: URL) => Promise<T>,
  asked: (headers: string[]) => string[] = (headers) => headers,
): Promise<T> {
  const server = createServer((req, res) => {
    const { hostname, port } = origin;
    const headers = asked(req.rawHeaders);
    const upstream = httpRequest(
      { hostname, port, method: req.method, path: req.url, headers, setHost: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          pass({ status: answer.statusCode ?? 0, fields: answer.rawHeaders, body: Buffer.concat(chunks) }, req, res),
        );
      },
    );
    upstream.on('error', () => res.destroy());
    upstream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** One that speaks HTTP/1.0 to the origin, and passes on what comes until the connection is closed. */
export async function behindHttp10<T>(origin: URL, use: (origin: URL) => Promise<T>): Promise<T> {
  const server = createServer((req, res) => {
    const socket = connect(Number(origin.port), origin.hostname);
    const lines = req.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
    const kept = lines.filter((line) => !/^connection:/i.test(line));
    socket.write(`${[`${req.method} ${req.url} HTTP/1.0`, ...kept, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => res.destroy());
    socket.on('end', () => {
      const whole = Buffer.concat(chunks);
      const end = whole.indexOf('\r\n\r\n');
      const [status = '', ...fields] = whole.subarray(0, end).toString('latin1').split('\r\n');
      const passed = fields.filter((line) => !/^(?:connection|transfer-encoding|keep-alive):/i.test(line));
      const rawFields = passed.flatMap((line) => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      res.writeHead(Number(status.split(' ')[1]), rawFields);
      res.end(whole.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
