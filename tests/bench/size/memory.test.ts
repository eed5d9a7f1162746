import { expect, it } from 'vitest';
import { liveHeapOf, memoryOf } from '../../../bench/size/memory.mjs';

const collection = (thread: string, kind: string, left: number) =>
  `[42:${thread}]      332 ms: ${kind} 14.2 (17.3) -> ${left} (18.5) MB, 5.04 / 0.01 ms  (average mu = 1.000) finalize\n`;

it('live heap is the most that a full collection left; what a quick one left may be dead', () => {
  const output = `Built 10 documents\n${collection('0x1a', 'Mark-Compact', 9.7)}${collection('0x1a', 'Scavenge', 80)}`;
  expect(liveHeapOf(output + collection('0x1a', 'Mark-Compact', 8.5))).toBe(9.7);
});

it('live heap of threads is added', () => {
  const output = collection('0x1a', 'Mark-Compact', 9) + collection('0x2b', 'Mark-Compact (reduce)', 4);
  expect(liveHeapOf(output)).toBe(13);
});

it('live heap is unknown when nothing was collected', () => {
  expect(liveHeapOf('Built 10 documents')).toBeNaN();
});

it('memory of a page is what the largest size has more than the next, for each further page', () => {
  const figures = {
    '1000 pages': { 'live heap, MB': 60, 'cold: peak memory, MB': 200 },
    '10 pages': { 'live heap, MB': 50, 'cold: peak memory, MB': 90 },
    '100 pages': { 'live heap, MB': 51 },
    'A start': { modules: 12 },
  };
  expect(memoryOf(figures)).toEqual({ 'live heap, KB': 10.2, 'peak memory, KB': 114 });
});

it('memory of a page is unknown of one size', () => {
  expect(memoryOf({ '10 pages': { 'live heap, MB': 50 } })).toEqual({});
});
