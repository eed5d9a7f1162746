import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../servers.ts';

/** `rsync` as `cp`, where there is none: what of it the script uses. */
const copy = `#!/bin/sh
for last; do :; done
while [ $# -gt 1 ]; do
  case $1 in -*) ;; */) cp -pR "$1." "\${last#*:}" ;; *) cp -p "$1" "\${last#*:}" ;; esac
  shift
done
`;

/** `ssh` without a network, called by the script and by rsync. */
const ssh = `#!/bin/sh
if [ "$1" = -l ]; then to=$2@$3; shift 3; else to=$1; shift; fi
[ "$to" = user@server ] && exec sh -c "$*"
`;

export const toIt = ['--to', 'user@server'];

/** Another machine, which is this one; the environment in which `--to user@server` reaches it. */
export function otherMachine(folder: string): Record<string, string> {
  const bin = join(folder, 'bin');
  writeFileSync(join(bin, 'ssh'), ssh, { mode: 0o755 });
  if (!findCommand('rsync')) writeFileSync(join(bin, 'rsync'), copy, { mode: 0o755 });
  return { RSYNC_RSH: join(bin, 'ssh') };
}
