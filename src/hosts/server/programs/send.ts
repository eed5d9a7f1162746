import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { HttpAnswer } from '../../../http/answer.ts';
import type { FileStore } from './file-store.ts';
import { readPieces } from './read-pieces.ts';

/**
 * Sends an answer; of a file nothing is read for HEAD, and not the whole if it is large.
 *
 * @throws Error if a file cannot be read; what was sent by then is no whole answer
 */
export async function send(
  response: ServerResponse,
  method: string,
  { status, headers, body }: HttpAnswer,
  store: Pick<FileStore, 'hold' | 'pathOf' | 'sizeOf'>,
): Promise<void> {
  const isHead = method === 'HEAD';
  const whole = (size: number, bytes?: Uint8Array): void => {
    response.writeHead(status, { ...headers, ...lengthOf(status, size) });
    response.end(bytes);
  };
  if ('text' in body) {
    const bytes = Buffer.from(body.text);
    return whole(bytes.byteLength, isHead ? undefined : bytes);
  }
  if (isHead) return whole(store.sizeOf(body.file));
  const held = store.hold(body.file, response);
  if (held !== undefined) return whole(held.byteLength, held);
  // Pipelined requests may be thousands: a file is opened when it is its turn.
  if (response.socket === null) await once(response, 'socket');
  const file = await open(store.pathOf(body.file));
  try {
    const { size } = await file.stat();
    response.writeHead(status, { ...headers, ...lengthOf(status, size) });
    await readPieces(file, size, sendingTo(response));
    response.end();
  } finally {
    await file.close();
  }
}

/** RFC 9110 §8.6: forbidden on 204, and on a 304 it would be the length of the body that is not sent. */
function lengthOf(status: number, size: number): { readonly 'Content-Length': number } | undefined {
  return status === 204 || status === 304 ? undefined : { 'Content-Length': size };
}

/** Fulfils each promise when the system has taken the piece; fails when the client has hung up. */
function sendingTo(response: ServerResponse): (piece: Uint8Array) => Promise<void> {
  let hangUp = (): void => {};
  response.once('close', () => hangUp());
  return (piece) =>
    new Promise((done, fail) => {
      hangUp = () => fail(new Error('The client hung up'));
      if (response.destroyed) hangUp();
      else response.write(piece, (error) => (error ? fail(error) : done()));
    });
}
