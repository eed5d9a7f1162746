import { escapeControlCharacters } from '../../core/escape-control-characters.ts';
import type { Style } from '../../terminal/style.ts';
import type { AppliedFix } from './applied-fix.ts';

/** One line for each fix: `fixed content/company.ts:12:18 companyNumber "1234567" → "01234567"`; a blank line last. */
export function renderFixes(fixes: readonly AppliedFix[], style: Style, label: (file: string) => string): string {
  const lines = fixes.map(({ at, field, from, to }) => {
    const place = 'line' in at ? `${label(at.file)}:${at.line}:${at.col}` : label(at.file);
    const name = field === undefined ? '' : ` ${escapeControlCharacters(field)}`;
    return `${style.green('fixed')} ${style.bold(escapeControlCharacters(place))}${name} ${escapeControlCharacters(from)} → ${escapeControlCharacters(to)}\n`;
  });
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
}
