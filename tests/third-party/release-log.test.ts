import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifierKey } from '../../src/core/signing/log/note.ts';
import { checkpointPath, logPath } from '../../src/core/signing/log/places.ts';
import { findCommand } from '../hosts/servers.ts';
import { thoroughness } from '../support/runs.ts';
import { signedBuild } from '../support/signed.ts';
import { newKey, publishedLog, signedEntries, writeLog } from '../support/signed-log.ts';

/** Where Debian puts the sources of Go's libraries. */
const library = '/usr/share/gocode/src/golang.org/x/mod/sumdb/tlog';
const install = 'apt-get install golang-go golang-golang-x-mod-dev';
const isThere = findCommand('go') !== undefined && existsSync(library);
// Its installation alone takes half a minute.
const isWanted = thoroughness === 3;
if (!isWanted || !isThere)
  console.warn(`\n!!! NOT TESTED: Go reads the log of releases ${isWanted ? `(${install})` : 'with LONG=1 alone'}.\n`);

const key = newKey();
const vkey = verifierKey('a.example/signature/log', key.x);
const scratch = mkdtempSync(join(tmpdir(), 'gazette-log-'));
const program = join(scratch, 'release-log');

/** A folder with the log of so many entries, as a release publishes it. */
function folderOf(name: string, files: ReadonlyMap<string, Uint8Array>): string {
  const folder = join(scratch, name);
  for (const [path, bytes] of files) {
    const file = join(folder, path.slice(logPath.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return folder;
}

const read = (folder: string, ...others: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, [folder, ...others], { encoding: 'utf8' });
  return [status, stdout + stderr];
};

describe.skipIf(!isWanted || !isThere)("Go's readers of notes and tiles", { timeout: 300_000 }, () => {
  let entries: string[] = [];

  beforeAll(async () => {
    // Everything is on the disk: nothing is asked of a network.
    const env = {
      ...process.env,
      GO111MODULE: 'off',
      GOPATH: '/usr/share/gocode',
      GOCACHE: join(scratch, 'cache'),
      GOFLAGS: '',
    };
    const source = join(import.meta.dirname, 'release-log/main.go');
    const { status, stderr } = spawnSync('go', ['build', '-o', program, source], { env, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    entries = await signedEntries(600, { key, from: '2025-01-01' });
  }, 300_000);

  it('accept a log of any size, each entry of it, and that it goes on from heads that were kept', () => {
    for (const size of [1, 2, 3, 7, 255, 256, 257, 300, 511, 512, 513, 600]) {
      const whole = size - (size % 256);
      // Tiles of earlier heads stay until their tile is full.
      const earlier = [1, Math.ceil(size / 2), size - 1, size].filter(
        (before) => before > 0 && (before > whole || before % 256 === 0),
      );
      const heads = [...new Set(earlier)].map((before) => {
        const file = join(scratch, `head-${before}`);
        writeFileSync(file, publishedLog(entries.slice(0, before), { key }).get(checkpointPath)!);
        return file;
      });
      const folder = folderOf(`log-${size}`, publishedLog(entries.slice(0, size), { key }));
      expect(read(folder, vkey, ...heads), `${size}`).toEqual([0, `${size} entries, ${heads.length} earlier heads\n`]);
    }
  });

  it('accept what a signed build publishes', async () => {
    const origin = 'https://pumpen.example';
    cpSync('tests/fixtures/small', join(scratch, 'site'), { recursive: true });
    writeLog(join(scratch, 'site/content'), await signedEntries(300, { key, origin, from: '2026-01-01' }));
    const { release } = await signedBuild({ folder: join(scratch, 'site/'), key, day: '2026-11-26' });
    const files = [...release.files].filter(([file]) => `/${file}`.startsWith(`${logPath}/`));
    const folder = folderOf('built', new Map(files.map(([file, { bytes }]) => [`/${file}`, bytes])));
    const name = 'pumpen.example/signature/log';
    expect(read(folder, verifierKey(name, key.x))).toEqual([0, '300 entries, 0 earlier heads\n']);
  });

  it('refuse another key, a head that was changed, another hash or entry, and a log that was rewritten', () => {
    const whole = publishedLog(entries.slice(0, 20), { key });
    const tile = `${logPath}/tile/0/000.p/20`;
    const bundle = `${logPath}/tile/entries/000.p/20`;
    const flipped = (path: string, at: number) =>
      new Map([...whole, [path, Uint8Array.from(whole.get(path)!, (byte, i) => (i === at ? byte ^ 1 : byte))]]);
    const folder = folderOf('whole', whole);
    expect(read(folder, vkey)[0]).toBe(0);
    expect(read(folder, verifierKey('a.example/signature/log', newKey().x))[1]).toContain('open checkpoint');
    for (const at of [0, 26, 30, 60])
      expect(read(folderOf(`head-at-${at}`, flipped(checkpointPath, at)), vkey)[0]).toBe(1);
    for (const at of [0, 100, 639]) expect(read(folderOf(`tile-${at}`, flipped(tile, at)), vkey)[0]).toBe(1);
    for (const at of [2, 3000])
      expect(read(folderOf(`entry-${at}`, flipped(bundle, at)), vkey)[1]).toMatch(/entry \d+:/);
    const kept = join(folder, 'checkpoint');
    const gone = publishedLog(
      entries.slice(0, 30).filter((_, i) => i !== 4),
      { key },
    );
    expect(read(folderOf('gone', gone), vkey, kept)[1]).toContain('it does not go on');
    const grown = publishedLog(entries.slice(0, 30), { key });
    expect(read(folderOf('grown', grown), vkey, kept)).toEqual([0, '30 entries, 1 earlier heads\n']);
    rmSync(join(scratch, 'grown/tile/0/000.p/30'));
    expect(read(join(scratch, 'grown'), vkey)[0]).toBe(1);
    expect(readFileSync(kept, 'utf8')).toMatch(/^a\.example\/signature\/log\n20\n/);
  });
});
