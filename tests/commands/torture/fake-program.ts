import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ran, Start } from '../../../src/commands/torture/world/run.ts';
import { standingIn } from '../../../src/commands/torture/world/standing.ts';
import type { Which, World } from '../../../src/commands/torture/world/world.ts';

type Run = (args: readonly string[], more: Partial<Omit<Start, 'args'>>) => Ran | Promise<Ran>;

/** What a fault does instead of the honest program, which it is handed; undefined: nothing, this time. */
export type Fault = (
  site: string,
  args: readonly string[],
  more: Partial<Omit<Start, 'args'>>,
  honest: () => Ran,
) => Ran | Promise<Ran> | undefined;

const ended = (status: number, output = ''): Ran => ({ status, signal: undefined, output, ms: 1 });
export const says = ended;

const releases: Readonly<Record<Which, Readonly<Record<string, string>>>> = {
  old: { 'dist/index.html': '<p>old', 'dist/a.txt': 'same', 'deploy/m.json': '["old"]' },
  new: { 'dist/index.html': '<p>new', 'dist/a.txt': 'same', 'deploy/m.json': '["new"]' },
};

/** Writes all files of a release into a site, which holds no others then. */
export function put(site: string, which: Which, changes: Readonly<Record<string, string>> = {}): void {
  for (const folder of ['dist', 'deploy']) rmSync(join(site, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...releases[which], ...changes })) {
    mkdirSync(join(site, file, '..'), { recursive: true });
    writeFileSync(join(site, file), text);
  }
}

const editionIn = (site: string): Which => (existsSync(join(site, 'content/new')) ? 'new' : 'old');
const isForeign = (file: string) => !Object.hasOwn(releases.new, file);

/** A world whose program is a few lines: it publishes one of two releases, as it should, but for a fault. */
export function fakeWorld(fault: Fault = () => undefined): World {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-fake-'));
  const site = join(folder, 'site');
  for (const name of ['content', 'public', '.cache']) mkdirSync(join(site, name), { recursive: true });
  writeFileSync(join(site, 'content/a.md'), '# A\n\nText.\n');
  writeFileSync(join(site, '.cache/kept'), 'kept');
  mkdirSync(join(folder, 'program/bundle'), { recursive: true });
  put(site, 'old');
  const cleanOf = (which: Which) => {
    put(join(folder, which), which);
    return standingIn(join(folder, which));
  };
  let now: Which = 'old';
  const honest = (at: string, args: readonly string[], more: Partial<Omit<Start, 'args'>>): Ran => {
    const standing = standingIn(at);
    if (args[0] === 'verify') {
      const meant = [...(standing.get('dist/index.html') === clean.new.get('dist/index.html') ? clean.new : clean.old)];
      const wrong = meant.filter(([file, digest]) => standing.get(file) !== digest).map(([file]) => file);
      return wrong.length === 0 ? ended(0) : ended(1, wrong.map((file) => file.replace(/^dist\//, '')).join(' '));
    }
    if (more.faults?.full) return ended(74, 'ENOSPC');
    const foreign = [...standing.keys()].filter(isForeign);
    if (foreign.length > 0) return ended(1, `${foreign} [output-foreign]`);
    if (/<|\0|\ufffd/.test(readFileSync(join(at, 'content/a.md'), 'utf8')))
      return ended(1, '{"code":"markdown-html","severity":"error","file":"content/a.md"}');
    for (const name of readdirSync(at)) if (name.startsWith('.dist.')) rmSync(join(at, name), { recursive: true });
    put(at, editionIn(at));
    return ended(0);
  };
  const clean = { old: cleanOf('old'), new: cleanOf('new') };
  const run: Run = (args, more) =>
    fault(site, args, more, () => honest(more.cwd ?? site, args, more)) ?? honest(more.cwd ?? site, args, more);
  return {
    ...{ folder, site, program: join(folder, 'program'), clean, calls: 100, buildMs: 1 },
    run: async (args, more = {}) => run(args, more),
    get now() {
      return now;
    },
    get other(): Which {
      return now === 'old' ? 'new' : 'old';
    },
    turn() {
      now = now === 'old' ? 'new' : 'old';
      if (now === 'new') writeFileSync(join(site, 'content/new'), '');
      else rmSync(join(site, 'content/new'));
    },
    scratch(name) {
      rmSync(join(folder, name), { recursive: true, force: true });
      mkdirSync(join(folder, name), { recursive: true });
      return join(folder, name);
    },
    reset: async () => put(site, now),
  };
}
