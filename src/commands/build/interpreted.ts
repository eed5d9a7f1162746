import { setFlagsFromString } from 'node:v8';

/** Bytes of a function's bytecode from which on V8 makes no machine code of it: its own default in Node.js 20, 22 and 24. */
const usual = 61_440;

let isFirst = true;

/**
 * Does what `action` does, and returns what it does; for the first time in a process without V8's optimizing compiler.
 * What was never run before would be compiled at great cost, for a few pages that are read in less time than that.
 */
export async function interpreted<T>(action: () => Promise<T>): Promise<T> {
  if (!isFirst) return action();
  isFirst = false;
  setFlagsFromString('--max-optimized-bytecode-size=0');
  try {
    return await action();
  } finally {
    setFlagsFromString(`--max-optimized-bytecode-size=${usual}`);
  }
}
