import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { columns } from './columns.mjs';

export const parts = ['build', 'written', 'reading', 'memory', 'start', 'example', 'desk'];

export const usage = `Usage: node bench/size.mjs [flags]
  --pages 10,100,1000     sizes
  --rounds 5              interleaved rounds
  --peers hugo,metalsmith,eleventy,astro7   the first is the reference (default: hugo)
  --columns ${Object.keys(columns)
    .map((name) => `'${name}'`)
    .join(', ')}: with ; between (default: all)
  --parts ${parts.join(',')}   (default: all)
  --seed 1                another corpus
  --out-root DIR          where everything is written: memory, not a disk (default: /dev/shm, where there is one)
  --heap-up-to 1000       largest size whose live heap is measured
  --json FILE             write the figures
  --docs                  write the tables to docs/pages/explanation/performance.md, with date, machine and commit
  --compare FILE          print them beside those of a file, and exit 1 when one is worse by more than 10 %
`;

/** The flags of the command line. Throws for what is not known. */
export function optionsOf(args) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '10,100,1000' },
      rounds: { type: 'string', default: '5' },
      peers: { type: 'string', default: 'hugo' },
      columns: { type: 'string', default: Object.keys(columns).join(';') },
      parts: { type: 'string', default: parts.join(',') },
      seed: { type: 'string', default: '1' },
      'out-root': { type: 'string', default: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
      'heap-up-to': { type: 'string', default: '1000' },
      json: { type: 'string' },
      docs: { type: 'boolean', default: false },
      compare: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const list = (text, known, separator = ',') => {
    const names = text
      .split(separator)
      .map((name) => name.trim())
      .filter(Boolean);
    const odd = names.find((name) => known && !known.includes(name));
    if (odd !== undefined) throw new Error(`There is no "${odd}". Known: ${known.join('; ')}`);
    return names;
  };
  return {
    sizes: list(values.pages).map(Number),
    rounds: Number(values.rounds),
    peers: list(values.peers),
    columns: Object.keys(columns).filter((name) => list(values.columns, Object.keys(columns), ';').includes(name)),
    parts: list(values.parts, parts),
    seed: Number(values.seed),
    outRoot: values['out-root'],
    heapUpTo: Number(values['heap-up-to']),
    json: values.json,
    docs: values.docs,
    compare: values.compare,
    help: values.help,
  };
}
