// Preloaded into the builds of determinism.test.ts (--require): makes the clock and the machine as GAZETTE_FAULTS says, a
// JSON of its type Faults.
const fs = require('node:fs');
const os = require('node:os');
const { isMainThread } = require('node:worker_threads');

const { clock, umask, processors, shuffle } = JSON.parse(process.env.GAZETTE_FAULTS ?? '{}');

if (clock) {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + clock] : args, made),
    get: (target, name) => (name === 'now' ? () => target.now() + clock : Reflect.get(target, name)),
  });
}

if (umask !== undefined && isMainThread) process.umask(umask);

if (processors) {
  const one = os.cpus()[0];
  os.availableParallelism = () => processors;
  os.cpus = () => Array(processors).fill(one);
}

if (shuffle) {
  let state = shuffle;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const { readdirSync } = fs;
  fs.readdirSync = (...args) => {
    const names = readdirSync(...args);
    for (let i = names.length - 1; i > 0; i--) {
      const j = next(i + 1);
      [names[i], names[j]] = [names[j], names[i]];
    }
    return names;
  };
}

require('node:module').syncBuiltinESMExports();
