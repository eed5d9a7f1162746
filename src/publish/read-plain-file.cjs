// The one way in which files that an earlier process left are read, for the launcher and for what it runs.
const { lstatSync, readFileSync } = require('node:fs');

/**
 * The bytes of a plain file; undefined when nothing is there, or what is no plain file: a pipe would keep its reader
 * waiting for ever, and a link may lead to a device. Throws when it cannot be read.
 */
function readPlainFile(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}

exports.readPlainFile = readPlainFile;
