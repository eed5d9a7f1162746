import type { ValuePath } from '../read/source.ts';

/** `['solutions', 2, 'id']` → `solutions[2].id`; of the whole file: `undefined`. */
export function formatFieldPath(path: ValuePath): string | undefined {
  const parts = path.map((segment, index) => {
    if (typeof segment === 'number') return `[${segment}]`;
    const name = String(segment);
    if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(name)) return `[${JSON.stringify(name)}]`;
    return index === 0 ? name : `.${name}`;
  });
  return parts.length === 0 ? undefined : parts.join('');
}
