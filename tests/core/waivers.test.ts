import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/core/problem.ts';
import { applyWaivers, type Waiver } from '../../src/core/waivers.ts';

const at = { file: 'content/waivers.json', line: 2, col: 3 };
const waiver: Waiver = {
  code: 'private-internal',
  file: 'content/pages/x.md',
  says: 'ab…yz (20 characters)',
  reason: 'Known.',
  until: '2026-12-31',
  at,
};
const problem: Problem = {
  code: 'private-internal',
  at: { file: 'content/pages/x.md', line: 7, col: 1 },
  message: 'expected …',
  says: 'ab…yz (20 characters)',
};
const asked = { today: '2026-03-15', by: 'build' } as const;
const left = (
  problems: readonly Problem[],
  waivers: readonly Waiver[],
  how: Parameters<typeof applyWaivers>[2] = asked,
) => applyWaivers(problems, waivers, how).left.map(({ code }) => code);

describe('waivers', () => {
  it('take out what has their code, their file and their words, every time', () => {
    const after = applyWaivers([problem, problem], [waiver], asked);
    expect(after).toEqual({ left: [], waived: [problem, problem] });
  });

  it('take three dots for the sign', () => {
    expect(left([problem], [{ ...waiver, says: 'ab...yz (20 characters)' }])).toEqual([]);
  });

  it.each<[string, Partial<Problem>]>([
    ['code', { code: 'private-person' }],
    ['file', { at: { file: 'content/pages/y.md' } }],
    ['words', { says: 'other' }],
    ['no words', { says: undefined }],
  ])('leave what has another %s, and are unused then', (_, other) => {
    const found = { ...problem, ...other };
    expect(left([found], [waiver])).toEqual([found.code, 'waiver-unused']);
  });

  it('hold on their last day, and not after it', () => {
    expect(left([problem], [{ ...waiver, until: '2026-03-15' }])).toEqual([]);
    expect(left([problem], [{ ...waiver, until: '2026-03-14' }])).toEqual(['private-internal', 'waiver-expired']);
  });

  it('hold for a year at most', () => {
    expect(left([problem], [{ ...waiver, until: '2027-03-15' }])).toEqual([]);
    expect(left([problem], [{ ...waiver, until: '2027-03-16' }])).toEqual(['private-internal', 'waiver-invalid']);
    const leap = { today: '2028-02-29', by: 'build' } as const;
    expect(left([problem], [{ ...waiver, until: '2029-02-28' }], leap)).toEqual([]);
    expect(left([problem], [{ ...waiver, until: '2029-03-01' }], leap)).toEqual(['private-internal', 'waiver-invalid']);
  });

  it('are not unused where nobody has asked', () => {
    expect(left([], [waiver], { ...asked, by: 'nothing' })).toEqual([]);
    expect(left([], [waiver], { ...asked, by: 'check' })).toEqual(['waiver-unused']);
  });
});
