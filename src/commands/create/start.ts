import { explainFailure } from '../../terminal/explain-failure.ts';
import { terminalStyle } from '../../terminal/style.ts';
import { openTerminal } from '../../terminal/terminal-output.ts';
import { addSuggestion } from '../common/arguments.ts';
import { promptLine } from '../common/prompt-line.ts';
import { isTerminal, print } from '../common/standard-output.ts';
import { create } from './main.ts';

/** The program of the package create-gazette, of this version: sets the exit code of the process. */
export async function start(version: string): Promise<void> {
  const elapsed = () => process.uptime() * 1000;
  const terminal = isTerminal(1) ? openTerminal(process.env, print, elapsed) : undefined;
  try {
    process.exitCode = await create(
      {
        args: process.argv.slice(2),
        env: process.env,
        root: process.cwd(),
        program: '',
        cwd: process.cwd(),
        bundleKey: '',
        style: terminalStyle(isTerminal(1), process.env),
        print: terminal?.print ?? print,
        keep: (_what, write) => write(),
        ...(isTerminal(0) && isTerminal(1) ? { ask: promptLine } : {}),
        now: () => Date.now(),
        elapsed,
      },
      version,
    );
  } catch (error) {
    const failure = explainFailure(await addSuggestion(error), 'npm create gazette [FOLDER] -- [flags]');
    process.stderr.write(failure.text);
    process.exitCode = failure.exitCode;
  }
}
