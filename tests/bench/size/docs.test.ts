import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFigures } from '../../../bench/size/docs.mjs';

const run = {
  ...{ date: '2031-02-03', processor: 'A processor', cores: 2, node: 'v20.20.2', commit: 'abc1234' },
  ...{ reference: 'hugo v0.169.0', rounds: 3, figures: { '10 pages': { cold: 2.5, 'no change': 0.5 } } },
};

test('a run writes one section of the page and its day, and nothing else', () => {
  const page = readFileSync('docs/pages/explanation/performance.md', 'utf8');
  const written = withFigures(page, run);
  expect(written).toContain('| 10 | 2.50 | 0.50 |');
  expect(written).toContain('Commit abc1234, 2031-02-03, Node 20.20.2, 2 cores (A processor).');
  expect(written).toContain('\nupdated: 2031-02-03\n');
  const others = (text: string) =>
    text.replace(/^updated: .*$/m, '').replace(/\n## Builds of any size\n[\s\S]*?(?=\n## )/, '');
  expect(others(written)).toBe(others(page));
  expect(withFigures(written, run)).toBe(written);
});

test('a page without the section is refused', () => {
  expect(() => withFigures('---\nupdated: x\n---\n', run)).toThrow('no section');
});
