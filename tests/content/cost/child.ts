import { hostileTexts, readHostile } from './hostile.ts';

/** Reads texts of a seed, one after the other, and tells of each that costs more than a second or throws; then the whole. */
const [seed = '1', count = '100'] = process.argv.slice(2);
const found: object[] = [];
let worst = 0;
let done = 0;
for (const hostile of hostileTexts(Number(seed))) {
  const { kind, text } = hostile;
  const shown = { kind, length: text.length, text: text.slice(0, 60) };
  const before = process.cpuUsage();
  try {
    readHostile(hostile);
  } catch (error) {
    found.push({ thrown: String(error), ...shown });
  }
  const { user, system } = process.cpuUsage(before);
  const ms = Math.round((user + system) / 1000);
  if (ms > 1000) found.push({ ms, ...shown });
  worst = Math.max(worst, ms);
  done += 1;
  if (done === Number(count)) break;
}
console.log(JSON.stringify({ done, worst, peak: process.resourceUsage().maxRSS * 1024, found }));
