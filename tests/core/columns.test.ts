import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeColumns, encodeColumns } from '../../src/core/columns.ts';
import { seal, unseal } from '../../src/core/seal.cjs';

const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '));

it('columns read back as they were, sealed or not, whatever is in them', () => {
  const table = fc.record({
    texts: fc.array(line),
    counts: fc.array(fc.nat(2 ** 32 - 1)),
    times: fc.array(fc.double({ noNaN: true })),
  });
  fc.assert(
    fc.property(table, ({ texts, counts, times }) => {
      const bytes = encodeColumns({ texts, counts: Uint32Array.from(counts), times: Float64Array.from(times) });
      for (const each of [bytes, unseal('x', seal('x', bytes))!, Buffer.concat([Buffer.of(0), bytes]).subarray(1)]) {
        const read = decodeColumns(each);
        expect(read.text('texts')).toEqual(texts);
        expect([...read.numbers('counts')]).toEqual(counts);
        expect([...read.numbers('times')]).toEqual(times);
      }
    }),
  );
});

it('a text with a line break cannot be in a column, and a column that is not there is a bug', () => {
  expect(() => encodeColumns({ texts: ['a\nb'] })).toThrow('texts');
  expect(() => decodeColumns(encodeColumns({})).text('x')).toThrow('x');
});
