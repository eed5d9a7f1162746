import { expect, it } from 'vitest';
import { tablesOf } from '../../../bench/size/table.mjs';

const figures = {
  '10 pages': { cold: 2.34, 'cold: peak memory, MB': 98.4, 'no change': 0.5, 'bytes of /llms.txt': 5520 },
  '1000 pages': { cold: 1.2, 'cold: peak memory, MB': 150, 'bytes of /llms.txt': 245_000 },
  'A start': { 'modules that a build without a change loads': 12 },
};

it('a size is a row, a figure a column, and what was not measured a dash', () => {
  expect(tablesOf(figures)).toContain(
    [
      '### Builds',
      '',
      '| pages | cold | no change | peak memory, MB |',
      '|---|---:|---:|---:|',
      '| 10 | 2.34 | 0.50 | 98.4 |',
      '| 1000 | 1.20 | – | 150 |',
    ].join('\n'),
  );
});

it('what belongs to no size has a row for each figure', () => {
  expect(tablesOf(figures)).toContain(
    '### A start\n\n| what |  |\n|---|---:|\n| modules that a build without a change',
  );
});

it('a table with many figures is turned: its rows are they', () => {
  expect(tablesOf(figures)).toContain(
    '| pages | 10 | 1000 |\n|---|---:|---:|\n| bytes of /llms.txt | 5,520 | 245,000 |',
  );
});

it('a table of which nothing was measured is left out', () => {
  expect(tablesOf(figures)).not.toContain('The desk');
});
