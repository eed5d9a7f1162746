import { Stop } from '../../../core/stop.ts';

/** There is no page in what was to be imported. */
export class UnreadableExport extends Stop {
  override readonly name = 'UnreadableExport';
  constructor(path: string) {
    super('usage', `There is no HTML in ${path}: give the folder of an exported website, or a page of it.`);
  }
}
