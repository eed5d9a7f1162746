// Stack traces that name src/: what runs is a bundle, whose lines nobody has. Maps are read when a trace is.
const { SourceMap } = require('node:module');

const place = /[^\s()]*[\\/]bundle[\\/]([\w.-]+\.cjs):(\d+):(\d+)/;

/**
 * Returns what writes a stack trace that names the sources. `textOf(name)` gives the source map of a file of the bundle as JSON, or
 * undefined; `indent` is the number of characters that were put before its first line.
 */
function tracer(textOf, indent) {
  const maps = new Map();
  const mapOf = (name) => {
    if (!maps.has(name)) {
      const text = textOf(name);
      maps.set(name, text && new SourceMap(JSON.parse(text)));
    }
    return maps.get(name);
  };
  const sourceOf = (whole, name, line, column) => {
    const { originalSource, originalLine, originalColumn } =
      mapOf(name)?.findEntry(line - 1, column - 1 - (line === '1' ? indent : 0)) ?? {};
    if (originalSource === undefined) return whole;
    return `${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  };
  return (error, calls) =>
    [heading(error), ...calls.map((call) => `    at ${String(call).replace(place, sourceOf)}`)].join('\n');
}

function heading(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

exports.tracer = tracer;
