import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withoutHistory } from '../support/without-history.ts';

const root = new URL('../../', import.meta.url).pathname;

/** A copy of a content folder that a test may spoil. */
export interface TestSite {
  readonly dir: string;
  readonly options: {
    readonly contentDir: string;
    readonly publicDir: string;
    readonly preview: boolean;
    readonly today: string;
  };
  /** Writes a file of the copy and returns its absolute path; null removes it. */
  write(file: string, text: string | null): string;
  remove(): void;
}

/** Copies the small company of tests/fixtures, or the example of the project. */
export function copySite(from: 'small' | 'example' = 'small'): TestSite {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-desk-'));
  const source = from === 'small' ? join(root, 'tests/fixtures/small') : root;
  for (const folder of ['content', 'public']) cpSync(join(source, folder), join(dir, folder), { recursive: true });
  if (from === 'example') withoutHistory(join(dir, 'content'));
  return {
    dir,
    options: {
      contentDir: join(dir, 'content'),
      publicDir: join(dir, 'public'),
      preview: false,
      // A day on which what each of them tells has happened.
      today: from === 'small' ? '2026-03-15' : '2026-11-21',
    },
    write(file, text) {
      const path = join(dir, file);
      if (text === null) rmSync(path, { force: true });
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      return path;
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
