import { main as build } from '../../../src/commands/build.ts';
import type { Invocation } from '../../../src/commands/common/invocation.ts';
import { main as merge } from '../../../src/commands/merge.ts';
import { explainFailure } from '../../../src/terminal/failure.ts';
import { terminalStyle } from '../../../src/terminal/style.ts';

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
  let said = '';
  const invocation: Invocation = {
    args: [...args, '--format', 'json'],
    env: {},
    root,
    cwd: root,
    bundleKey: version,
    style: terminalStyle(false, {}),
    print: (text) => {
      said += text;
    },
    keep: (_, write) => write(),
    now: () => Date.now(),
    elapsed: () => 0,
  };
  try {
    const exit = await { build, merge }[command](invocation);
    return { exit, problems: said.split('\n').filter((line) => line.includes('"code"')), said };
  } catch (error) {
    const { exitCode, text } = explainFailure(error, '');
    return { exit: exitCode, problems: [], said: text };
  }
}
