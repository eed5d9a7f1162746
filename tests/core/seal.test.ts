import { expect, test } from 'vitest';
import { seal, unseal } from '../../src/core/seal.cjs';

const body = Buffer.from(`module.exports = ${'x'.repeat(90)};\u{1f4e6}`);
const sealed = seal('key/a.cjs', body);

test('what was sealed comes back, aligned as V8 wants it, whatever its length', () => {
  expect(unseal('key/a.cjs', sealed)).toEqual(body);
  for (const length of [0, 1, 2, 3, 4, 5, 4096]) {
    const bytes = Buffer.alloc(length, 7);
    expect(unseal('k', seal('k', bytes))).toEqual(bytes);
    // A view that begins anywhere in its memory.
    expect(unseal('k', Buffer.concat([Buffer.from('x'), seal('k', bytes)]).subarray(1))).toEqual(bytes);
  }
  expect(sealed.length - body.length).toBe(32);
  expect(unseal('k', seal('k', 'ü'))).toEqual(Buffer.from('ü'));
});

test('no flipped bit and no missing or added byte passes', () => {
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const damaged = Buffer.from(sealed);
    damaged[bit >> 3]! ^= 1 << (bit & 7);
    expect(unseal('key/a.cjs', damaged), `bit ${bit}`).toBeUndefined();
  }
  for (let length = 0; length < sealed.length; length++)
    expect(unseal('key/a.cjs', sealed.subarray(0, length)), `${length} bytes`).toBeUndefined();
  expect(unseal('key/a.cjs', Buffer.concat([sealed, Buffer.alloc(1)]))).toBeUndefined();
});

test('a body under another name is not what is asked for', () => {
  for (const about of ['key/b.cjs', 'kez/a.cjs', 'key/a.cj', 'key/a.cjs ', ''])
    expect(unseal(about, sealed)).toBeUndefined();
});
