import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/core/digest.ts';
import {
  type AttachManifest,
  type AttachmentPlan,
  applyAttachment,
  attachManifestFile,
  detach,
  readAttachManifest,
} from '../../../src/publish/attachment/apply-attachment.ts';
import { copyEntry, isInside, removeFile, writeIfChanged } from '../../../src/publish/attachment/folder-files.ts';
import { PublishError } from '../../../src/publish/errors.ts';
import { listTree } from '../../../src/publish/tree.ts';
import { freshTarget } from '../fresh-target.ts';

const plain = (_: string, bytes: Uint8Array) => Buffer.from(`plain ${Buffer.from(bytes)}`);

/** A site in whose folder `out` a link leads to what is dear to somebody. */
function withLink() {
  const { parent } = freshTarget();
  const at = (path: string) => join(parent, path);
  for (const folder of ['site', 'site/api', 'out', 'precious']) mkdirSync(at(folder));
  writeFileSync(at('site/api/theirs.json'), 'theirs');
  writeFileSync(at('precious/theirs.json'), 'dear');
  writeFileSync(at('precious/page.html'), 'dear');
  symlinkSync('../precious', at('out/api'));
  const planned = (...added: string[]): AttachmentPlan => ({
    added: new Map(added.map((file) => [file, () => Buffer.from('ours')])),
    edited: new Map(),
    plain,
  });
  const apply = (plan: AttachmentPlan, before?: AttachManifest) =>
    applyAttachment({ site: at('site'), out: at('out'), deployDir: at('deploy') }, plan, before, () => false);
  return { at, planned, apply };
}

const dear = (at: (path: string) => string) =>
  listTree(at('precious')).map(({ path }) => [path, readFileSync(at(`precious/${path}`), 'utf8')]);
const untouched = [
  ['page.html', 'dear'],
  ['theirs.json', 'dear'],
];

it('is inside of its folder what no link above it leads out of', () => {
  const { at } = withLink();
  expect(['api', 'x/y/z.txt', 'index.html'].map((file) => isInside(at('out'), file))).toEqual([true, true, true]);
  expect(['api/x', 'api/x/y'].map((file) => isInside(at('out'), file))).toEqual([false, false]);
  mkdirSync(at('out/a/b'), { recursive: true });
  symlinkSync('../../../precious', at('out/a/b/c'));
  expect(['a/b/x', 'a/b/c', 'a/b/c/x'].map((file) => isInside(at('out'), file))).toEqual([true, true, false]);
});

describe('a link in a folder that is attached to', () => {
  it('is written through neither by what is added nor by what is copied, and is named before anything is written', () => {
    const { at, planned, apply } = withLink();
    expect(() => apply(planned())).toThrow(PublishError);
    rmSync(at('site/api'), { recursive: true });
    expect(() => apply(planned('llms.txt', 'api/v1.json'))).toThrow(/^api\/v1\.json would be written through a link/);
    expect(listTree(at('out')).map(({ path }) => path)).toEqual(['api']);
    expect(existsSync(at('deploy'))).toBe(false);
    expect(dear(at)).toEqual(untouched);
  });

  it('that was copied once, and is a folder in the site now, gives way to it', () => {
    const { at, planned, apply } = withLink();
    const before = { added: {}, edited: {}, copied: ['api'] };
    expect(apply(planned('api/v1.json'), before)).toEqual({
      written: ['api/theirs.json', 'api/v1.json'],
      removed: ['api'],
    });
    expect(lstatSync(at('out/api')).isDirectory()).toBe(true);
    expect(dear(at)).toEqual(untouched);
    // And back again.
    rmSync(at('site/api'), { recursive: true });
    symlinkSync('../precious', at('site/api'));
    expect(apply(planned(), readAttachManifest(at('deploy'))).removed).toEqual(['api/theirs.json', 'api/v1.json']);
    expect(lstatSync(at('out/api')).isSymbolicLink()).toBe(true);
    expect(dear(at)).toEqual(untouched);
  });

  it('leads no manifest, whatever that says, to what lies behind it', () => {
    const { at, planned, apply } = withLink();
    rmSync(at('site/api'), { recursive: true });
    const digest = sha256(Buffer.from('dear'));
    const files = ['api/theirs.json', 'api/page.html'];
    const planted = {
      added: Object.fromEntries(files.map((file) => [file, digest])),
      edited: Object.fromEntries(files.map((file) => [file, digest])),
      copied: files,
    };
    expect(apply(planned(), planted).written).toEqual([]);
    const done = detach({ out: at('out'), deployDir: at('deploy') }, planted, plain, files);
    expect(done).toEqual({ written: [], removed: [] });
    expect(dear(at)).toEqual(untouched);
  });
});

it('neither a file that is put, nor one that is copied or dropped, goes through a link', () => {
  const { at } = withLink();
  expect(() => writeIfChanged(at('out'), 'api/page.html', Buffer.from('ours'))).toThrow(
    `api/page.html would be written through a link that leads out of ${at('out')}`,
  );
  const entry = listTree(at('site')).find(({ path }) => path === 'api/theirs.json')!;
  expect(() => copyEntry(at('site'), at('out'), entry, undefined)).toThrow('through a link');
  removeFile(at('out'), 'api/page.html');
  expect(dear(at)).toEqual(untouched);
});

it('a link in the place of a file that is being written is not written through', () => {
  const { at, planned, apply } = withLink();
  rmSync(at('out/api'));
  symlinkSync('../precious/page.html', at(`out/.${process.pid}.gazette-tmp`));
  mkdirSync(at('deploy'));
  symlinkSync('../precious/page.html', at(`deploy/${attachManifestFile}.tmp`));
  apply(planned('llms.txt'), { added: {}, edited: {}, copied: [] });
  expect(dear(at)).toEqual(untouched);
  expect(readFileSync(at('out/llms.txt'), 'utf8')).toBe('ours');
  expect(readAttachManifest(at('deploy'))?.copied).toEqual(['api/theirs.json']);
});
