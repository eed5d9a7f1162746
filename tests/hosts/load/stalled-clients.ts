import { connect } from 'node:net';
import { wire } from './wire.ts';

/** Bytes of which a client reads none: more than the buffers between it and the server hold. */
const unread = 'GET /docs/api/ HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200);

/** A client that sends a byte a second of a head without an end; what is wrong with how it was given up. */
export async function neverSends(port: number): Promise<readonly string[]> {
  const client = await wire(port);
  const began = performance.now();
  client.send('GET /');
  const drops = setInterval(() => client.send('x'), 1000);
  const answer = await client.next('GET');
  clearInterval(drops);
  const ms = performance.now() - began;
  client.close();
  return answer?.status === 408 && ms < 25_000 ? [] : [`given up with ${answer?.status} after ${Math.round(ms)} ms`];
}

/** A client that asks for much and reads nothing; what is wrong with how it was given up. */
export async function neverReads(port: number, ms: number): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1');
  let isOver = false;
  let heard = 0;
  socket.on('error', () => undefined).on('close', () => (isOver = true));
  socket.pause().write(unread);
  await new Promise((done) => setTimeout(done, ms));
  // Only what lay in the buffers between is left to read, and then the end.
  socket.on('data', (data) => (heard += data.length)).resume();
  await new Promise((done) => setTimeout(done, 5000));
  socket.destroy();
  // 200 answers are 38 MB.
  return isOver && heard < 38_000_000 ? [] : [`was still served after ${ms} ms: ${heard} bytes, ${isOver}`];
}
