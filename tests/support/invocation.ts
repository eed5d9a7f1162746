import type { Invocation } from '../../src/commands/common/invocation.ts';
import { terminalStyle } from '../../src/terminal/style.ts';

/** The invocation of a command that runs in this process, for a project at `root`; `said()` is its output. */
export function invocationOf(root: string, args: readonly string[], others: Partial<Invocation> = {}) {
  let said = '';
  const invocation: Invocation = {
    args,
    env: {},
    root,
    program: new URL('../..', import.meta.url).pathname,
    cwd: root,
    bundleKey: 'test',
    style: terminalStyle(false, {}),
    print: (text) => {
      said += text;
    },
    keep: (_, write) => write(),
    now: () => Date.parse('2026-03-15T12:00:00Z'),
    elapsed: () => 1,
    ...others,
  };
  return { invocation, said: () => said };
}

/** The lines of `--json` that are problems. */
export const problemsIn = (said: string): string[] => said.split('\n').filter((line) => line.includes('"code"'));
