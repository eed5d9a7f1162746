import type { Report } from '../problem.ts';
import { forbiddenCharacters } from './characters.ts';
import type { Mark } from './located.ts';
import type { PositionAt } from './position.ts';

/**
 * Reports as `file-encoding` every string and key below `root` that holds a forbidden character: escapes such as
 * `"\u202E"` bring in what decodeText keeps out. Returns whether there was none.
 */
export function reportHiddenCharacters(root: Mark, positionAt: PositionAt, report: Report): boolean {
  let none = true;
  const look = (text: string, offset: number) => {
    for (const { name } of forbiddenCharacters(text)) {
      none = false;
      report({
        code: 'file-encoding',
        at: positionAt(offset),
        message: `expected plain text, got an escape for ${name}`,
      });
    }
  };
  if (typeof root.value === 'string') look(root.value, root.at);
  for (const [key, mark] of root.members ?? []) {
    if (mark.keyAt !== undefined) look(key, mark.keyAt);
    none = reportHiddenCharacters(mark, positionAt, report) && none;
  }
  return none;
}
