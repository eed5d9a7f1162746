import { toPointer } from '../../core/json-pointer.ts';
import { bodyPointer } from '../../edit/source/set-content.ts';
import type { ContentFile } from './content-file.ts';

/** The pointer of the value that stands at a place of a file; of a place in a Markdown text, that of its body. */
export function findPointer({ values, body }: ContentFile, line: number, col: number): string | undefined {
  if (body && line >= body.line) return bodyPointer;
  if (!values) return undefined;
  const found = (value: unknown, path: (string | number)[]): string | undefined => {
    if (typeof value !== 'object' || value === null) {
      const at = values.locate(path);
      return at.line === line && at.col === col ? toPointer(path) : undefined;
    }
    for (const [key, member] of Object.entries(value)) {
      const inner = found(member, [...path, Array.isArray(value) ? Number(key) : key]);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  return found(values.value, []);
}
