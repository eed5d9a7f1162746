import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../common/process.mjs';
import { median } from '../common/statistics.mjs';
import { measureDesk } from '../desk/measure.mjs';
import { onlyNumbers } from './figures.mjs';

/** The desk over a corpus, times as multiples of an empty Node process that ran just before and after. */
export async function deskOf(project, corpus) {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-bench-empty-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const some = () => Array.from({ length: 5 }, () => run([process.execPath, empty]).ms);
  const before = some();
  const kinds = ['idle', 'without a pause'];
  const { ready, memory, times } = await measureDesk(project, { ...corpus, edits: 10, kinds });
  const base = median([...before, ...some()]);
  rmSync(folder, { recursive: true, force: true });
  return onlyNumbers({
    'desk: ready, × an empty Node process': ready / base,
    'desk: edit to answer, × an empty Node process': median(times.idle) / base,
    'desk: edit to answer without a pause, × an empty Node process': median(times['without a pause']) / base,
    'desk: peak memory, MB': memory,
  });
}
