// Copies of the project, in which builds are measured: as somebody has it who installed it, and as a fresh clone.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';

const root = new URL('../../', import.meta.url).pathname;
const parts = ['src', 'scripts', 'package.json', 'package-lock.json'];
const outputs = ['dist', 'deploy'];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Absent in old commits. */
const shipBundle = 'scripts/ship-bundle.mjs';
const [, launcher] = /^node (\S+) build$/.exec(scripts.build);

/** Longer than the coarsest tick of a file system (2 s): until it is over, a build cannot rely on times of files. */
const tick = 2200;

/** Waits until everything that was written has an age. */
export const settle = () => new Promise((done) => setTimeout(done, tick));

export class Project {
  constructor(folder) {
    this.folder = folder;
    this.#copy();
  }

  command = (...args) => [process.execPath, join(this.folder, launcher), ...args];

  run(args, options) {
    return this.start(this.command(...args), options);
  }

  start(command, options) {
    return run(command, { cwd: this.folder, ...options });
  }

  npm(...args) {
    return run(['npm', 'run', '--silent', ...args], { cwd: this.folder });
  }

  /** Takes files into the project: its content, or another's. */
  bring(from, name) {
    rmSync(join(this.folder, name), { recursive: true, force: true });
    cpSync(join(from, name), join(this.folder, name), { recursive: true, preserveTimestamps: true });
  }

  /** Makes what a package ships, and leaves nothing else; notes it as the state to which `reset()` returns. */
  async ship() {
    await settle();
    if (existsSync(join(this.folder, shipBundle))) this.#pack();
    else {
      this.run(['--help']);
      // Code that V8 compiled in that run is no part of a package.
      for (const file of this.#list('.cache')) if (file.endsWith('.cache')) rmSync(join(this.folder, '.cache', file));
    }
    mkdirSync(join(this.folder, '.cache'), { recursive: true });
    cpSync(join(this.folder, '.cache'), this.#shipped, { recursive: true, preserveTimestamps: true });
  }

  /** The program ready to run, with the code that V8 compiled of it in a build of the example; without its sources. */
  #pack() {
    const isBare = !existsSync(join(this.folder, 'content'));
    if (isBare) this.bring(root, 'content');
    this.start([process.execPath, shipBundle]);
    if (isBare) this.#remove(['content']);
    const [{ files }] = JSON.parse(this.#listOfPackage());
    const packed = new Set(files.map(({ path }) => path));
    for (const folder of ['src', 'scripts'])
      for (const name of this.#list(folder).map((each) => `${folder}/${each}`))
        if (!packed.has(name) && !lstatSync(join(this.folder, name)).isDirectory()) this.#remove([name]);
    this.#remove(['.cache']);
  }

  #listOfPackage() {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    return spawnSync('npm', args, { cwd: this.folder, encoding: 'utf8' }).stdout;
  }

  /** Back to the state after the installation: nothing was built, and no cache has anything. */
  reset() {
    this.#remove([...outputs, '.cache']);
    cpSync(this.#shipped, join(this.folder, '.cache'), { recursive: true, preserveTimestamps: true });
  }

  /** Nothing was built, and no cache has anything but the program and what V8 compiled of it. */
  forget() {
    const others = this.#list('.cache/gazette', false).filter((name) => name !== 'bundle');
    this.#remove([...outputs, ...others.map((name) => `.cache/gazette/${name}`)]);
  }

  /** Back to the state after `git clone` and `npm ci`. */
  renew() {
    for (const name of readdirSync(this.folder).filter((each) => !['content', 'public'].includes(each)))
      this.#remove([name]);
    this.#copy();
  }

  get #shipped() {
    return `${this.folder}-shipped`;
  }

  #copy() {
    mkdirSync(this.folder, { recursive: true });
    for (const name of parts) cpSync(join(root, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  #list(name, recursive = true) {
    const folder = join(this.folder, name);
    return existsSync(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }) : [];
  }

  #remove(names) {
    for (const name of names) rmSync(join(this.folder, name), { recursive: true, force: true });
  }
}
