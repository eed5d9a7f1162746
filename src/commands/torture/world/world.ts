import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../../../core/stop.ts';
import { contentCopy, type Folders } from '../../upgrade/content-copy.ts';
import { type Edition, laterEditions, putEdition, standingEdition } from './editions.ts';
import faultsCode from './faults.cjs?text';
import { type Ran, type Start, start } from './run.ts';
import { besidesIn, type Standing, standingIn } from './standing.ts';

/** Which of its two editions the content of a site is. */
export type Which = 'old' | 'new';

/** Where trials take place: a copy of the content in a folder of its own, published, in two editions. */
export interface World {
  readonly folder: string;
  /** Holds `content/`, `public/`, `dist/`, `deploy/` and `.cache/`. */
  readonly site: string;
  /** The package of Gazette that is run, a copy too. */
  readonly program: string;
  /** What a clean build makes of each edition. */
  readonly clean: Readonly<Record<Which, Standing>>;
  /** Calls to the disk of a build from one edition to the other, and how long it takes in milliseconds. */
  readonly calls: number;
  readonly buildMs: number;
  /** What the content is. */
  readonly now: Which;
  readonly other: Which;
  /** Makes the content the other edition. */
  turn(): void;
  /** Runs a command of Gazette in the site, or in another folder. */
  run(args: readonly string[], more?: Partial<Omit<Start, 'args'>>): Promise<Ran>;
  /** A folder for one trial, empty. */
  scratch(name: string): string;
  /** Publishes the site anew from nothing: after a trial that fell. */
  reset(): Promise<void>;
}

export interface WorldOptions {
  readonly folder: string;
  readonly program: string;
  readonly env: Start['env'];
  /** For tests: files that are loaded into each command, to plant faults. */
  readonly preloads?: readonly string[];
}

/** Copies content, builds both editions of it cleanly, and publishes the old one. Throws Stop where it does not build. */
export async function makeWorld(source: Folders, { folder, program, env, preloads }: WorldOptions): Promise<World> {
  const site = join(folder, 'site');
  contentCopy(source, site);
  const faultsFile = join(folder, 'faults.cjs');
  writeFileSync(faultsFile, faultsCode);
  const run: World['run'] = (args, more = {}) =>
    start({ program, faultsFile, cwd: site, args, ...(env && { env }), ...(preloads && { preloads }), ...more });
  const scratch = (name: string) => {
    const path = join(folder, name);
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { recursive: true });
    return path;
  };
  /** What a build from nothing makes of the content as it stands; or what it says. */
  const cleanBuild = async (edition?: Edition): Promise<Standing | Ran> => {
    const place = scratch('clean');
    for (const name of ['content', 'public'])
      cpSync(join(site, name), join(place, name), { recursive: true, force: true });
    if (edition) putEdition(place, edition);
    // Nothing that tests plant: it is the measure.
    const ran = await run(['build', '--full'], { cwd: place, preloads: [] });
    return ran.status === 0 ? standingIn(place) : ran;
  };
  mkdirSync(join(site, 'public'), { recursive: true });
  const old = await cleanBuild();
  if ('status' in old)
    throw new Stop('content', `Only content that builds can be tortured. It says:\n${old.output.trim()}`);
  let later: readonly [Edition, Standing] | undefined;
  for (const edition of laterEditions(site)) {
    const made = await cleanBuild(edition);
    if (!('status' in made)) {
      later = [edition, made];
      break;
    }
  }
  if (!later)
    throw new Stop(
      'content',
      'No line can be added to this content, and no file to public/: there is no later edition.',
    );
  const editions = { old: standingEdition(site, later[0]), new: later[0] };
  const clean = { old, new: later[1] };
  let now: Which = 'old';
  const turn = () => {
    now = now === 'old' ? 'new' : 'old';
    putEdition(site, editions[now]);
  };
  const reset = async () => {
    for (const name of ['dist', 'deploy', '.cache']) rmSync(join(site, name), { recursive: true, force: true });
    for (const path of besidesIn(site)) rmSync(path, { recursive: true, force: true });
    await run(['build'], { preloads: [] });
  };
  await reset();
  turn();
  const counted = join(folder, 'calls');
  const { ms } = await run(['build'], { faults: { count: counted }, preloads: [] });
  const calls = Number(readFileSync(counted, 'utf8'));
  return {
    ...{ folder, site, program, clean, calls, buildMs: ms, turn, run, scratch, reset },
    get now() {
      return now;
    },
    get other(): Which {
      return now === 'old' ? 'new' : 'old';
    },
  };
}
