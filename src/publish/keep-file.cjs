// The one way in which files of the cache are written, for the launcher and for what it runs.
const { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');

/** Writes a file of the cache whole or not at all, whatever stood there. Throws when it cannot be written. */
function keepFile(file, bytes) {
  assertUnlinked(file);
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  // A killed process with this PID may have left anything; writing to a pipe would wait for ever.
  rmSync(temporary, { recursive: true, force: true });
  try {
    writeFileSync(temporary, bytes);
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Throws where a link stands for a folder of a cache: what it leads to is somebody else's. */
function assertUnlinked(file) {
  const start = file.lastIndexOf('.cache');
  for (const { index } of start < 0 ? [] : file.matchAll(/[\\/]/g)) {
    const folder = file.slice(0, index);
    if (index > start && lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      throw Object.assign(new Error(`${folder} is a symbolic link, through which no cache is written.`), {
        code: 'ELOOP',
        syscall: 'open',
        path: folder,
      });
  }
}

exports.assertUnlinked = assertUnlinked;
exports.keepFile = keepFile;
