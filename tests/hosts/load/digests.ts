import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that has sent this, and has read nothing of what has begun to come back. */
export async function begun(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  await once(socket, 'readable');
  return socket;
}

/** The bodies of all answers until the end, as `<length> bytes, <SHA-256>`; nothing is kept of them. `304` has none. */
export async function digests(socket: Socket): Promise<readonly string[]> {
  const bodies: string[] = [];
  let head = '';
  let length = 0;
  let left = 0;
  let hash = createHash('sha256');
  const readHead = (data: Buffer): number => {
    const text = head + data.toString('latin1');
    const end = text.indexOf('\r\n\r\n') + 4;
    if (end < 4) {
      head = text;
      return data.length;
    }
    const used = end - head.length;
    head = '';
    if (/^HTTP\/1\.1 304 /.test(text)) bodies.push('304');
    else length = left = Number(/^content-length: (\d+)/im.exec(text)?.[1]);
    hash = createHash('sha256');
    return used;
  };
  for await (const data of socket as AsyncIterable<Buffer>)
    for (let at = 0; at < data.length; ) {
      if (left === 0) {
        at += readHead(data.subarray(at));
        continue;
      }
      const body = data.subarray(at, at + left);
      hash.update(body);
      at += body.length;
      left -= body.length;
      if (left === 0) bodies.push(`${length} bytes, ${hash.digest('hex')}`);
    }
  return bodies;
}
