import { main as build } from '../../../src/commands/build.ts';
import { main as merge } from '../../../src/commands/merge.ts';
import { explainFailure } from '../../../src/terminal/failure.ts';
import { invocationOf, problemsIn } from '../../support/invocation.ts';

/** How a command ended, and what it said of the content; of a refusal, why. */
export interface Ended {
  readonly exit: number;
  readonly problems: readonly string[];
  readonly said: string;
}

/** Runs a command in this process, for a project at `root`. */
export async function run(
  command: 'build' | 'merge',
  root: string,
  args: readonly string[],
  version = 'version 0',
): Promise<Ended> {
  const { invocation, said } = invocationOf(root, [...args, '--format', 'json'], { bundleKey: version, now: Date.now });
  try {
    const exit = await { build, merge }[command](invocation);
    return { exit, problems: problemsIn(said()), said: said() };
  } catch (error) {
    const { exitCode, text } = explainFailure(error, '');
    return { exit: exitCode, problems: [], said: text };
  }
}
