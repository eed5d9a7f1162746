import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasPlaceholder } from '../../content/check/placeholders.ts';
import { readIfExists } from '../../edit/source/read-if-exists.ts';

/** Whether a content folder is that of a new organisation, whose typed modules still hold placeholders. */
export function hasUnfilledModules(contentDir: string): boolean {
  return ['.', 'facts'].some((folder) =>
    modulesIn(join(contentDir, folder)).some((file) => hasPlaceholder(textOf(file))),
  );
}

function textOf(file: string): string | undefined {
  try {
    return readIfExists(file);
  } catch {
    // It may not be read, which the desk says itself.
    return undefined;
  }
}

function modulesIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => (name.endsWith('.ts') ? [join(folder, name)] : []));
  } catch {
    // It is not there, which the desk says itself.
    return [];
  }
}
