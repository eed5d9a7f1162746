import { LockError } from '../../src/publish/errors.ts';
import { withInterruptSignal } from '../../src/publish/with-interrupt-signal.ts';
import { explainFailure } from '../../src/terminal/explain-failure.ts';
import { publishRelease } from '../support/publish-release.ts';
import { generation } from './generation.ts';

/** Publishes one generation after the other, `in-place` or as a `link` if that is the last argument, and prints how many succeeded and how many found the lock taken. */
const [outDir = '', deployDir = '', times = '1', first = '0', mode] = process.argv.slice(2);
const [count, start] = [Number(times), Number(first)];
let [published, locked] = [0, 0];
for (let n = 0; count === 0 || n < count; n++) {
  try {
    await withInterruptSignal((signal) =>
      publishRelease(generation(start + n), {
        outDir,
        deployDir,
        deployFiles: [],
        signal,
        inPlace: mode === 'in-place',
        asLink: mode === 'link',
      }),
    );
    published++;
  } catch (error) {
    if (!(error instanceof LockError)) {
      const { exitCode, text } = explainFailure(error, '');
      process.stderr.write(text);
      process.exit(exitCode);
    }
    locked++;
  }
}
process.stdout.write(`${JSON.stringify({ published, locked })}\n`);
