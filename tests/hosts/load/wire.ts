import { connect, type Socket } from 'node:net';
import type { Answer } from '../client.ts';

/** A connection as it is: bytes out, answers in, in the order of the requests. */
export interface Wire {
  readonly socket: Socket;
  send(bytes: string | Buffer): void;
  /** The next answer that is no 1xx; undefined when the connection ended before one began. Throws when it is torn. */
  next(method: string): Promise<Answer | undefined>;
  /** Whether everything is over: nothing more will come. */
  ended(): Promise<void>;
  /** Why it ended, where it was no orderly end: `ECONNRESET`. */
  readonly error: () => string | undefined;
  close(): void;
}

/** Connects; rejects where nobody listens. */
export async function wire(port: number): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let bytes = Buffer.alloc(0);
  let isOver = false;
  let error: string | undefined;
  let wake = () => {};
  const more = () => new Promise<void>((done) => (wake = done));
  socket.on('data', (data) => {
    bytes = bytes.length === 0 ? data : Buffer.concat([bytes, data]);
    wake();
  });
  const over = () => {
    isOver = true;
    wake();
  };
  socket.on('end', () => {
    socket.end();
    over();
  });
  socket.on('close', over);
  await new Promise<void>((done, fail) => {
    socket.once('error', fail).once('connect', () => done(void socket.off('error', fail)));
  });
  socket.on('error', (thrown: NodeJS.ErrnoException) => (error ??= thrown.code));
  const take = (length: number) => {
    const taken = bytes.subarray(0, length);
    bytes = bytes.subarray(length);
    return taken;
  };
  const emptyChunk = async () => {
    while (bytes.length < 5 && !isOver) await more();
    const chunk = take(5).toString('latin1');
    if (chunk !== '0\r\n\r\n') throw new Error(`no empty chunk: ${chunk}`);
  };
  const next = async (method: string): Promise<Answer | undefined> => {
    let end = bytes.indexOf('\r\n\r\n');
    for (; end < 0; end = bytes.indexOf('\r\n\r\n')) {
      if (isOver && bytes.length === 0) return undefined;
      if (isOver) throw new Error(`a torn head: ${bytes.toString('latin1').slice(0, 80)}`);
      await more();
    }
    const head = headOf(take(end + 4).toString('latin1'));
    if (head.status < 200) return next(method);
    const isBare = method === 'HEAD' || head.status === 204 || head.status === 304;
    const length = isBare ? 0 : Number(head.headers.get('content-length')?.[0] ?? 0);
    while (bytes.length < length) {
      if (isOver) throw new Error(`a torn body: ${bytes.length} of ${length} bytes, ${error ?? 'an orderly end'}`);
      await more();
    }
    const body = take(length);
    // Only what node:http answers by itself is chunked: one empty chunk.
    if (head.headers.has('transfer-encoding')) await emptyChunk();
    return { ...head, body };
  };
  return {
    socket,
    send: (sent) => void (socket.writable && socket.write(sent)),
    next,
    async ended() {
      while (!isOver) await more();
    },
    error: () => error,
    close: () => void socket.destroy(),
  };
}

function headOf(text: string): Pick<Answer, 'status' | 'headers'> {
  const [first = '', ...lines] = text.trimEnd().split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (Number.isNaN(status)) throw new Error(`no answer of HTTP: ${first.slice(0, 80)}`);
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):[ \t]*(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return { status, headers };
}
