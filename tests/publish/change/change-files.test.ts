import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  changeJournalFile,
  changeLockFile,
  endedJournalFile,
  isChangeFile,
} from '../../../src/core/change-file-names.ts';
import { sha256 } from '../../../src/core/digest.ts';
import { changeFile, changeFiles } from '../../../src/publish/change/change-files.ts';
import { recoverContent, recoverContentOnce } from '../../../src/publish/change/recover-content.ts';
import { LockError } from '../../../src/publish/errors.ts';
import { acquireContentLock } from '../../../src/publish/lock.ts';
import { freshTarget } from '../fresh-target.ts';
import { noFiles } from '../no-files.ts';

/** A project with one file, `content/a.md`. */
function project() {
  const { parent } = freshTarget();
  const folders = { contentDir: join(parent, 'content'), publicDir: join(parent, 'public') };
  mkdirSync(folders.contentDir);
  const at = (file: string) => join(parent, file);
  writeFileSync(at('content/a.md'), 'one');
  const names = () => readdirSync(folders.contentDir, { recursive: true, encoding: 'utf8' }).sort();
  return { parent, folders, at, names, text: (file: string) => readFileSync(at(file), 'utf8') };
}

test('files are written, made, renamed and removed together, and nothing is left beside them', () => {
  const { folders, at, names, text } = project();
  chmodSync(at('content/a.md'), 0o640);
  writeFileSync(at('content/gone.md'), 'x');
  changeFiles(folders, ({ write, create, rename, remove }) => {
    write(at('content/a.md'), 'two');
    write(at('content/a.md'), 'three');
    create(at('content/faq/b.md'), 'b');
    create(at('public/p.txt'), 'p');
    rename(at('content/a.md'), at('content/pages/c.md'));
    remove(at('content/gone.md'));
  });
  expect(names()).toEqual(['faq', 'faq/b.md', 'pages', 'pages/c.md']);
  expect([text('content/pages/c.md'), text('public/p.txt')]).toEqual(['three', 'p']);
  expect(statSync(at('content/pages/c.md')).mode & 0o777).toBe(0o640);
});

test.each(['throws', 'takes back'])(
  'an action that %s leaves all as it was, but for what others wrote meanwhile',
  (how) => {
    const { folders, at, names, text } = project();
    for (const file of ['edited', 'renamed', 'removed']) writeFileSync(at(`content/${file}.md`), 'before');
    const inode = statSync(at('content/a.md')).ino;
    const act = () =>
      changeFiles(folders, ({ write, create, rename, remove, undo }) => {
        write(at('content/a.md'), 'two');
        write(at('content/a.md'), 'three');
        write(at('content/edited.md'), 'two');
        create(at('content/new/x.md'), 'x');
        create(at('content/other/y.md'), 'y');
        rename(at('content/renamed.md'), at('content/there.md'));
        remove(at('content/removed.md'));
        // An editor saves.
        writeFileSync(at('content/edited.md'), 'by a person');
        writeFileSync(at('content/other/y.md'), 'by a person');
        writeFileSync(at('content/renamed.md'), 'by a person');
        if (how === 'throws') throw new Error('no');
        undo();
      });
    if (how === 'throws') expect(act).toThrow('no');
    else act();
    expect(names()).toEqual(['a.md', 'edited.md', 'other', 'other/y.md', 'removed.md', 'renamed.md', 'there.md']);
    expect([text('content/a.md'), text('content/removed.md'), text('content/there.md')]).toEqual([
      'one',
      'before',
      'before',
    ]);
    for (const file of ['edited.md', 'other/y.md', 'renamed.md']) expect(text(`content/${file}`)).toBe('by a person');
    expect(statSync(at('content/a.md')).ino).toBe(inode);
  },
);

test('a folder is renamed with what was just written in it', () => {
  const { folders, at, names, text } = project();
  mkdirSync(at('content/Old'));
  writeFileSync(at('content/Old/x.md'), 'one');
  changeFiles(folders, ({ write, rename }) => {
    write(at('content/Old/x.md'), 'two');
    rename(at('content/Old'), at('content/new'));
  });
  expect([names(), text('content/new/x.md')]).toEqual([['a.md', 'new', 'new/x.md'], 'two']);
});

test('a backup of an editor stays, and no link leads out of the project', () => {
  const { parent, folders, at, text } = project();
  // Its name begins with that of the project.
  const outside = `${parent}-old`;
  mkdirSync(outside);
  writeFileSync(join(outside, 'theirs'), 'theirs');
  symlinkSync(join(outside, 'theirs'), at('content/a.md~'));
  changeFile(folders, at('content/a.md'), 'two');
  expect(readFileSync(at('content/a.md~'), 'utf8')).toBe('theirs');
  symlinkSync(outside, at('content/faq'));
  symlinkSync(join(outside, 'theirs'), at('content/link.md'));
  symlinkSync(join(outside, 'nothing'), at('content/dangling.md'));
  symlinkSync('a.md', at('content/within.md'));
  for (const file of ['faq/b.md', 'faq/theirs', 'link.md'])
    expect(() => changeFile(folders, at(`content/${file}`), 'x')).toThrow(
      `Cannot write ${at(`content/${file}`)}: a symbolic link leads to ${outside}`,
    );
  expect(() => changeFile(folders, at('content/dangling.md'), 'x')).toThrow('ENOENT');
  changeFile(folders, at('content/within.md'), 'x');
  expect([text('content/a.md'), readdirSync(outside), readFileSync(join(outside, 'theirs'), 'utf8')]).toEqual([
    'x',
    ['theirs'],
    'theirs',
  ]);
  expect(readdirSync(parent)).toEqual(['content']);
});

test('content/ itself may be a link', () => {
  const { folders, at, text } = project();
  const elsewhere = join(freshTarget().parent, 'texts');
  renameSync(folders.contentDir, elsewhere);
  symlinkSync(elsewhere, folders.contentDir);
  changeFile(folders, at('content/faq/b.md'), 'b');
  expect([text('content/faq/b.md'), realpathSync(at('content/faq'))]).toEqual(['b', join(elsewhere, 'faq')]);
});

test.each(noFiles.filter(([what]) => !what.startsWith('a link')))('nothing is written over %s', (_, make) => {
  const { folders, at, names } = project();
  make(at('content/b.md'));
  const before = names();
  expect(() => changeFile(folders, at('content/b.md'), 'x')).toThrow('is no file');
  expect(names()).toEqual(before);
});

test('what is to be new, or another name, must be free', () => {
  const { folders, at, text } = project();
  writeFileSync(at('content/b.md'), 'b');
  expect(() => changeFiles(folders, ({ create }) => create(at('content/a.md'), 'x'))).toThrow('is there already');
  expect(() => changeFiles(folders, ({ rename }) => rename(at('content/a.md'), at('content/b.md')))).toThrow(
    'is there already',
  );
  expect([text('content/a.md'), text('content/b.md')]).toEqual(['one', 'b']);
});

test('a change that fails leaves no content/ that was not there', () => {
  const { parent } = freshTarget();
  const folders = { contentDir: join(parent, 'content') };
  expect(() =>
    changeFiles(folders, ({ create }) => {
      create(join(parent, 'content/a/b.md'), 'x');
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(readdirSync(parent)).toEqual([]);
});

test('who cannot wait any longer is told who writes', () => {
  const { folders, at, text } = project();
  const lock = acquireContentLock(folders.contentDir);
  expect(() => changeFile(folders, at('content/a.md'), 'x', 0)).toThrow(LockError);
  expect(() => changeFile(folders, at('content/a.md'), 'x', 0)).toThrow(
    `Process ${process.pid} is changing ${folders.contentDir} now. Try again when it has ended.`,
  );
  lock.release();
  changeFile(folders, at('content/a.md'), 'x', 0);
  expect(text('content/a.md')).toBe('x');
});

test('a lock of a dead process, and a torn journal, are no hindrance', () => {
  const { folders, at, names, text } = project();
  writeFileSync(
    at(`content/${changeLockFile}`),
    `${JSON.stringify({ pid: 2 ** 22 + 1, start: '', host: hostname() })}\n`,
  );
  writeFileSync(at(`content/${changeLockFile}-${2 ** 22 + 1}`), 'x');
  const step = { kind: 'file', path: 'a.md', id: '0123456789ab', isNew: true, sha256: sha256('one') };
  const isUndone = (torn: string) => {
    writeFileSync(at('content/a.md'), 'one');
    writeFileSync(at(`content/${changeJournalFile}`), torn);
    recoverContent(folders.contentDir);
    return names().length === 0;
  };
  expect(isUndone(`${JSON.stringify(step)}\n`)).toBe(true);
  const torn = Object.entries({
    ...{ kind: 'fil', path: 1, isNew: 'true', sha256: 1 },
    id: ['../0123456789ab', '0123456789abc', '0123456789aB', 123456789012],
  }).flatMap(([key, values]) => [values].flat().map((value) => JSON.stringify({ ...step, [key]: value })));
  for (const line of ['{"kind":"file","pa', 'null', '[]', ...torn]) expect(isUndone(`${line}\n`), line).toBe(false);
  expect(isUndone(JSON.stringify(step)), 'no line break').toBe(false);
  mkdirSync(at('content/made'));
  const folder = '{"kind":"folder","path":"made"}\n';
  expect(isUndone(`${folder}${JSON.stringify(step)}\n`)).toBe(true);
  writeFileSync(at('content/a.md'), 'one');
  expect([names(), text('content/a.md')]).toEqual([['a.md'], 'one']);
  recoverContent(at('nothing'));
  expect(existsSync(at('nothing'))).toBe(false);
});

test.each([changeJournalFile, endedJournalFile])(
  'a command that was killed when its change was whole is told so by %s',
  (name) => {
    const { folders, at, names, text } = project();
    const cut = () => writeFileSync(at(`content/${name}`), '{"kind":"done","path":"","command":"new x"}\n');
    cut();
    expect(() => recoverContentOnce(folders.contentDir, 'new x')).toThrow('nothing is left to do');
    recoverContentOnce(folders.contentDir, 'new x');
    cut();
    recoverContentOnce(folders.contentDir, 'new y');
    recoverContentOnce(folders.contentDir, 'new x');
    cut();
    recoverContentOnce(folders.contentDir, undefined);
    cut();
    changeFile(folders, at('content/a.md'), 'two');
    expect([names(), text('content/a.md')]).toEqual([['a.md'], 'two']);
  },
);

test.each([
  ['.gazette.lock', true],
  ['faq/.gazette-0123456789ab.old', true],
  ['.gazette.journal', true],
  ['.gazette.ended', true],
  ['a.gazette-0123456789ab.old', false],
  ['.gazette-notes.md', false],
  ['.gazette.lock.md', false],
])('%s is a file of a change: %s', (path, is) => expect(isChangeFile(path)).toBe(is));
