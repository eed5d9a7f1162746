import { CommandExit } from '../../../core/command-exit.ts';
import { formatSource, type ImportNote } from '../sourced-value.ts';

/** Thrown for an import without a page. */
export class UnreadableExport extends CommandExit {
  override readonly name = 'UnreadableExport';
  constructor(path: string, [note]: readonly ImportNote[]) {
    const why = note ? ` that can be read (${formatSource(note.from)} ${note.text})` : '';
    super('usage', `There is no HTML in ${path}${why}: give the folder of an exported website, or a page of it.`);
  }
}
