/** Modes are set, not left to the umask: under umask 077 a web server could not read the site. */
export const folderMode = 0o755;
export const fileMode = 0o644;
export const scriptMode = 0o755;

/** The mode of a file with these bytes. A script is run as it lies there: deploy/<host>/deploy.sh. */
export function fileModeFor(bytes: Uint8Array): number {
  return bytes[0] === 0x23 && bytes[1] === 0x21 ? scriptMode : fileMode;
}

/** Whether an entry has a mode: Windows has none, and gives every file of its disks the same. */
export function hasMode(found: number, wanted: number): boolean {
  return process.platform === 'win32' || (found & 0o777) === wanted;
}
