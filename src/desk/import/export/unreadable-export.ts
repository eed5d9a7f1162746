import { Stop } from '../../../core/stop.ts';
import { type Note, sourceText } from '../found.ts';

/** Thrown for an import without a page. */
export class UnreadableExport extends Stop {
  override readonly name = 'UnreadableExport';
  constructor(path: string, [note]: readonly Note[]) {
    const why = note ? ` that can be read (${sourceText(note.from)} ${note.text})` : '';
    super('usage', `There is no HTML in ${path}${why}: give the folder of an exported website, or a page of it.`);
  }
}
