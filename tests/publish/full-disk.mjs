// Preloaded into a child process (--import): a disk that takes no byte and no new folder below a path that holds the
// text FULL, as one that is full or read-only. Descriptors know no path, and neither do their errors, as in Node.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const descriptors = new Map();
const real = { ...fs };

function refuse(syscall, path) {
  const error = Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), { code: 'ENOSPC', syscall });
  throw path === undefined ? error : Object.assign(error, { path });
}

fs.openSync = (path, ...rest) => {
  const descriptor = real.openSync(path, ...rest);
  descriptors.set(descriptor, String(path));
  return descriptor;
};
for (const name of ['writeFileSync', 'writeSync']) {
  fs[name] = (file, ...rest) => {
    const path = typeof file === 'number' ? descriptors.get(file) : file;
    if (String(path).includes(process.env.FULL)) refuse('write');
    return real[name](file, ...rest);
  };
}
fs.mkdirSync = (path, options) => {
  if (String(path).includes(process.env.FULL) && !fs.existsSync(path) && options?.recursive) refuse('mkdir', path);
  return real.mkdirSync(path, options);
};
syncBuiltinESMExports();
