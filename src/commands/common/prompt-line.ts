import { createInterface } from 'node:readline';
import { CommandExit } from '../../core/exit-codes.ts';

/** Asks the person at the terminal for one line. Throws Stop at Ctrl-C, and where the input ends (Ctrl-D). */
export function promptLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise<string>((resolve, reject) => {
    const stop = () => reject(new CommandExit('interrupted', '\nStopped: nothing was written.'));
    lines.once('SIGINT', stop);
    lines.once('close', stop);
    lines.question(question, resolve);
  }).finally(() => lines.close());
}
