import { line } from '../../../content/schemas/fields.ts';
import { findForbiddenCharacters } from '../../../core/characters.ts';
import { formatSource, type ReportNote, type SourcedValue } from '../sourced-value.ts';

const lines = new Map<number, ReturnType<typeof line>>();

/** Whether content takes a text as a line of at most so many characters: nothing hides in it, and it is no placeholder. */
export function isLine(text: string, longest: number): boolean {
  const schema = lines.get(longest) ?? line(longest);
  lines.set(longest, schema);
  return schema.safeParse(text).success && findForbiddenCharacters(text).length === 0 && !text.includes('⟪');
}

/** The texts that content takes, with blanks as one space; those that it refuses are noted under `what` it is. */
export const filterLines = <T extends SourcedValue>(
  what: string,
  texts: readonly T[],
  longest: number,
  noted: ReportNote,
): T[] =>
  texts.flatMap((each) => {
    const value = each.value.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (isLine(value, longest)) return [{ ...each, value }];
    const why = value.length > longest ? `it is longer than ${longest} characters` : 'content cannot hold such a text';
    noted({ from: each.from, text: `${what} of ${formatSource(each.from)} was left out: ${why}` });
    return [];
  });
