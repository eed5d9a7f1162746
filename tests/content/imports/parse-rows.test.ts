import { describe, expect, it } from 'vitest';
import { parseRows } from '../../../src/content/imports/parse-rows.ts';
import type { Problem } from '../../../src/core/problem.ts';

function read(text: string, separator?: string, file = 'content/imports/x.csv') {
  const problems: Problem[] = [];
  const found = parseRows(file, text, separator, (problem) => problems.push(problem));
  return {
    columns: found?.columns,
    rows: found?.rows.map(({ cells, line }) => [line, Object.fromEntries(cells)]),
    told: problems.map(({ at, message }) => `${at && 'line' in at ? at.line : ''} ${message}`),
  };
}

describe('rows of CSV', () => {
  it.each([';', ',', '\t'])('parted by %j, which is found', (separator) => {
    const text =
      ['name', 'role'].join(separator) +
      '\n' +
      ['Zoë', '"Head\nof, all; things"'].join(separator) +
      '\n\n' +
      ['Li', ''].join(separator) +
      '\n';
    expect(read(text)).toEqual({
      columns: ['name', 'role'],
      rows: [
        [2, { name: 'Zoë', role: 'Head\nof, all; things' }],
        [5, { name: 'Li', role: '' }],
      ],
      told: [],
    });
  });

  it('one column needs no separator, and one that is given counts', () => {
    expect(read('name\nA, B; C\n', ';').told).toEqual(['2 expected 1 cells, got 2']);
    expect(read('name\nLi\n').rows).toEqual([[2, { name: 'Li' }]]);
  });

  it.each([
    ['a;b,c\n1;2,3\n', ['1 expected one separator, found several that would do']],
    ['a;b\n1\n1;2\n1;2;3\n', ['2 expected 2 cells, got 1', '4 expected 2 cells, got 3']],
    ['a;a\n1;2\n', ['1 expected each column once, got "a" again']],
    ['a;b\n1;2\n"x;2\n', ['3 expected CSV, got a quote that is never closed']],
    ['', ['1 expected a first line with the names of the columns, found none']],
  ])('%j is told with its line', (text, told) => {
    expect(read(text)).toEqual({ columns: undefined, rows: undefined, told });
  });

  it('reads what is large at once, and refuses what is larger', () => {
    const rows = (count: number) => `a;b\n${'"x""y";2\n'.repeat(count)}`;
    expect(read(rows(5000)).rows).toHaveLength(5000);
    expect(read(rows(20_001)).told).toEqual([' expected at most 20000 rows, got 20001']);
  });
});

it('rows of JSON: objects of a list, with dots between levels', () => {
  const file = 'content/imports/x.json';
  expect(read('[\n  { "a": "1", "b": { "c": [2, "x"] }, "d": null },\n  { "a": true }\n]', undefined, file)).toEqual({
    columns: ['a', 'b.c'],
    rows: [
      [2, { a: '1', 'b.c': '2\nx' }],
      [3, { a: 'true' }],
    ],
    told: [],
  });
  expect(read('{"a": 1}', undefined, file).told).toEqual(['1 expected a list of objects, each a row']);
  expect(read('[1]', undefined, file).told).toEqual(['1 expected an object, which is a row']);
  expect(read('[', undefined, file).told).toEqual(['1 expected a value, got the end']);
});
