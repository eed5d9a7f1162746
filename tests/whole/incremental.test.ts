import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { byTurn, thoroughness } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { edits, type World } from './incremental/edits.ts';
import { makeProject } from './incremental/project.ts';

vi.setConfig({ testTimeout: 4 * 3_600_000 });

/** Edits, each with two builds: 80, of which CI makes a quarter, and the 5,000 of a long run. */
const total = thoroughness === 3 ? 5_000 : 80;
const perProject = thoroughness === 3 ? 40 : 20;
const seed = Number(process.env.SEED ?? 1);

/** Most pages are needed for nothing but to be left alone; several kinds of edits at once are an edit, too. */
const projects = Array.from({ length: Math.ceil(total / perProject) }, (_, i) => seed * 1000 + i);
test.each(byTurn(projects, 4))(
  'after any edits the folders are what a clean build makes, byte for byte: seed %i',
  async (seed) => {
    const random = seeded(seed);
    const project = makeProject();
    const names = Object.keys(edits);
    const world: World = { project, random, history: [], choices: { flags: [], version: 'version 0' } };
    for (let i = 0; i < 14; i++) edits['a page is added']?.(world);
    const done: string[] = [];
    for (let i = 0; i < perProject; i++) {
      for (let n = 1 + random(2); n > 0; n--) {
        const name = names[random(names.length)] ?? '';
        done.push(name);
        edits[name]?.(world);
      }
      const built = await project.build(world.choices);
      const clean = await project.buildClean(world.choices);
      const about = done.slice(-12).join(' > ');
      expect({ exit: built.exit, problems: built.problems }, about).toEqual({
        exit: clean.exit,
        problems: clean.problems,
      });
      // The next edits mend a mistake; until then the folders stay as they were.
      if (clean.exit === 0) expect(built.folders, about).toEqual(clean.folders);
      else edits['the last change is undone']?.(world);
    }
    rmSync(dirname(project.content), { recursive: true });
  },
);
