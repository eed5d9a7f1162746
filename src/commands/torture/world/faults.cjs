// Preloaded into the builds that `gazette torture` and the tests of determinism start (--require): makes the disk, the
// clock and the machine as GAZETTE_TORTURE says, a JSON of the type Faults (src/commands/torture/world/run.ts).
const fs = require('node:fs');
const os = require('node:os');
const { isMainThread } = require('node:worker_threads');

const { kill, full, clock, umask, processors, shuffle, count } = JSON.parse(process.env.GAZETTE_TORTURE ?? '{}');
const real = { ...fs };

/** What changes a disk; a build that dies between any two of these must leave a whole release. */
const changing = [
  ...[
    'openSync',
    'writeSync',
    'writeFileSync',
    'closeSync',
    'fsyncSync',
    'renameSync',
    'linkSync',
    'unlinkSync',
    'rmSync',
  ],
  ...['rmdirSync', 'mkdirSync', 'utimesSync', 'futimesSync', 'chmodSync', 'fchmodSync', 'copyFileSync', 'symlinkSync'],
];

if (isMainThread && (kill || count)) {
  let calls = 0;
  for (const name of changing) {
    const before = fs[name];
    fs[name] = (...args) => {
      if (kill?.call === undefined || kill.call === name) {
        if (calls === kill?.at) process.kill(process.pid, 'SIGKILL');
        calls++;
      }
      return before(...args);
    };
  }
  if (count) process.on('exit', () => real.writeFileSync(count, String(calls)));
}

if (full) {
  let left = full.after;
  const paths = new Map();
  const refuse = (syscall, path) => {
    const error = new Error(`ENOSPC: no space left on device, ${syscall}`);
    throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall }, path === undefined ? {} : { path });
  };
  const isMeant = (file) => String(typeof file === 'number' ? paths.get(file) : file).startsWith(full.below);
  const sizeOf = (data) => (typeof data === 'string' ? Buffer.byteLength(data) : (data?.byteLength ?? 0));
  const { openSync, writeFileSync, writeSync, mkdirSync } = fs;
  fs.openSync = (path, ...rest) => {
    const descriptor = openSync(path, ...rest);
    paths.set(descriptor, String(path));
    return descriptor;
  };
  fs.writeFileSync = (file, data, ...rest) => {
    if (!isMeant(file)) return writeFileSync(file, data, ...rest);
    const size = sizeOf(data);
    if (size > left) {
      // As disks do it: what fits is written, and then comes the error.
      writeFileSync(file, Buffer.from(data).subarray(0, Math.max(left, 0)), ...rest);
      left = 0;
      refuse('write', typeof file === 'number' ? undefined : file);
    }
    left -= size;
    return writeFileSync(file, data, ...rest);
  };
  fs.writeSync = (descriptor, data, ...rest) => {
    if (!isMeant(descriptor)) return writeSync(descriptor, data, ...rest);
    const size = typeof rest[1] === 'number' ? rest[1] : sizeOf(data);
    if (left <= 0) refuse('write');
    if (size <= left || typeof data === 'string') {
      left -= size;
      return writeSync(descriptor, data, ...rest);
    }
    // write(2) may write less than it was given, and says so.
    const [offset = 0, , position = null] = rest;
    const written = writeSync(descriptor, data, offset, left, position);
    left = 0;
    return written;
  };
  fs.mkdirSync = (path, options) => {
    if (isMeant(path) && left <= 0 && !fs.existsSync(path)) refuse('mkdir', path);
    return mkdirSync(path, options);
  };
}

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
