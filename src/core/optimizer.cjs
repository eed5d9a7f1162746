// V8 of Node 20 optimises functions after so little work that a build of a second gains nothing from it: that took a
// quarter of the processor time of an edit (decision 042). Later versions of Node count otherwise and are left alone.
const { setFlagsFromString } = require('node:v8');

const isKnown = process.versions.node.startsWith('20.');
/** Bytes of bytecode that a function runs before V8 optimises it; `usual` is V8's own value. */
const budgets = { patient: 1_200_000, usual: 135_168 };
/** Of this thread: the launcher and the bundle each have a copy of this file. */
const symbol = Symbol.for('gazette.optimizer');

/** Lets V8 optimise late (`patient`) or as it does by itself (`usual`), in the whole process. */
function setOptimizer(mode) {
  if (!isKnown || mode === modeOf()) return;
  globalThis[symbol] = mode;
  setFlagsFromString(`--interrupt-budget=${budgets[mode]}`);
}

/** Does what reads or writes compiled code: V8 refuses code that was compiled under other flags. */
function withFlagsOfCode(task) {
  const before = modeOf();
  setOptimizer('patient');
  try {
    return task();
  } finally {
    setOptimizer(before);
  }
}

const modeOf = () => globalThis[symbol] ?? 'usual';

exports.setOptimizer = setOptimizer;
exports.withFlagsOfCode = withFlagsOfCode;
