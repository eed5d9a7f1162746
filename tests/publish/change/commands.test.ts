import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { main as build } from '../../../src/commands/build.ts';
import type { Invocation } from '../../../src/commands/common/invocation.ts';
import { main as confirm } from '../../../src/commands/confirm.ts';
import { create } from '../../../src/commands/create/main.ts';
import { main as importing } from '../../../src/commands/import.ts';
import { main as init } from '../../../src/commands/init.ts';
import { main as move } from '../../../src/commands/move.ts';
import { main as writeCmsConfig } from '../../../src/commands/new/cms.ts';
import { main as adding } from '../../../src/commands/new.ts';
import { main as freeze } from '../../../src/commands/release/freeze.ts';
import { main as release } from '../../../src/commands/release.ts';
import { main as report } from '../../../src/commands/report.ts';
import { changeLockFile, isChangeFile } from '../../../src/core/change-file-names.ts';
import { CommandExit } from '../../../src/core/exit-codes.ts';
import { createEditor } from '../../../src/desk/editor/editor.ts';
import { fixContent } from '../../../src/desk/fix/fix-content.ts';
import { openLiveSite } from '../../../src/desk/live/live-site.ts';
import { writeAllEditorFiles } from '../../../src/edit/schema/write-editor-files.ts';
import { recoverContent } from '../../../src/publish/change/recover-content.ts';
import { listTree } from '../../../src/publish/tree.ts';
import { explainFailure } from '../../../src/terminal/explain-failure.ts';
import { copySite, type TestSite } from '../../desk/site.ts';
import { invocationOf } from '../../support/invocation.ts';
import { release as released } from '../../support/ledger.ts';
import { byTurn, thoroughness, turn } from '../../support/runs.ts';
import { dies } from '../dying-fs.ts';
import { befall, fate } from './dying-writes.ts';

vi.mock('node:fs', async (original) => (await import('./dying-writes.ts')).dyingWrites(await original()));
const { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } =
  await vi.importActual<typeof import('node:fs')>('node:fs');

/** The step in which the moments of a command are tried, others for each command and at each turn. */
const step = thoroughness === 3 ? 1 : 16;

interface Trial {
  /** Makes the site one on which the command has something to do. */
  readonly before?: (site: TestSite) => unknown;
  readonly main: (invocation: Invocation) => Promise<number>;
  readonly args?: readonly string[];
  /** Where the content is, if it is not that of the site. */
  readonly content?: string;
}

const edited = (site: TestSite, file: string, from: string | RegExp, to: string) =>
  site.write(file, readFileSync(`${site.dir}/${file}`, 'utf8').replace(from, to));

/** A ledger that lacks a change. */
function ledgered(site: TestSite): void {
  released(site.options, '2026-03-01', { adopt: true });
  edited(site, 'content/solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.');
  edited(site, 'content/solutions.ts', /^ *updated: .*\n/m, '');
}

/** The site with its dist/, built once. */
const once = { built: '' };

const commands: Readonly<Record<string, Trial>> = {
  'check --fix': {
    before(site) {
      edited(site, 'content/company.ts', /updated: '[^']*'/, "updated: '2026/01/05'");
      edited(site, 'content/pages/privacy.md', /updated: .*/, 'updated: 5.1.2026');
      site.write('public/Our Flyer.txt', 'flyer');
      edited(site, 'content/pages/home.md', /$/, '\n[Flyer](/Our%20Flyer.txt)\n');
    },
    main: async ({ root }) => {
      fixContent({ contentDir: `${root}/content`, publicDir: `${root}/public`, preview: false, today: '2026-03-15' });
      return 0;
    },
  },
  move: { main: move, args: ['/anleitung/start/', '/anleitung/beginn/'] },
  'new faq': { main: adding, args: ['faq', '--question', 'Wie schwer?', '--answer', 'Zehn Kilo.', '--id', 'schwer'] },
  'new solution': {
    main: adding,
    args: ['solution', '--title', 'Heizen', '--description', 'Heizt Häuser.', '--audience', 'Alle', '--id', 'heizen'],
  },
  init: {
    main: init,
    args: ['org', '--name', 'Zeta', '--base-url', 'https://zeta.example'],
    content: 'org/content',
  },
  'import --add': {
    before(site) {
      site.write('rows.csv', 'name,role\nAda Low,Leitung\nBo Mann,Technik\n');
      const mapping = { source: 'rows.csv', to: 'people', key: 'name', fields: { name: 'name', role: 'role' } };
      site.write('rows.map.json', JSON.stringify(mapping));
    },
    main: importing,
    args: ['rows.csv', '--mapping', 'rows.map.json', '--add'],
  },
  confirm: {
    before: (site) =>
      edited(site, 'content/company.ts', '  legalName:', '  // from a.html:3, unconfirmed\n  legalName:'),
    main: confirm,
    args: ['--all-of', 'content/company.ts'],
  },
  'release freeze': { main: freeze, args: [] },
  'release --adopt': { main: release, args: ['--date', '2026-03-15', '--adopt'] },
  'release --compact': {
    before: ledgered,
    main: release,
    args: ['--date', '2026-03-15', '--compact'],
  },
  'release --forget': {
    before(site) {
      ledgered(site);
      released(site.options, '2026-03-15');
    },
    main: release,
    args: ['--forget', 'solutions#giessen'],
  },
  'new cms': { main: writeCmsConfig, args: ['--output', 'admin'] },
  'check --fix, for editors': {
    before(site) {
      site.write('.vscode/gazette.code-snippets', '{}');
      site.write('.vscode/schemas/news.schema.json', '{}');
      site.write('content/facts.d.ts', '');
    },
    main: async ({ root }) => {
      writeAllEditorFiles(root, `${root}/content`);
      return 0;
    },
  },
  'report --html': {
    async before(site) {
      if (!once.built) {
        expect(await build(invocationOf(site.dir, []).invocation)).toBe(0);
        // It holds the path of the site.
        rmSync(`${site.dir}/.cache`, { recursive: true });
        once.built = mkdtempSync(`${tmpdir()}/gazette-built-`);
        cpSync(site.dir, once.built, { recursive: true });
      }
      cpSync(once.built, site.dir, { recursive: true });
      site.write('out/report.html', 'before');
    },
    main: report,
    args: ['--html', 'out/report.html'],
    content: 'out',
  },
  'import DIR': {
    before: (site) =>
      site.write('old/index.html', '<!doctype html><title>Zeta</title><h1>Zeta</h1><p>We dig wells.</p>'),
    main: importing,
    args: ['old', '--output', 'org', '--name', 'Zeta', '--base-url', 'https://zeta.example'],
    content: 'org/content',
  },
  'create-gazette': {
    main: (invocation) => create(invocation, '1.2.3'),
    args: ['org', '--name', 'Zeta', '--base-url', 'https://zeta.example', '--no-install'],
    content: 'org/content',
  },
};

let site: TestSite;
beforeEach(() => befall('', 'none'));
afterEach(() => site.remove());

const begin = async ({ before }: Trial) => {
  site = copySite();
  await before?.(site);
};

const run = async ({ main, args = [] }: Trial): Promise<number> => main(invocationOf(site.dir, args).invocation);

/** Every file with its mode and text. A folder that is empty holds nothing to lose. */
const everything = (dir = site.dir) =>
  listTree(dir).flatMap(({ path, kind, mode }) =>
    kind === 'file' ? [`${path} ${mode} ${readFileSync(`${dir}/${path}`, 'utf8')}`] : [],
  );

/** The dead process was this one, so its lock must be made that of another. */
function bury({ content = 'content' }: Trial): void {
  const lock = `${site.dir}/${content}/${changeLockFile}`;
  if (existsSync(lock))
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"start":"[^"]*"/, '"start":"before:1"'));
}

/** Problems that another command would find, which settles the content first. */
function foundByAnother({ content = 'content' }: Trial): string[] {
  const copy = `${site.dir}-copy`;
  cpSync(site.dir, copy, { recursive: true });
  recoverContent(`${copy}/${content}`);
  const found = everything(copy);
  rmSync(copy, { recursive: true });
  return found;
}

/** The exit code of the same command, once more: `ok` may be thrown too. */
const runAgain = (trial: Trial): Promise<number> =>
  run(trial).catch((error: unknown) => {
    if (error instanceof CommandExit) return explainFailure(error, '').exitCode;
    throw error;
  });

describe.each(byTurn(Object.entries(commands), 4))('%s', (name, trial) => {
  const first = (name.length + turn) % step;

  /** The site before and after a command that nothing befalls. */
  async function known() {
    await begin(trial);
    const old = everything();
    expect(await run(trial)).toBe(0);
    const next = everything();
    expect(next).not.toEqual(old);
    expect(next.filter((line) => isChangeFile(line.slice(0, line.indexOf(' '))))).toEqual([]);
    site.remove();
    return { old, next };
  }

  test(
    'killed at any write leaves the old files or the new ones, and then succeeds',
    async () => {
      const { old, next } = await known();
      let at = first;
      for (let died = true; died; at += step) {
        await begin(trial);
        befall(site.dir, 'kill', at);
        died = await dies(() => run(trial));
        befall('', 'none');
        bury(trial);
        const found = foundByAnother(trial);
        if (JSON.stringify(found) !== JSON.stringify(old)) expect(found, `killed before write ${at}`).toEqual(next);
        // A command that has ended left a whole folder, and to run it twice may be a mistake.
        if (died) expect([await runAgain(trial), everything()], `after a kill before write ${at}`).toEqual([0, next]);
        site.remove();
      }
      expect(at).toBeGreaterThan(10);
    },
    120_000 * thoroughness,
  );

  test(
    'on a disk that is full at any write changes nothing, names a file, and then succeeds',
    async () => {
      const { old, next } = await known();
      let at = first;
      for (let failed = true; failed; at += step) {
        await begin(trial);
        befall(site.dir, 'full', at);
        const error: unknown = await run(trial).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        failed = fate.calls > at;
        befall('', 'none');
        if (error !== undefined) {
          expect(everything(), `full at write ${at}`).toEqual(old);
          const { exitCode, text } = explainFailure(error, '');
          expect(exitCode).toBe(74);
          expect(text).toMatch(new RegExp(`^Cannot \\w+ ${site.dir}/\\S.*: the disk is full \\(ENOSPC\\)\\.`));
          expect([await run(trial), everything()], `after a full disk at write ${at}`).toEqual([0, next]);
        } else expect(everything()).toEqual(next);
        site.remove();
      }
    },
    120_000 * thoroughness,
  );
});

describe('a save at the desk', () => {
  const deskStep = thoroughness === 3 ? 1 : 5;
  const [file, pointer] = ['content/company.ts', '/companyNumber'];

  function desk() {
    const { options } = site;
    const live = openLiveSite({ ...options, today: () => options.today });
    const editor = createEditor(
      live,
      options,
      () => options.today,
      (path) => void live.refresh([path]),
    );
    return async (value = 'HRA 0013') => {
      live.refresh();
      const view = editor.field(file, pointer);
      if (view?.text === value) return 'saved';
      const draft = await editor.edit({ file, pointer, before: view?.before ?? '', value });
      if (!('id' in draft) || draft.id === undefined) throw new Error(JSON.stringify(draft));
      const saved = editor.save(draft.id);
      return 'undo' in saved ? 'saved' : saved.message;
    };
  }

  async function known() {
    await begin({ main: move });
    const old = everything();
    expect(await desk()()).toBe('saved');
    const next = everything();
    expect(next).not.toEqual(old);
    site.remove();
    return { old, next };
  }

  test('killed at any write leaves the old value or the new one, and the next desk saves', async () => {
    const { old, next } = await known();
    let at = turn % deskStep;
    for (let died = true; died; at += deskStep) {
      await begin({ main: move });
      const save = desk();
      befall(site.dir, 'kill', at);
      died = await dies(() => save());
      befall('', 'none');
      bury({ main: move });
      const found = foundByAnother({ main: move });
      if (JSON.stringify(found) !== JSON.stringify(old)) expect(found, `killed before write ${at}`).toEqual(next);
      recoverContent(site.options.contentDir);
      expect([await desk()(), everything()], `after a kill before write ${at}`).toEqual(['saved', next]);
      site.remove();
    }
    expect(at).toBeGreaterThan(10);
  }, 120_000);

  test.each(['full', 'refused'] as const)(
    'is refused by the name of its file where the disk is %s at any write, and the same desk then saves',
    async (kind) => {
      const { old, next } = await known();
      let at = turn % deskStep;
      for (let failed = true; failed; at += deskStep) {
        await begin({ main: move });
        const save = desk();
        befall(site.dir, kind, at);
        const said = await save();
        failed = fate.calls > at;
        befall('', 'none');
        if (said !== 'saved') {
          expect(said).toContain(`${file} could not be written`);
          if (kind === 'full') expect(everything(), `full at write ${at}`).toEqual(old);
        }
        // Until now the file may be what the disk did not let be undone: the first save undoes it, and may say so.
        expect(await save('HRA 0014')).toMatch(/^saved$|has changed meanwhile/);
        expect([await save(), everything()], `after write ${at} was refused`).toEqual(['saved', next]);
        site.remove();
      }
      expect(at).toBeGreaterThan(5);
    },
    120_000,
  );
});
