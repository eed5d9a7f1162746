import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PublishError } from '../../src/publish/errors.ts';
import { assertRenamable, defaultDeployDir, resolveTarget, siblingPath } from '../../src/publish/publish-target.ts';
import { freshTarget } from './fresh-target.ts';

it('host files belong beside their output', () => {
  expect(defaultDeployDir('/x/dist')).toBe('/x/deploy');
  expect(defaultDeployDir('/x/site')).toBe('/x/site-deploy');
  expect(siblingPath('/x/dist', 'lock')).toBe('/x/.dist.lock');
});

describe('where a release goes', () => {
  it('is absolute, whether it is there or not', () => {
    const { parent, outDir } = freshTarget();
    expect(resolveTarget(join(parent, 'a/../dist'))).toEqual({ outDir, deployDir: join(parent, 'deploy') });
    expect(resolveTarget(join(parent, 'not/yet/site'), join(parent, 'd'))).toEqual({
      outDir: join(parent, 'not/yet/site'),
      deployDir: join(parent, 'd'),
    });
  });

  it('is behind a link, that of a parent too', () => {
    const { parent } = freshTarget();
    mkdirSync(join(parent, 'real/site'), { recursive: true });
    symlinkSync('real', join(parent, 'link'));
    symlinkSync('real/site', join(parent, 'dist'));
    expect(resolveTarget(join(parent, 'dist')).outDir).toBe(join(parent, 'real/site'));
    expect(resolveTarget(join(parent, 'link/site')).outDir).toBe(join(parent, 'real/site'));
    expect(resolveTarget(join(parent, 'link/new')).outDir).toBe(join(parent, 'real/new'));
    expect(resolveTarget(join(parent, 'link/new/er')).outDir).toBe(join(parent, 'real/new/er'));
  });

  it('is no file, and no link that leads nowhere', () => {
    const { parent } = freshTarget();
    writeFileSync(join(parent, 'file'), '');
    symlinkSync('nowhere', join(parent, 'link'));
    expect(() => resolveTarget(join(parent, 'file'))).toThrow(
      new PublishError(`${join(parent, 'file')} is a file; --output must be a folder.`),
    );
    expect(() => resolveTarget(join(parent, 'link'))).toThrow(
      new PublishError(`${join(parent, 'link')} is a link that leads nowhere.`),
    );
    expect(() => resolveTarget(join(parent, 'file/dist'))).toThrow('ENOTDIR');
  });

  it('can be replaced by renaming: it is no mount point', () => {
    const { outDir, deployDir } = freshTarget();
    assertRenamable({ outDir, deployDir });
    mkdirSync(outDir);
    assertRenamable({ outDir, deployDir });
    expect(() => assertRenamable({ outDir, deployDir: '/proc' })).toThrow('/proc is a mount point');
  });
});
