import { fieldName } from '../../content/check/field-name.ts';
import { partsOfPointer } from '../edit/pointer.ts';
import { withoutMarks } from './take-away.ts';

/**
 * The text of a typed module without the mark of a value, and without those inside it: whoever writes a value has looked at
 * it. A mark of more than that value stays, and so does that of a Markdown file, which is of all its text.
 */
export function confirmedAt(file: string, text: string, pointer: string): string {
  const path = file.endsWith('.ts') ? partsOfPointer(pointer) : undefined;
  const field = path && fieldName(path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
  if (field === undefined) return text;
  const isInside = (each: string) => each.startsWith(field) && /^(?:$|[.[])/.test(each.slice(field.length));
  return withoutMarks(file, text, (each) => each !== undefined && isInside(each));
}
