import { formatFieldPath } from '../../content/check/format-field-path.ts';
import { parsePointer } from '../source-edit/json-pointer.ts';
import { removeMarks } from './remove-marks.ts';

/**
 * The text of a typed module without the mark of a value, and without those inside it: whoever writes a value has looked at
 * it. A mark of more than that value stays, and so does that of a Markdown file, which is of all its text.
 */
export function removeMarksAt(file: string, text: string, pointer: string): string {
  const path = file.endsWith('.ts') ? parsePointer(pointer) : undefined;
  const field = path && formatFieldPath(path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
  if (field === undefined) return text;
  const isInside = (each: string) => each.startsWith(field) && /^(?:$|[.[])/.test(each.slice(field.length));
  return removeMarks(file, text, (each) => each !== undefined && isInside(each));
}
