import type { ExitCode } from '../src/cli/exit-codes.ts';
import type { Invocation } from './invocation.ts';

export async function main(_invocation: Invocation): Promise<ExitCode> {
  return 0;
}
