import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import {
  type AttachmentPlan,
  applyAttachment,
  detach,
  readAttachManifest,
} from '../../../src/publish/attachment/apply-attachment.ts';
import { listTree } from '../../../src/publish/tree.ts';
import { freshTarget } from '../fresh-target.ts';

const mark = '<!--ours-->';
const plain = (_: string, bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString().replaceAll(mark, ''));
const planned = (added: Readonly<Record<string, string>>, edited: readonly string[] = []): AttachmentPlan => ({
  added: new Map(Object.entries(added).map(([file, text]) => [file, () => Buffer.from(text)])),
  edited: new Map(edited.map((file) => [file, Buffer.from(`${file} of theirs${mark}`)])),
  plain,
});

/** A site of theirs with these files, each of which says its name. */
function siteOf(...files: string[]) {
  const { parent } = freshTarget();
  const site = join(parent, 'site');
  const deployDir = join(parent, 'site-deploy');
  const write = (file: string, text = `${file} of theirs`) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  for (const file of files) write(file);
  const textsIn = (folder: string) =>
    Object.fromEntries(
      listTree(folder)
        .filter(({ kind }) => kind === 'file')
        .map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  const apply = (plan: AttachmentPlan, out = site, own: readonly string[] = []) =>
    applyAttachment({ site, out, deployDir }, plan, readAttachManifest(deployDir), (file) => own.includes(file));
  return { site, out: join(parent, 'out'), deployDir, write, textsIn, apply };
}

describe('an attachment in place', () => {
  it('adds files and lines, does nothing the second time, and is remembered', () => {
    const { site, deployDir, textsIn, apply } = siteOf('index.html', 'a/x.html');
    const plan = planned({ 'llms.txt': 'ours', 'api/v1/company.json': '{}' }, ['a/x.html']);
    expect(apply(plan)).toEqual({ written: ['a/x.html', 'api/v1/company.json', 'llms.txt'], removed: [] });
    expect(textsIn(site)).toEqual({
      'index.html': 'index.html of theirs',
      'a/x.html': `a/x.html of theirs${mark}`,
      'llms.txt': 'ours',
      'api/v1/company.json': '{}',
    });
    const { added, edited, copied } = assertDefined(readAttachManifest(deployDir), 'a manifest');
    expect([Object.keys(added), Object.keys(edited), copied]).toEqual([
      ['llms.txt', 'api/v1/company.json'],
      ['a/x.html'],
      [],
    ]);
    expect(apply(plan)).toEqual({ written: [], removed: [] });
  });

  it('takes out what is no longer planned, with folders that are empty then, and gives pages back', () => {
    const { site, textsIn, apply } = siteOf('index.html');
    apply(planned({ 'llms.txt': 'ours', 'api/v1/company.json': '{}' }, ['index.html']));
    expect(apply(planned({ 'llms.txt': 'ours' }))).toEqual({
      written: ['index.html'],
      removed: ['api/v1/company.json'],
    });
    expect(textsIn(site)).toEqual({ 'index.html': 'index.html of theirs', 'llms.txt': 'ours' });
    expect(listTree(site).filter(({ kind }) => kind === 'folder')).toEqual([]);
  });

  it('leaves a file of ours that somebody has changed, and writes over none that it does not know', () => {
    const { site, write, textsIn, apply } = siteOf('index.html');
    apply(planned({ 'llms.txt': 'ours', 'auth.md': 'ours' }));
    write('llms.txt', 'theirs now');
    expect(apply(planned({ 'auth.md': 'ours' }))).toEqual({ written: [], removed: [] });
    expect(textsIn(site)['llms.txt']).toBe('theirs now');
    expect(() => apply(planned({ 'llms.txt': 'ours', 'new.md': 'ours' }))).toThrow(
      'llms.txt is there, and nobody knows',
    );
    expect(textsIn(site)['new.md']).toBeUndefined();
    // Unless it is proven to be of Gazette, or has these very bytes.
    expect(apply(planned({ 'llms.txt': 'ours' }), site, ['llms.txt']).written).toEqual(['llms.txt']);
    write('same.md', 'ours');
    expect(apply(planned({ 'llms.txt': 'ours', 'same.md': 'ours' }))).toMatchObject({ written: [] });
  });

  it('is taken out again, but for what is not ours any more', () => {
    const { site, deployDir, write, textsIn, apply } = siteOf('index.html', 'x.html');
    apply(planned({ 'llms.txt': 'ours', 'b/auth.md': 'ours' }, ['index.html']));
    write('llms.txt', 'theirs now');
    const before = assertDefined(readAttachManifest(deployDir), 'a manifest');
    expect(detach({ out: site, deployDir }, before, plain, ['index.html', 'x.html', 'none.html'])).toEqual({
      written: ['index.html'],
      removed: ['b/auth.md'],
    });
    expect(textsIn(site)).toEqual({
      'index.html': 'index.html of theirs',
      'x.html': 'x.html of theirs',
      'llms.txt': 'theirs now',
    });
    expect(readAttachManifest(deployDir)).toBeUndefined();
  });
});

describe('an attachment to another folder', () => {
  it('copies theirs, follows what changes there, and leaves the site as it was', () => {
    const { site, out, write, textsIn, apply } = siteOf('index.html', 'old.html', '.git/config');
    symlinkSync('index.html', join(site, 'link.html'));
    const before = textsIn(site);
    const plan = planned({ 'llms.txt': 'ours' }, ['index.html']);
    expect(apply(plan, out).written).toEqual(['index.html', 'link.html', 'llms.txt', 'old.html']);
    expect(textsIn(site)).toEqual(before);
    expect(textsIn(out)).toEqual({
      'index.html': `index.html of theirs${mark}`,
      'old.html': 'old.html of theirs',
      'llms.txt': 'ours',
    });
    expect(apply(plan, out)).toEqual({ written: [], removed: [] });
    write('new.html');
    renameSync(join(site, 'old.html'), join(site, '..', 'gone'));
    expect(apply(plan, out)).toEqual({ written: ['new.html'], removed: ['old.html'] });
  });

  it('keeps what is theirs where ours of that name goes', () => {
    const { out, write, textsIn, apply } = siteOf('index.html');
    apply(planned({ 'llms.txt': 'ours' }), out);
    write('llms.txt', 'theirs');
    apply(planned({}), out);
    expect(textsIn(out)['llms.txt']).toBe('theirs');
  });

  it('goes into no folder that holds what nobody knows', () => {
    const { site, out, deployDir, textsIn, apply } = siteOf('index.html');
    mkdirSync(out);
    writeFileSync(join(out, 'index.html'), 'of whom?');
    const plan = planned({ 'llms.txt': 'ours' });
    expect(() => apply(plan, out)).toThrow(`index.html is in ${out}, and nobody knows of what`);
    expect([textsIn(out), readAttachManifest(deployDir)]).toEqual([{ 'index.html': 'of whom?' }, undefined]);
    // All is there that is to be there: nothing is lost.
    writeFileSync(join(out, 'index.html'), readFileSync(join(site, 'index.html')));
    writeFileSync(join(out, 'llms.txt'), 'ours');
    apply(plan, out);
    rmSync(deployDir, { recursive: true });
    expect(apply(plan, out).removed).toEqual([]);
  });
});
