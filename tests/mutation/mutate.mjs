// node tests/mutation/mutate.mjs <room> [--limit N] [--seed S] [--only <part of a path>] [--min <score>]
// Breaks each module of a room in many small ways and says which of them no test notices.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument } from './instrument.mjs';
import { rooms } from './rooms.mjs';
import { runTests } from './run-tests.mjs';
import { sample } from './sample.mjs';

const root = new URL('../../', import.meta.url).pathname;
/**
 * Mutants that change nothing which anybody could see, with the reason: they count neither for nor against a room.
 * `after` is the end of the line's text before the mutant, where `was` alone stands in several places.
 */
const equivalents = JSON.parse(readFileSync(join(root, 'tests/mutation/equivalents.json'), 'utf8'));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    min: { type: 'string', default: '0' },
  },
});
let enough = positionals.length > 0;
if (!enough) process.stderr.write('Name a room of src/: node tests/mutation/mutate.mjs content\n');
// The tests of a room run one after the other: so many rooms at a time as there are cores.
const left = positionals.values();
async function work() {
  for (const room of left) enough = (await mutate(room)) && enough;
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = enough ? 0 : 1;

async function mutate(room) {
  const begun = performance.now();
  const mutants = mutantsOf(room);
  const honest = mutants.filter((mutant) => !isEquivalent(mutant));
  const chosen = sample(honest, Number(values.limit ?? Number.POSITIVE_INFINITY), Number(values.seed));
  const folder = mkdtempSync(join(tmpdir(), 'gazette-mutate-'));
  const results = join(folder, 'results.jsonl');
  writeFileSync(results, '');
  const firstIds = Object.fromEntries(mutants.map(({ file, id }) => [file, id]).reverse());
  const plan = {
    room,
    firstIds,
    starts: Object.values(firstIds).sort((a, b) => a - b),
    mutants: chosen.map(({ id }) => id),
    ...judgesOf(room, chosen),
    results,
  };
  try {
    await runTests(plan, folder);
    return report(room, mutants, chosen, readResults(results), (performance.now() - begun) / 1000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mutantsOf(room) {
  const all = [];
  for (const file of filesBelow(`src/${room}`, /(?<!\.d|\.generated)\.ts$/))
    all.push(...instrument(file, readFileSync(join(root, file), 'utf8'), all.length).mutants);
  return all.filter(({ file }) => file.includes(values.only));
}

/**
 * The test files in the order in which they are asked, and which mutants each is asked about: first the room's own, then
 * those of the whole, and at the end those that `last` names. A file that is asked about none is not run at all.
 */
function judgesOf(room, chosen) {
  const { and = [], by = {}, not = [], last = [] } = rooms[room] ?? {};
  const places = [`tests/${room}`, ...and, ...Object.values(by).flat()];
  const judges = [...new Set(places.flatMap((place) => filesBelow(place, /\.test\.ts$/)))]
    .filter((file) => !not.includes(file))
    .sort((a, b) => last.indexOf(a) - last.indexOf(b))
    .map((test) => [test, chosen.filter(({ file }) => mayJudge(test, file, room)).map(({ id }) => id)])
    .filter(([, ids]) => ids.length > 0);
  return { tests: judges.map(([test]) => test), judges: Object.fromEntries(judges) };
}

/**
 * Whether a test judges a module: what `by` names judges its part. Where the parts of a room are judged apart, each is by
 * `tests/<room>/<part>/` and `<part>.test.ts`; what has no folder of tests by the tests that have none.
 */
function mayJudge(test, file, room) {
  const { and = [], by = {}, apart = false } = rooms[room] ?? {};
  const part = partOf(file, `src/${room}/`).replace(/\.ts$/, '');
  if (by[part]?.some((place) => test.startsWith(place))) return true;
  const ofTest = partOf(test, `tests/${room}/`)?.replace(/\.test\.ts$/, '');
  if (!apart || ofTest === undefined) return ofTest !== undefined || and.some((place) => test.startsWith(place));
  return existsSync(join(root, `tests/${room}/${part}`)) ? ofTest === part : test.split('/').length === 3;
}

/** The folder or file of a room in which a file is; undefined for a file elsewhere. */
function partOf(file, room) {
  return file.startsWith(room) ? file.slice(room.length).split('/', 1)[0] : undefined;
}

/** Paths of the files in a folder, or the one that is named itself. */
function filesBelow(place, pattern) {
  if (pattern.test(place)) return [place];
  const entries = readdirSync(join(root, place), { recursive: true });
  return entries
    .filter((name) => pattern.test(name))
    .map((name) => `${place}/${name}`)
    .sort();
}

function isEquivalent(mutant) {
  return equivalents.some((one) => isEquivalentTo(mutant, one));
}

function isEquivalentTo({ file, before, was, becomes }, one) {
  return one.file === file && one.was === was && one.becomes === becomes && before.endsWith(one.after ?? '');
}

/** The last word on each mutant: the test that killed it, or none. */
function readResults(file) {
  const killed = new Map();
  const reached = new Set();
  for (const line of readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text))) {
    if (line.broken) throw new Error(`A test fails without any mutant: ${line.broken}: ${line.why}`);
    if (line.killed !== undefined) killed.set(line.killed, line.by);
    if (line.begun !== undefined) reached.add(line.begun);
  }
  return { killed, reached };
}

function report(room, mutants, chosen, { killed, reached }, seconds) {
  const survivors = chosen.filter(({ id }) => !killed.has(id));
  for (const { id, file, line, before, was, becomes, after } of survivors) {
    const short = (text) =>
      (text.length > 90 ? `${text.slice(0, 60)} … ${text.slice(-25)}` : text).replace(/\s*\n\s*/g, ' ');
    process.stdout.write(`${file}:${line}${reached.has(id) ? '' : ' (no test comes here)'}\n`);
    process.stdout.write(`  - ${before}${short(was)}${after}\n  + ${before}${short(becomes)}${after}\n`);
  }
  for (const one of equivalents.filter(({ file }) => file.startsWith(`src/${room}/`) && !values.only)) {
    if (mutants.every((mutant) => !isEquivalentTo(mutant, one))) {
      process.stdout.write(
        `tests/mutation/equivalents.json: there is no such mutant any more: ${one.file}: ${one.was} → ${one.becomes}\n`,
      );
    }
  }
  const score = chosen.length === 0 ? 100 : ((chosen.length - survivors.length) / chosen.length) * 100;
  const of = chosen.length < mutants.length ? ` (of ${mutants.length})` : '';
  process.stdout.write(
    `${room}: ${score.toFixed(1)} % of ${chosen.length} mutants${of} killed, ${survivors.length} survived, ${seconds.toFixed(0)} s\n`,
  );
  return highestScore(chosen.length - survivors.length, chosen.length) >= Number(values.min);
}

/**
 * Highest score, in percent, that a sample leaves likely (end of Wilson's interval of 95 %): a sample of 40 measures a score
 * to within 13 points, and a gate on the sample alone fails by chance. All mutants are no sample.
 */
function highestScore(killed, count) {
  if (count === 0) return 100;
  if (values.limit === undefined) return (killed / count) * 100;
  const z = 1.96;
  const share = killed / count;
  const spread = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return ((share + z ** 2 / (2 * count) + spread) / (1 + z ** 2 / count)) * 100;
}
