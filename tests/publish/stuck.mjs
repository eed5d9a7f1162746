// Preloaded into a child process (--import): nothing below a path that holds the text STUCK can be removed, as where it
// belongs to another user.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

for (const name of ['unlinkSync', 'rmdirSync', 'rmSync']) {
  const real = fs[name];
  fs[name] = (path, ...rest) => {
    if (String(path).includes(process.env.STUCK) && fs.existsSync(path))
      throw Object.assign(new Error(`EACCES: permission denied, ${name}`), { code: 'EACCES', syscall: name, path });
    return real(path, ...rest);
  };
}
syncBuiltinESMExports();
