import { expect, test } from 'vitest';
import { found } from '../../../../src/hosts/edge/programs/found.ts';

test('200 is the file, whatever else the platform says of it', async () => {
  const stored = new Response('x', { headers: { ETag: '"y"' } });
  expect(await found('x', stored)).toBe(stored);
});

test.each([404, 301, 307, 308])('%i is none', async (status) => {
  expect(await found('x', new Response(null, { status }))).toBeUndefined();
});

// A 404 of ours may be kept for a minute, and tells search engines that the page is gone.
test.each([401, 403, 429, 500, 503, 508])('%i is an error, never a missing file', async (status) => {
  await expect(found('x', new Response('busy', { status }))).rejects.toThrow(`x: the platform answered ${status}`);
});
