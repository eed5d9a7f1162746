// Writes an organisation with many pages: the corpus of the measurements.
// Usage: node bench/corpus.mjs <pages> <folder> [seed]
import { nextYear } from './common/machine.mjs';
import { writeContent } from './corpus/write.mjs';

const [count, folder, seed = '1'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count ?? '') || folder === undefined) {
  process.stderr.write('Usage: node bench/corpus.mjs <pages> <folder> [seed]\n');
  process.exit(2);
}
writeContent(folder, { count: Number(count), seed: Number(seed), expires: nextYear() });
