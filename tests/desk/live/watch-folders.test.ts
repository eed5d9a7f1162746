import { EventEmitter } from 'node:events';
import { type FSWatcher, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchFolders } from '../../../src/desk/live/watch-folders.ts';

let dir: string;
let end: () => void;
/** Paths that were told, below `dir`, and what waits for them. */
let told: Set<string>;
let waiting: (() => void)[];
const errors: unknown[][] = [];

const handlers = {
  onChange(touched: ReadonlySet<string>) {
    for (const path of touched) told.add(path.slice(dir.length + 1));
    for (const done of waiting.splice(0)) done();
  },
  onError: (...error: unknown[]) => void errors.push(error),
};

/** Waits until all of these were told since the last time. */
async function hears(...paths: string[]): Promise<void> {
  while (!paths.every((path) => told.has(path))) await new Promise<void>((done) => void waiting.push(done));
  told.clear();
}

const write = (file: string, text = 'x') => writeFileSync(join(dir, file), text);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'gazette-watch-'));
  told = new Set();
  waiting = [];
  errors.length = 0;
  mkdirSync(join(dir, 'content/faq'), { recursive: true });
  write('content/faq/a.md');
  end = watchFolders([join(dir, 'content'), join(dir, 'public/media')], handlers);
});
afterEach(() => {
  end();
  rmSync(dir, { recursive: true, force: true });
});

describe('watchFolders', () => {
  it('tells of files that are written, added, removed and renamed', async () => {
    write('content/faq/a.md', 'y');
    await hears('content/faq/a.md');
    write('content/faq/b.md');
    await hears('content/faq/b.md');
    renameSync(join(dir, 'content/faq/b.md'), join(dir, 'content/c.md'));
    await hears('content/faq/b.md', 'content/c.md');
    rmSync(join(dir, 'content/c.md'));
    await hears('content/c.md');
    expect(errors).toEqual([]);
  });

  it('goes on with a file that an editor replaces by another', async () => {
    for (const text of ['one', 'two', 'three']) {
      write('content/faq/a.md~', text);
      renameSync(join(dir, 'content/faq/a.md~'), join(dir, 'content/faq/a.md'));
      await hears('content/faq/a.md');
    }
  });

  it('follows folders that come, go and are renamed, however deep', async () => {
    mkdirSync(join(dir, 'content/pages/guides'), { recursive: true });
    await hears('content/pages/guides');
    write('content/pages/guides/start.md');
    await hears('content/pages/guides/start.md');
    renameSync(join(dir, 'content/pages'), join(dir, 'content/seiten'));
    await hears('content/seiten/guides');
    write('content/seiten/guides/start.md', 'y');
    await hears('content/seiten/guides/start.md');
    rmSync(join(dir, 'content'), { recursive: true });
    await hears('content');
    mkdirSync(join(dir, 'content'));
    await hears('content');
    write('content/again.md');
    await hears('content/again.md');
    expect(errors).toEqual([]);
  });

  it('follows a folder in place of another of its name', async () => {
    rmSync(join(dir, 'content/faq'), { recursive: true });
    mkdirSync(join(dir, 'content/faq'));
    await hears('content/faq');
    write('content/faq/a.md');
    await hears('content/faq/a.md');
  });

  it('waits for a folder that is not there, nor the one above it', async () => {
    mkdirSync(join(dir, 'public/media'), { recursive: true });
    await hears('public/media');
    write('public/media/a.svg');
    await hears('public/media/a.svg');
  });

  it('ends', () => {
    end();
    write('content/faq/a.md', 'y');
    expect(told.size).toBe(0);
  });
});

describe('what the system refuses', () => {
  const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'watch' });

  it('is told once for each reason, and the other folders are watched', () => {
    const watched: string[] = [];
    mkdirSync(join(dir, 'content/pages'));
    const stop = watchFolders([join(dir, 'content')], handlers, (folder) => {
      if (folder.endsWith('faq') || folder.endsWith('pages')) throw refusal('ENOSPC');
      watched.push(folder.slice(dir.length + 1));
      return Object.assign(new EventEmitter(), { close() {} }) as unknown as FSWatcher;
    });
    stop();
    expect(watched).toEqual(['content']);
    expect(errors).toEqual([[expect.objectContaining({ code: 'ENOSPC' }), expect.stringContaining('/content/')]]);
  });

  it('later is told too; a folder that is gone is no refusal', () => {
    const watchers = new Map<string, EventEmitter>();
    const stop = watchFolders([join(dir, 'content')], handlers, (folder) => {
      const watcher = Object.assign(new EventEmitter(), { close() {} });
      watchers.set(folder, watcher);
      return watcher as unknown as FSWatcher;
    });
    watchers.get(join(dir, 'content'))?.emit('error', refusal('EMFILE'));
    expect(errors).toEqual([[expect.objectContaining({ code: 'EMFILE' }), join(dir, 'content')]]);
    rmSync(join(dir, 'content/faq'), { recursive: true });
    watchers.get(join(dir, 'content/faq'))?.emit('error', refusal('EPERM'));
    expect(errors.length).toBe(1);
    stop();
  });
});
