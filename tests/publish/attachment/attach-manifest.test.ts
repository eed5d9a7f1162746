import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  mergeAttachManifests,
  readAttachManifest,
  writeAttachManifest,
} from '../../../src/publish/attachment/apply-attachment.ts';
import { freshTarget } from '../fresh-target.ts';

const digest = 'a'.repeat(64);
const manifest = { added: { 'llms.txt': digest }, edited: { 'a/x.html': digest }, copied: ['index.html'] };

describe('what is remembered of an attachment', () => {
  it('is read as it was written, and is no file where there is nothing to remember', () => {
    const { parent } = freshTarget();
    const folder = join(parent, 'deploy');
    expect(readAttachManifest(folder)).toBeUndefined();
    writeAttachManifest(folder, manifest);
    expect(readAttachManifest(folder)).toEqual(manifest);
    expect(readdirSync(folder)).toEqual(['gazette.attach.json']);
    for (const member of ['added', 'edited', 'copied'] as const) {
      const one = { added: {}, edited: {}, copied: [], [member]: manifest[member] };
      writeAttachManifest(folder, one);
      expect(readAttachManifest(folder)).toEqual(one);
    }
    writeAttachManifest(folder, { added: {}, edited: {}, copied: [] });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['another version', { version: 2 }],
    ['a path that leads out', { added: { '../x': digest } }],
    ['a digest that is none', { added: { x: `${digest}0` } }],
    ['an edited path that leads out', { edited: { 'a/../../x': digest } }],
    ['a copied path that leads out', { copied: ['..'] }],
    ['a copied name that is none', { copied: [1] }],
    ['no list of copies', { copied: {} }],
    ['no digests', { edited: null }],
  ])('counts for nothing with %s', (_, change) => {
    const { parent } = freshTarget();
    const file = join(parent, 'gazette.attach.json');
    writeFileSync(file, JSON.stringify({ version: 1, ...manifest }));
    expect(readAttachManifest(parent)).toEqual(manifest);
    writeFileSync(file, JSON.stringify({ version: 1, ...manifest, ...change }));
    expect(readAttachManifest(parent)).toBeUndefined();
    writeFileSync(file, '{"version": 1');
    expect(readAttachManifest(parent)).toBeUndefined();
  });

  it('is all that was and all that is to be, before anything is written', () => {
    const next = { added: { 'auth.md': digest }, edited: {}, copied: ['index.html', 'b'] };
    expect(mergeAttachManifests(undefined, next)).toEqual(next);
    expect(mergeAttachManifests(manifest, next)).toEqual({
      added: { 'llms.txt': digest, 'auth.md': digest },
      edited: manifest.edited,
      copied: ['index.html', 'b'],
    });
  });
});
