import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waited } from '../../src/commands/build/patience.ts';
import { acquireLock } from '../../src/publish/lock.ts';
import { resolveTarget } from '../../src/publish/target.ts';
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
      `${who()} Waiting for it, for 1 s at most.\n${who()} Wait for it (--wait), or choose another --out.\n`,
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
    const waiting = waited(seconds, { target: resolveTarget(join(project.root, 'dist')) }, { elapsed: () => 0 });
    await expect(waiting).rejects.toThrow(`--wait takes whole seconds, 86400 at most, not "${seconds}".`);
  });
});
