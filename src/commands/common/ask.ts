import { createInterface } from 'node:readline/promises';

/** Asks the person at the terminal for one line. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
