import { visible } from '../../core/visible.ts';
import type { Style } from '../../terminal/style.ts';
import type { Mended } from './mended.ts';

/** One line for each fix: `fixed content/company.ts:12:18 companyNumber "1234567" → "01234567"`; a blank line last. */
export function fixedText(fixes: readonly Mended[], style: Style, label: (file: string) => string): string {
  const lines = fixes.map(({ at, field, from, to }) => {
    const place = 'line' in at ? `${label(at.file)}:${at.line}:${at.col}` : label(at.file);
    const name = field === undefined ? '' : ` ${visible(field)}`;
    return `${style.green('fixed')} ${style.bold(visible(place))}${name} ${visible(from)} → ${visible(to)}\n`;
  });
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
}
