// Modules that are loaded when a function is called, at once: what a build without much to do never calls costs nothing.
// ECMAScript has only import(), whose promise would make every caller wait; CommonJS, which chunks are, can load at once.

/** Stands around what is to be a call in the bundler's output. */
const mark = 'loadedAtOnce';

/** The text of a module whose default export gives the exports of `file`; where it is not apart, they come along. */
export function lazyModule(file, isApart) {
  const from = JSON.stringify(file);
  return isApart
    ? `export default () => ${mark}(import(${from}));`
    : `import * as all from ${from};\nexport default () => all;`;
}

/** A chunk in which these promises are calls; as long as before, so that source maps still fit. */
export function withCalls(code) {
  const called = code.replace(
    /\bloadedAtOnce\(Promise\.resolve\(\)\.then\((\(\)=>require\("[^"]+"\))\)(?:\.then\((\w+)=>\2(\.\w+)\))?\)/g,
    // In the second form a chunk holds several modules, and the exports of this one are a member.
    (whole, load, _name, member = '') => `(${load})()${member}`.padEnd(whole.length),
  );
  const at = called.indexOf(`${mark}(`);
  if (at >= 0) throw new Error(`The bundler wrote an import() in an unknown form: ${called.slice(at, at + 200)}`);
  return called;
}
