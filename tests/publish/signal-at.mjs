// Preloaded into a child process (--import): sends the process a signal when it calls node:fs. SIGNAL names it;
// SIGNAL_PATH counts only calls with a path that holds this text, SIGNAL_CALL only those of one function; SIGNAL_AT
// says before which of them, from 0.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { SIGNAL, SIGNAL_AT = '0', SIGNAL_PATH, SIGNAL_CALL } = process.env;
const isMeant = (arg) => typeof arg === 'string' && arg.startsWith('/') && arg.includes(SIGNAL_PATH);
let calls = 0;

for (const [name, member] of Object.entries(fs)) {
  if (!name.endsWith('Sync') || (SIGNAL_CALL && name !== SIGNAL_CALL) || typeof member !== 'function') continue;
  fs[name] = (...args) => {
    if (args.some(isMeant) && calls++ === Number(SIGNAL_AT)) process.kill(process.pid, SIGNAL);
    return member(...args);
  };
}
syncBuiltinESMExports();
