import { visible } from '../../../core/visible.ts';
import { plural } from '../../../core/words.ts';
import type { Style } from '../../../terminal/style.ts';
import { fallen, repeatOf, type Torture, type Trial, verdictOf } from '../trial.ts';

/** One trial as it ends, on a line; what fell below it. */
export function trialLine({ kind, seed, did, fell, ms }: Trial, source: string, { dim, red, green }: Style): string {
  const mark = fell.length === 0 ? green('✓') : red('✗');
  const line = `${mark} ${kind.padEnd(12)} ${dim(`${visible(shortened(did))}   ${ms} ms`)}\n`;
  const repeat = fell.length === 0 ? '' : `  → ${repeatOf({ kind, seed }, source)}\n`;
  return line + fell.map((what) => `  ${red(visible(what))}\n`).join('') + repeat;
}

const shortened = (text: string): string => (text.length > 110 ? `${text.slice(0, 109)}…` : text);

/** What all of them show. */
export function tortureText(torture: Torture, { bold, dim, red, green }: Style): string {
  const { kinds, trials, seed, of, files } = torture;
  const rows = kinds.map(({ id, title }) => {
    const own = trials.filter(({ kind }) => kind === id);
    const fell = fallen({ trials: own }).length;
    return `  ${fell === 0 ? green('✓') : red('✗')} ${title.padEnd(46)} ${own.length - fell} of ${own.length} held`;
  });
  const mark = fallen(torture).length === 0 ? green('✓') : red('✗');
  const about = `${of}/, ${plural(files, 'file')} a release, seed ${seed}`;
  return `\n${rows.join('\n')}\n\n${mark} ${bold(verdictOf(torture))}   ${dim(about)}\n`;
}
