// Runs in vitest's worker, in place of its runner. Each test file is run once as it is, to learn which test reaches which
// mutant; then, for each mutant that still lives, the tests that reach it, on modules that are loaded anew.
import { appendFileSync, readFileSync } from 'node:fs';
import { startTests } from '@vitest/runner';
import fc from 'fast-check';
import { TestRunner, vi } from 'vitest';
import { affordable } from './affordable.mjs';
import { switchName } from './instrument.mjs';

const plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN, 'utf8'));
const alive = new Set(plan.mutants);
const judged = new Set(plan.judged);
const tell = (line) => appendFileSync(plan.results, `${JSON.stringify(line)}\n`);

/** Tests slower than this, in milliseconds, run only against what the others leave alive. */
const slow = 60;
/** So many of them are tried at most. */
const most = 24;
/** For so long the tests of one file are tried, in milliseconds. What none of them kills counts as alive. */
const longest = 3000;
/** A mutant passes its switch more often than this many times what is usual, or takes so much longer: it never ends. */
const patience = 30;
/** Milliseconds that every test is given besides. */
const grace = 5000;

/** Milliseconds that this process has used: beside other work the clock goes on without it. */
const spent = () => process.cpuUsage().user / 1000;

let active = -1;
let hits = 0;
let limit = Number.POSITIVE_INFINITY;
let deadline = Number.POSITIVE_INFINITY;
let reached = new Set();

globalThis[switchName] = (id) => {
  if (++hits > limit || (hits % 64 === 0 && spent() > deadline)) throw new Error('This mutant does not end.');
  reached.add(id);
  return id === active;
};

// The cases are equal in every run, and the first failure is enough.
fc.configureGlobal({ seed: 1, endOnFailure: true });

export default class MutationRunner extends TestRunner {
  /** The reach of the file that is running, as it is: outside of its tests, and in each. */
  outside = new Set();
  tests = new Map();
  /** The names of tests that may run with a mutant; absent while a file runs as it is. */
  only;
  failed = false;

  constructor(config) {
    super(config);
    this.workerState.config.snapshotOptions.updateSnapshot = 'none';
  }

  onBeforeCollect() {
    if (this.only) return;
    vi.resetModules();
    this.outside = reached = new Set();
    this.tests.clear();
  }

  async onBeforeRunTask(test) {
    if (this.only && (this.failed || !this.only.has(test.fullName))) test.mode = 'skip';
    await super.onBeforeRunTask(test);
    hits = 0;
    if (this.only) deadline = spent() + grace + patience * Math.min(this.tests.get(test.fullName)?.time ?? 0, 500);
    else reached = new Set();
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.failed = test.fullName;
    if (this.only || test.mode === 'skip') return;
    this.tests.set(test.fullName, { reached, hits, time: test.result.duration });
    reached = this.outside;
  }

  async onAfterRunFiles([file]) {
    super.onAfterRunFiles();
    if (this.only) return;
    const broken = this.failed || (file.result?.state === 'fail' && file.name);
    if (broken) return tell({ broken: `${file.name}: ${broken}`, why: file.result?.errors?.[0]?.message });
    const { onTaskUpdate, onCollected, onQueued } = this;
    this.onTaskUpdate = this.onCollected = this.onQueued = undefined;
    limit = patience * Math.max(...[...this.tests.values()].map((test) => test.hits), 0) + 1e6;
    const tests = [...this.tests];
    for (const id of [...alive]) {
      const reaching = tests.filter(([, test]) => test.reached.has(id) || this.outside.has(id));
      const isAsked = plan.judges[file.name]?.includes(id) && !judged.has(`${id} ${file.name}`);
      if (isAsked && reaching.length > 0) await this.judge(id, file, reaching);
    }
    tell({ finished: file.name });
    active = -1;
    limit = deadline = Number.POSITIVE_INFINITY;
    this.only = undefined;
    this.failed = false;
    Object.assign(this, { onTaskUpdate, onCollected, onQueued });
  }

  async judge(id, file, reaching) {
    tell({ begun: id });
    const quick = reaching.filter(([, { time }]) => time < slow).sort(([, a], [, b]) => a.time - b.time);
    const others = this.differing(
      id,
      reaching.filter(([, { time }]) => time >= slow),
    );
    for (const part of [affordable(quick, longest), affordable(others.slice(0, most), longest)]) {
      if (part.length === 0) continue;
      const by = await this.killer(id, file, new Set(part.map(([name]) => name)));
      if (!by) continue;
      alive.delete(id);
      return tell({ killed: id, by });
    }
    tell({ survived: id, file: file.name });
  }

  /**
   * The quickest of tests that go the same way through the mutant's file; those first whose way is rare. What runs when
   * the file is loaded is on the way of all of them, and tells none from another.
   */
  differing(id, tests) {
    if (this.outside.has(id)) return tests.sort(([, a], [, b]) => a.time - b.time);
    const first = plan.starts.findLast((start) => start <= id);
    const next = plan.starts.find((start) => start > id) ?? Number.POSITIVE_INFINITY;
    const ways = new Map();
    for (const test of tests.sort(([, a], [, b]) => a.time - b.time)) {
      const way = [...test[1].reached]
        .filter((one) => one >= first && one < next)
        .sort((a, b) => a - b)
        .join();
      ways.set(way, [...(ways.get(way) ?? []), test]);
    }
    return [...ways.values()].sort((a, b) => a.length - b.length).map(([quickest]) => quickest);
  }

  /** Lets the modules of the room be loaded anew, and all that import them: what they keep may be of another mutant. */
  resetRoom() {
    const { evaluatedModules } = this.workerState;
    const stale = [...evaluatedModules.idToModuleMap.values()].filter(({ file }) =>
      file?.includes(`/src/${plan.room}/`),
    );
    const seen = new Set(stale);
    for (const node of stale) {
      for (const importer of [...node.importers].map((id) => evaluatedModules.getModuleById(id))) {
        if (!importer || seen.has(importer)) continue;
        seen.add(importer);
        stale.push(importer);
      }
      node.importers.clear();
      Object.assign(node, { promise: undefined, exports: undefined, evaluated: false });
    }
  }

  /** The failure when the mutant is on: a test, or the file itself. */
  async killer(id, { filepath, name }, only) {
    Object.assign(this, { only, failed: false });
    active = id;
    hits = 0;
    this.resetRoom();
    const [run] = await startTests([{ filepath }], this);
    vi.restoreAllMocks();
    active = -1;
    deadline = Number.POSITIVE_INFINITY;
    return this.failed || (run.result?.state === 'fail' && name) || undefined;
  }
}
