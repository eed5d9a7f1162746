import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../common/process.mjs';
import { Project } from '../common/project.mjs';
import { readingOf } from '../common/reading.mjs';
import { median, pairedRatio } from '../common/statistics.mjs';

const root = new URL('../../', import.meta.url).pathname;
const base = 'an empty Node process';

/**
 * Builds the example in a copy of the project below `folder`, as whole processes in interleaved rounds. Returns `rows`,
 * `{ name, ms, ratio }` with multiples of an empty Node process, and `reading`, what an agent reads.
 */
export async function measureExample(folder, rounds) {
  const project = new Project(join(folder, 'example'));
  for (const name of ['content', 'public']) project.bring(root, name);
  await project.ship();
  const empty = join(folder, 'empty');
  writeFileSync(`${empty}.mjs`, '');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "scripts": { "empty": "node empty.mjs" } }\n');
  const build = () => project.run(['build']);
  const ways = {
    [base]: () => run([process.execPath, `${empty}.mjs`]),
    'build, cold': [() => project.reset(), build],
    'build, cold, compiled code kept': [() => project.forget(), build],
    'build, no change': build,
    'npx gazette build, cold': [() => project.reset(), () => project.npm('build')],
    'npx gazette build, no change': () => project.npm('build'),
    'an empty script of npm': () => run(['npm', 'run', '--silent', 'empty'], { cwd: folder }),
  };
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, way] of Object.entries(ways)) {
      const [prepare, start] = Array.isArray(way) ? way : [() => {}, way];
      prepare();
      times[name].push(start().ms);
    }
  const rows = Object.entries(times).map(([name, values]) => ({
    name,
    ms: median(values),
    ratio: pairedRatio(values, times[base]),
  }));
  return { rows, reading: readingOf(project.folder) };
}

/** The multiples as figures. */
export const exampleFigures = ({ rows }) =>
  Object.fromEntries(rows.filter(({ name }) => name !== base).map(({ name, ratio }) => [name, ratio]));
