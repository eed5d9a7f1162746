// Modules that are loaded when a function is called, at once: what a build without much to do never calls costs nothing.
// ECMAScript has only import(), whose promise would make every caller wait; CommonJS, which chunks are, can load at once.

/** Stand around what is to be a call in the bundler's output, and around what is to run in a thread. */
const mark = 'loadedAtOnce';
const threadMark = 'runInThread';

/** The text of a module whose default export gives the exports of `file`; where it is not apart, they come along. */
export function lazyModule(file, isApart) {
  const from = JSON.stringify(file);
  return isApart
    ? `export default () => ${mark}(import(${from}));`
    : `import * as all from ${from};\nexport default () => all;`;
}

/**
 * The text of a module whose default export is a program for a thread: it runs the module `file` from the chunks that its
 * starter runs (`threadProgram` of load-bundle.cjs), so that nothing is shipped, or compiled by V8, twice.
 */
export const threadModule = (file) => `export default ${threadMark}(import(${JSON.stringify(file)}));`;

/** A chunk in which these promises are calls; as long as before, so that source maps still fit. */
export function withCalls(code) {
  const called = code.replace(
    /\bloadedAtOnce\(Promise\.resolve\(\)\.then\((\(\)=>require\("[^"]+"\))\)(?:\.then\((\w+)=>\2(\.\w+)\))?\)/g,
    // In the second form a chunk holds several modules, and the exports of this one are a member.
    (whole, load, _name, member = '') => `(${load})()${member}`.padEnd(whole.length),
  );
  const threaded = called.replace(
    /\brunInThread\(Promise\.resolve\(\)\.then\(\(\)=>require\(("[^"]+")\)\)\)/g,
    (whole, chunk) => `require.threadProgram(${chunk})`.padEnd(whole.length),
  );
  const at = threaded.search(/\b(?:loadedAtOnce|runInThread)\(/);
  if (at >= 0) throw new Error(`The bundler wrote an import() in an unknown form: ${threaded.slice(at, at + 200)}`);
  return threaded;
}
