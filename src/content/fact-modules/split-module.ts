import type { Report } from '../../core/problem.ts';
import { isObject } from '../../core/type-guards.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';

/** A long process reads the same files again: the same objects mean no change. */
const merged = new WeakMap<LocatedData, { readonly parts: readonly LocatedData[]; readonly module: LocatedData }>();

/** Puts the items of the files of a folder behind those of their module; each keeps the position in its file. */
export function mergeItems(module: LocatedData, parts: readonly LocatedData[], report: Report): LocatedData {
  for (const part of parts)
    if (!Array.isArray(part.value))
      report({ code: 'field-type', at: part.locate([]), message: `expected a list of items of ${module.file}` });
  const known = merged.get(module);
  if (known?.parts.length === parts.length && known.parts.every((part, i) => part === parts[i])) return known.module;
  const made = merge(module, parts);
  merged.set(module, { parts, module: made });
  return made;
}

function merge(module: LocatedData, parts: readonly LocatedData[]): LocatedData {
  const own = isObject(module.value) && Array.isArray(module.value.items) ? module.value.items : [];
  const items: unknown[] = [...own];
  const starts = parts.map(({ value }) => {
    const start = items.length;
    if (Array.isArray(value)) for (const item of value) items.push(item);
    return start;
  });
  /** The file of a path, and the path in it. */
  const placeOf = (path: ValuePath): readonly [LocatedData, ValuePath] => {
    const [list, index, ...rest] = path;
    if (list !== 'items' || typeof index !== 'number' || index < own.length) return [module, path];
    const at = starts.findLastIndex((start) => start <= index);
    return [parts[at] ?? module, [index - (starts[at] ?? 0), ...rest]];
  };
  const unconfirmed = [module, ...parts].flatMap((each, i) =>
    (each.unconfirmed ?? []).map((mark) => {
      const [index, ...rest] = mark.path;
      return i === 0 || typeof index !== 'number'
        ? mark
        : { ...mark, path: ['items', (starts[i - 1] ?? 0) + index, ...rest] };
    }),
  );
  return {
    file: module.file,
    files: [module, ...parts].map(({ file }) => file),
    value: isObject(module.value) ? { ...module.value, items } : module.value,
    ...(unconfirmed.length > 0 && { unconfirmed }),
    locate(path, part) {
      const [file, inside] = placeOf(path);
      return file.locate(inside, part);
    },
    locateIn(path, offset) {
      const [file, inside] = placeOf(path);
      return file.locateIn?.(inside, offset);
    },
  };
}
