import { readFileSync, readlinkSync } from 'node:fs';

/**
 * When a process started, as an opaque text: a process id alone is soon given to another process.
 * Empty where the system does not tell (only Linux has /proc), or when no such process runs.
 */
export function processStart(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): field 22 is the start time; the command name, field 2, may itself hold spaces and parentheses.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}:${ticks}`;
  } catch {
    return '';
  }
}

/** Names the set of processes that ids are counted in: a container has its own. Empty where the system does not tell. */
export function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Whether the process that once had this id and start still runs. When in doubt, it does. */
export function isRunning(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' && sameStart(pid, start);
  }
  return sameStart(pid, start);
}

function sameStart(pid: number, start: string): boolean {
  const now = processStart(pid);
  return start === '' || now === '' || now === start;
}
