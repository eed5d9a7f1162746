import fs, { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { waitForBuild } from '../../src/commands/build/wait-for-build.ts';
import { formatFreeSpace } from '../../src/commands/main.ts';
import { acquireLock } from '../../src/publish/lock.ts';
import { resolveTarget } from '../../src/publish/publish-target.ts';
import { listTree } from '../../src/publish/tree.ts';
import { explainFailure } from '../../src/terminal/explain-failure.ts';
import { freshTarget } from '../publish/fresh-target.ts';
import { makeProject, type Project } from './project.ts';

let project: Project;
beforeAll(() => {
  project = makeProject();
  // The program is made.
  expect(project.run(['build']).status).toBe(0);
});
afterAll(() => rmSync(project.root, { recursive: true, force: true }));

const lock = () => acquireLock(join(project.root, 'dist'));
const who = () => `Process ${process.pid} is building ${project.root}/dist now.`;
const hidden = () => readdirSync(project.root).filter((name) => name.startsWith('.') && name !== '.cache');

/** A build that waits, once it has said so, and how it ends. */
async function waiting(...args: string[]) {
  const child = project.start(['build', ...args]);
  const ended = new Promise<number | null>((done) => void child.on('close', done));
  const [out, said] = [textOf(child.stdout!), { err: '' }];
  await new Promise<void>((ready) => {
    child.stderr!.on('data', (chunk) => {
      said.err += chunk;
      if (said.err.includes('\n')) ready();
    });
    void ended.then(() => ready());
  });
  return { child, end: async () => ({ code: await ended, out: await out, err: said.err }) };
}

describe('build --wait', () => {
  it('says who builds, waits for it, and then does what is left to do', async () => {
    const held = lock();
    const { end } = await waiting('--wait');
    held.release();
    const { code, out, err } = await end();
    expect([code, err]).toEqual([0, `${who()} Waiting for it, for 60 s at most.\n`]);
    expect(out).toContain('Nothing changed');
    expect(hidden()).toEqual([]);
  });

  it('gives up in the end, with the exit code of a lock', async () => {
    const held = lock();
    const { end } = await waiting('--wait', '1', '--full');
    const { code, err } = await end();
    expect(code).toBe(75);
    expect(err).toBe(
      `${who()} Waiting for it, for 1 s at most.\n${who()} Try again when it has ended; build and merge wait for it with --wait.\n`,
    );
    held.release();
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends at %s at once, and leaves the lock to its holder', async (signal, exitCode) => {
    const held = lock();
    const { child, end } = await waiting('--wait=600');
    child.kill(signal);
    const { code, err } = await end();
    expect(code).toBe(exitCode);
    expect(err).toMatch(new RegExp(`\nStopped by ${signal}\\. Nothing was published\\.\n$`));
    held.assertHeld();
    held.release();
    expect(hidden()).toEqual([]);
  });

  it.each(['1.5', '-1', 'soon', '86401', '9'.repeat(400)])('is refused for %s', async (seconds) => {
    const waiting = waitForBuild(seconds, { target: resolveTarget(join(project.root, 'dist')) }, { elapsed: () => 0 });
    await expect(waiting).rejects.toThrow(`--wait takes whole seconds, 86400 at most, not "${seconds}".`);
  });
});

describe('a project that cannot be written', () => {
  const preload = new URL('../publish/full-disk.mjs', import.meta.url).href;

  it('is built to another folder, and says what it could not keep', () => {
    const out = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-out-')));
    const env = { NODE_OPTIONS: `--import ${preload}`, FULL: `${project.root}/` };
    const before = listTree(project.root).map(({ path, mtimeMs, ino }) => [path, mtimeMs, ino]);
    const { status, stdout, stderr } = project.run(['build', '--production', '--output', join(out, 'site')], env);
    expect([status, stdout]).toEqual([0, expect.stringContaining('✓ Built 5 documents')]);
    const notes = stderr.trimEnd().split('\n');
    expect(notes[0]).toMatch(/^Note: the state of this build could not be kept, so the next run takes longer: Cannot /);
    expect(notes.slice(1).filter((note) => !note.startsWith('Note: the compiled program could not be kept'))).toEqual(
      [],
    );
    expect(readdirSync(out)).toEqual(['site', 'site-deploy']);
    expect(listTree(project.root).map(({ path, mtimeMs, ino }) => [path, mtimeMs, ino])).toEqual(before);
  });

  it.each(['EROFS', 'EACCES'])('tells what to do where its own folder is the output: %s', (code) => {
    const { parent, outDir } = freshTarget();
    const refusing = vi.spyOn(fs, 'openSync').mockImplementation(() => {
      throw Object.assign(new Error(code), { code, syscall: 'open', errno: -1 });
    });
    syncBuiltinESMExports();
    try {
      expect(() => acquireLock(outDir)).toThrow(
        `${parent} cannot be written (${code}). Choose a folder in another with --output.`,
      );
    } finally {
      refusing.mockRestore();
      syncBuiltinESMExports();
    }
  });
});

describe('a release that cannot be removed', () => {
  const env = {
    NODE_OPTIONS: `--import ${new URL('../publish/stuck.mjs', import.meta.url).href}`,
    STUCK: '.dist.old-',
  };
  const left = () => hidden().filter((name) => name.startsWith('.dist.old-'));

  it('is named once, by each build until it is gone, which all end as the documentation says', () => {
    const page = readFileSync(new URL('../../docs/pages/how-to/build.md', import.meta.url), 'utf8');
    const [, code] = /cannot be removed is named once, and the exit code stays (\d+)/.exec(page) ?? [];
    const notesOf = (text: string, how: Record<string, string>) => {
      project.write('content/a.txt', text);
      const { status, stdout, stderr } = project.run(['build'], how);
      expect([status, stderr]).toEqual([Number(code), '']);
      return stdout.split('\n').filter((line) => line.includes('Could not be removed'));
    };
    for (const text of ['three', 'four']) {
      const notes = notesOf(text, env);
      expect(notes).toHaveLength(left().length);
      for (const name of left()) expect(notes.filter((line) => line.includes(` ${name} `))).toHaveLength(1);
      expect(left().length).toBeGreaterThan(0);
    }
    expect(notesOf('five', {})).toEqual([]);
    expect(left()).toEqual([]);
  });
});

describe('a disk that is full', () => {
  it('is told with the path, the room that is left, and what to do', () => {
    const error = (path: string) =>
      Object.assign(new Error('x'), { code: 'ENOSPC', syscall: 'write', errno: -28, path });
    const text = explainFailure(error('/proc/self/nothing/there'), '', formatFreeSpace).text;
    expect(text).toMatch(
      /^Cannot write \/proc\/self\/nothing\/there: the disk is full \(ENOSPC\)\. Free there: 0\.0 MiB\. /,
    );
    expect(explainFailure(error(join(project.root, 'x')), '', formatFreeSpace).text).toMatch(
      /\(ENOSPC\)\. Free there: \d+\.\d MiB(?:, [\d,]+ more files?)?\. Nothing is lost: make room, and run it again\.\n$/,
    );
    const { path: _, ...nowhere } = { ...error(''), message: 'x' };
    expect(explainFailure(Object.assign(new Error('x'), nowhere, { path: undefined }), '', formatFreeSpace).text).toBe(
      'Cannot write: the disk is full (ENOSPC).\n',
    );
  });
});
