import { join } from 'node:path';
import { Project } from '../common/project.mjs';
import { columns } from './columns.mjs';

/** Gazette as a contestant: how each column of the measurement is started, in copies of the project. */
export class Gazette {
  #installed;
  #clone;
  #isBuilt = false;
  #help;

  static async in(folder) {
    const made = new Gazette();
    made.#installed = new Project(join(folder, 'gazette'));
    made.#clone = new Project(join(folder, 'clone'));
    await made.#installed.ship();
    made.#help = made.#installed.run(['build', '--help']).output;
    return made;
  }

  get project() {
    return this.#installed;
  }

  get content() {
    return join(this.#installed.folder, 'content');
  }

  get out() {
    return join(this.#installed.folder, 'dist');
  }

  /** Whether the program can do what a column needs. */
  knows(name) {
    const { flag } = columns[name];
    return flag === undefined || this.#help.includes(flag);
  }

  /** Nothing is known of any build. */
  forget() {
    this.#isBuilt = false;
    this.#installed.reset();
  }

  /** Prepares what a column stands on, which is no part of the measurement. */
  prepare(name) {
    const { edit, flag } = columns[name];
    if (name === 'fresh clone') this.#clone.renew();
    else if (name === 'cold, compiled code kept') this.build().#installed.forget();
    else if (edit !== undefined || name.startsWith('no change')) this.build(flag);
    else this.#installed.reset();
  }

  /** Builds if nothing is built yet, or if it is to be built with this flag too. */
  build(flag) {
    if (!this.#isBuilt || flag !== undefined) this.#installed.run(['build', ...(flag ? [flag] : [])]);
    this.#isBuilt = true;
    return this;
  }

  /** Runs what a column measures. */
  start(name) {
    if (name === 'fresh clone') return this.#clone.run(['build', '--content', this.content]);
    this.#isBuilt = name !== 'production';
    if (name.endsWith('by npm')) return this.#installed.npm('build');
    const { flag } = columns[name];
    return this.#installed.run(['build', ...(flag ? [flag] : [])]);
  }
}
