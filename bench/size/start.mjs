import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../common/process.mjs';
import { pairedRatio } from '../common/statistics.mjs';
import { onlyNumbers } from './figures.mjs';

/** Cost of a start, as multiples of an empty Node process, in interleaved rounds; the smallest site is built. */
export function startOf(gazette, rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-bench-start-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  gazette.forget();
  gazette.build();
  const kinds = {
    empty: () => run([process.execPath, empty]),
    'help, × an empty Node process': () => gazette.project.run(['--help']),
    'no change, × an empty Node process': () => gazette.project.run(['build']),
  };
  const times = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
  // Each twice in a round: starts are short, and so easily disturbed.
  for (let round = 0; round < 2 * rounds; round++)
    for (const [name, start] of Object.entries(kinds)) times[name].push(start().ms);
  const modules = modulesOf(gazette.project, folder);
  rmSync(folder, { recursive: true, force: true });
  const { empty: base, ...others } = times;
  const ratios = Object.entries(others).map(([name, values]) => [name, pairedRatio(values, base)]);
  return onlyNumbers({ ...Object.fromEntries(ratios), 'modules that a build without a change loads': modules });
}

/** How many files of the program a build without a change runs: V8 knows. Node's own are not counted. */
function modulesOf(project, folder) {
  const noted = join(folder, 'coverage');
  project.run(['build'], { env: { NODE_V8_COVERAGE: noted } });
  const urls = readdirSync(noted).flatMap((name) =>
    JSON.parse(readFileSync(join(noted, name), 'utf8')).result.map(({ url }) => url),
  );
  return new Set(urls.filter((url) => !url.startsWith('node:'))).size;
}
