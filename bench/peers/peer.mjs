import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../common/process.mjs';
import { peers } from './index.mjs';

const here = new URL('.', import.meta.url).pathname;

/** Whether a peer is installed. Throws for a name that is none. */
export function isInstalled(name) {
  const peer = peers[name];
  if (!peer) throw new Error(`There is no peer "${name}". Known: ${Object.keys(peers).join(', ')}`);
  return peer.needs ? existsSync(peer.needs) : peer.isInstalled();
}

/** A peer in a folder of its own, with its configuration and its packages, over the pages in `src`. */
export class Peer {
  #peer;

  constructor(name, folder, src) {
    this.name = name;
    this.folder = folder;
    this.src = src;
    this.out = join(folder, 'out');
    this.#peer = peers[name];
    cpSync(join(here, this.#peer.folder ?? name), folder, { recursive: true });
    cpSync(join(here, 'template.mjs'), join(folder, 'template.mjs'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    const { needs } = this.#peer;
    if (needs && !existsSync(join(folder, 'node_modules'))) symlinkSync(needs, join(folder, 'node_modules'));
  }

  /** Its name, with its version where it tells one. */
  get title() {
    return `${this.name} ${this.#peer.version?.() ?? ''}`.trim();
  }

  /** Removes outputs and caches. */
  reset() {
    for (const name of ['out', ...this.#peer.caches]) rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  build() {
    const { command, env } = this.#peer;
    const place = [this.src, this.out, this.folder];
    return run(command(...place), { cwd: this.folder, env: env(...place) });
  }
}
