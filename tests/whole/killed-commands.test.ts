import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recoverContent } from '../../src/publish/change/recover-content.ts';
import { acquireContentLock } from '../../src/publish/lock.ts';
import { listTree } from '../../src/publish/tree.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { thoroughness, turn } from '../support/runs.ts';

const launcher = join(new URL('../../', import.meta.url).pathname, 'scripts/gazette.cjs');
const preload = new URL('../publish/signal-at.mjs', import.meta.url).href;

let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

const run = (args: readonly string[], at?: number) => {
  const killed = { SIGNAL: 'SIGKILL', SIGNAL_PATH: '.gazette', SIGNAL_AT: String(at) };
  const [node, env] = at === undefined ? [[], {}] : [['--import', preload], killed];
  return spawnSync(process.execPath, [...node, launcher, ...args], {
    cwd: site.dir,
    env: { PATH: '', ...env },
    encoding: 'utf8',
  });
};
const start = (...args: string[]) => {
  const child = spawn(process.execPath, [launcher, ...args], { cwd: site.dir, env: { PATH: '' } });
  return new Promise<number | null>((done) => void child.on('close', done));
};
const everything = (dir = site.dir) =>
  listTree(dir).flatMap(({ path, kind }) => (kind === 'file' ? [path, readFileSync(join(dir, path), 'utf8')] : []));

function foundByAnother(): string[] {
  const copy = `${site.dir}-copy`;
  cpSync(site.dir, copy, { recursive: true });
  recoverContent(join(copy, 'content'));
  const found = everything(copy);
  rmSync(copy, { recursive: true });
  return found;
}

beforeAll(() => {
  // The program is made.
  spawnSync(process.execPath, [launcher, '--help']);
});

describe('kill -9 in a call that is about a file of the change', () => {
  test.each<[string, number, readonly string[]]>([
    ['new', 25, ['new', 'solution', '--title', 'Heizen', '--description', 'Heizt.', '--audience', 'Alle']],
    ['move', 60, ['move', '/anleitung/start/', '/anleitung/beginn/']],
    ['import', 40, ['import', 'old', '--output', '.', '--name', 'Zeta', '--base-url', 'https://zeta.example']],
  ])('leaves the old files or the new ones, and the same %s then succeeds', (name, calls, args) => {
    const moments = [1, 2, 12][thoroughness - 1] ?? 1;
    const begin = () => {
      site.remove();
      site = copySite();
      if (name !== 'import') return everything();
      for (const folder of ['content', 'public']) rmSync(join(site.dir, folder), { recursive: true });
      site.write('old/index.html', '<!doctype html><title>Zeta</title><h1>Zeta</h1><p>We dig wells.</p>');
      return everything();
    };
    const old = begin();
    expect(run(args)).toMatchObject({ status: 0 });
    const next = everything();
    expect(next).not.toEqual(old);
    let killed = 0;
    for (let n = 0; n < moments; n++) {
      begin();
      // Spread over the change, others at each turn.
      const at = Math.floor(((n + ((turn * 0.618) % 1)) / moments) * calls);
      const { signal, stderr } = run(args, at);
      if (signal === 'SIGKILL') killed++;
      const found = foundByAnother();
      if (JSON.stringify(found) !== JSON.stringify(old)) expect(found, `killed at call ${at}: ${stderr}`).toEqual(next);
      if (signal === 'SIGKILL') expect(run(args), `after a kill at call ${at}`).toMatchObject({ status: 0 });
      expect(everything()).toEqual(next);
    }
    expect(killed).toBeGreaterThan(0);
  });
});

describe('two commands at once', () => {
  /** Starts both while a third one writes, so that both wait for it. */
  async function atOnce(...commands: (readonly string[])[]) {
    const held = acquireContentLock(site.options.contentDir);
    const ended = commands.map((args) => start(...args));
    await new Promise((done) => void setTimeout(done, 1500));
    held.release();
    return Promise.all(ended);
  }

  test('that add to one file both add', async () => {
    const added = (id: string) =>
      ['new', 'solution', '--title', id, '--description', 'Neu.', '--audience', 'Alle', '--id', id] as const;
    expect(await atOnce(added('eins'), added('zwei'))).toEqual([0, 0]);
    const text = readFileSync(join(site.dir, 'content/solutions.ts'), 'utf8');
    expect([text.match(/id: 'eins'/g), text.match(/id: 'zwei'/g)]).toEqual([["id: 'eins'"], ["id: 'zwei'"]]);
    expect(run(['check']).status).toBe(0);
  });
});
