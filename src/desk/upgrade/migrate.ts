import { join } from 'node:path';
import { loadSources } from '../../content/read/load.ts';
import { byCodeUnit } from '../../core/problem.ts';
import { type Change, changeFiles } from '../../publish/change/change-files.ts';
import { withOwnLineEnds } from '../edit/own-line-ends.ts';
import { readIfThere } from '../edit/read-if-there.ts';
import { applyEdits } from '../edit/text-edit.ts';
import { between, type Migration, migrations } from './migration.ts';

/** A file that a migration rewrote. */
export interface Migrated {
  /** `content/company.ts`. */
  readonly file: string;
  readonly about: string;
}

/**
 * Rewrites content for the versions between two, and returns what was rewritten, by file. Each migration sees what the one
 * before it left; comments, order and line ends stay. Throws I/O errors.
 */
export function migrate(
  folders: { readonly contentDir: string; readonly publicDir: string },
  versions: { readonly from: string; readonly to: string },
  all: readonly Migration[] = migrations,
): Migrated[] {
  return changeFiles(folders, ({ write }) =>
    between(versions.from, versions.to, all).flatMap((migration) => migrateOnce(folders, migration, write)),
  );
}

function migrateOnce(
  folders: { readonly contentDir: string; readonly publicDir: string },
  migration: Migration,
  write: Change['write'],
): Migrated[] {
  const pathOf = (file: string) => join(folders.contentDir, file.replace(/^content\//, ''));
  const textOf = (file: string) => readIfThere(pathOf(file)) ?? '';
  // `check` reports unreadable files.
  const sources = loadSources(folders.contentDir, folders.publicDir, () => {});
  const edits = [...migration.edits(sources, (file) => textOf(file).replaceAll('\r\n', '\n'))];
  return edits
    .filter(([, changes]) => changes.length > 0)
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([file, changes]) => {
      const text = withOwnLineEnds(textOf(file), (lf) => applyEdits(lf, changes));
      if (text !== undefined) write(pathOf(file), text);
      return { file, about: migration.about };
    });
}
