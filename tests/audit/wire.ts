import type { ServerResponse } from 'node:http';
import type { Reply } from './servers.ts';

/** `cut` ends before its length, `short` says too small a one, `silent` says nothing; `chunk` and `both` frame wrongly. */
export type Wire = 'cut' | 'short' | 'silent' | 'chunk' | 'both' | 'empty';

/** Sends an answer in a way that HTTP does not know. */
export function sendBadly(res: ServerResponse, { status, headers, body, wire }: Reply): void {
  const { socket } = res;
  const { 'Content-Length': _, ...others } = headers;
  if (wire === 'empty') return void res.writeHead(status, { ...others, 'Content-Length': '0' }).end();
  if (wire === 'silent') return;
  const framing = {
    cut: `Content-Length: ${body.byteLength + 9}`,
    short: `Content-Length: ${body.byteLength >> 1}\r\nConnection: close`,
    chunk: 'Transfer-Encoding: chunked',
    both: `Content-Length: 3\r\nTransfer-Encoding: chunked`,
  }[wire ?? 'cut'];
  const fields = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  socket?.write(`${[`HTTP/1.1 ${status} X`, ...fields, framing].join('\r\n')}\r\n\r\n`);
  socket?.end(wire === 'chunk' ? 'length\r\n' : body);
}
