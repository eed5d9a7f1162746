import { readFileSync, writeFileSync } from 'node:fs';
import { hostileTexts, readHostile } from './hostile.ts';

/**
 * Reads texts of a seed, one after the other, and tells of each that throws, costs more than a second of CPU, or lets the
 * process grow by more than 200 MB at its peak; then the whole.
 */
const [seed = '1', count = '100'] = process.argv.slice(2);
const most = { ms: 1000, mb: 200 };
const found: object[] = [];
const worst = { ms: 0, mb: 0 };
let done = 0;

/** MB that the process holds, or has held since its peak was forgotten; 0 where there is no /proc. */
function held(what: 'VmRSS' | 'VmHWM'): number {
  try {
    const [, kb] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kb) / 1000;
  } catch {
    return 0;
  }
}

function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // The peak of earlier texts stays: too much is counted, never too little.
  }
}

function measure(read: () => void): typeof most {
  forgetPeak();
  const [rss, cpu] = [held('VmRSS'), process.cpuUsage()];
  read();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: Math.round((user + system) / 1000), mb: Math.round(held('VmHWM') - rss) };
}

/** The least of three readings: a busy machine makes one dearer, and never cheaper. */
function costOf(read: () => void): typeof most {
  let cost = measure(read);
  for (let more = 2; more > 0 && cost.ms > most.ms; more--) {
    const again = measure(read);
    cost = { ms: Math.min(cost.ms, again.ms), mb: Math.max(cost.mb, again.mb) };
  }
  return cost;
}

for (const hostile of hostileTexts(Number(seed))) {
  const { kind, text } = hostile;
  const shown = { kind, length: text.length, text: text.slice(0, 60) };
  const cost = costOf(() => {
    try {
      readHostile(hostile);
    } catch (error) {
      found.push({ thrown: String(error), ...shown });
    }
  });
  if (cost.ms > most.ms || cost.mb > most.mb) found.push({ ...cost, ...shown });
  worst.ms = Math.max(worst.ms, cost.ms);
  worst.mb = Math.max(worst.mb, cost.mb);
  done += 1;
  if (done === Number(count)) break;
}
console.log(JSON.stringify({ done, worst, found }));
