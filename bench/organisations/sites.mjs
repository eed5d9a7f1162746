import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nextYear } from '../common/machine.mjs';
import { Project } from '../common/project.mjs';
import { writeContent } from '../corpus/write.mjs';

/** Small organisations in a folder `sites/`, beside a copy of the project as a package ships it. */
export class Sites {
  static async in(folder, { count, pages }) {
    const made = new Sites();
    made.folder = folder;
    mkdirSync(folder, { recursive: true });
    made.project = new Project(join(folder, 'gazette'));
    made.names = Array.from({ length: count }, (_, i) => `org-${String(i).padStart(5, '0')}`);
    const expires = nextYear();
    for (const [i, name] of made.names.entries()) writeContent(made.site(name), { count: pages, seed: i + 1, expires });
    await made.project.ship();
    made.project.run(['--help']);
    return made;
  }

  site(name) {
    return join(this.folder, 'sites', name);
  }

  /** Nothing was built; the program stays, and what V8 compiled of it. */
  forget() {
    this.project.forget();
    for (const name of this.names) this.remove(name, ['dist', 'deploy', '.cache', '.turbo', 'site.tar']);
  }

  remove(name, parts) {
    for (const part of parts) rmSync(join(this.site(name), part), { recursive: true, force: true });
  }

  /** Another line at the end of one page of one organisation. */
  edit(name) {
    const folder = join(this.site(name), 'content/pages');
    const page = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))[1];
    appendFileSync(join(folder, page), '\nOne line more.\n');
  }
}
