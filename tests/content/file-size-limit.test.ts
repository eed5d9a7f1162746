import { expect, it } from 'vitest';
import { isFileSizeLimit } from '../../src/content/file-size-limit.ts';
import { siteSchema } from '../../src/content/schemas/site.ts';

const { largestFile } = siteSchema.shape;

it.each([25, 26, 500, undefined])('%s MB may be the most that a file has', (value) => {
  expect([largestFile.safeParse(value).success, value === undefined || isFileSizeLimit(value)]).toEqual([true, true]);
});

it.each([24, 501, 26.5, '26', -1, null, Number.NaN])('%s is refused', (value) => {
  expect([largestFile.safeParse(value).success, isFileSizeLimit(value)]).toEqual([false, false]);
});

it('what is refused is told with what may be said', () => {
  expect(largestFile.safeParse(501).error?.issues[0]?.message).toBe('expected a whole number from 25 to 500');
});
