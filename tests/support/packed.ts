import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gazette } from '../../scripts/pack/gazette.mjs';

const root = new URL('../../', import.meta.url).pathname;

let packed: Promise<string> | undefined;

/** The package, made once for all test files: it takes seconds. */
async function pack(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-packed-'));
  await gazette(root, folder, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return folder;
}

/**
 * Writes the package `gazette` to `node_modules/gazette` of a folder, as npm would put it there for what lies below: its one
 * dependency is the one of this repository, so that no registry is asked. Returns where it lies.
 */
export async function packedIn(folder: string): Promise<string> {
  const own = join(folder, 'node_modules/gazette');
  mkdirSync(own, { recursive: true });
  packed ??= pack();
  cpSync(await packed, own, { recursive: true });
  chmodSync(join(own, 'scripts/gazette.cjs'), 0o755);
  symlinkSync(join(root, 'node_modules/oxc-parser'), join(folder, 'node_modules/oxc-parser'));
  const { dependencies: _, ...project } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  writeFileSync(join(own, 'package.json'), JSON.stringify(project));
  return own;
}
