import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are still held on the heap of JavaScript when everything that nobody needs is gone. */
export function heldBytes(): number {
  // V8 remembers the text of the last match (RegExp.lastMatch): make it a short one.
  /x/.test('x');
  collect();
  return process.memoryUsage().heapUsed;
}
