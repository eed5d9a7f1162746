import type { z } from 'zod';
import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { parseWithSchema } from '../check/parse-with-schema.ts';
import { parseJsonText } from '../read/json-text.ts';
import type { LocatedData } from '../read/source.ts';
import { mappingSchema } from './mapping-schema.ts';
import { getImportTarget } from './targets.ts';

/** A mapping that was read, and where its members stand. */
export type Mapping = z.output<typeof mappingSchema> & { readonly located: LocatedData };

/** Reads a mapping; undefined after reporting `import-invalid` or what its schema refuses, each at its place. */
export function parseMapping(file: string, text: string, report: Report): Mapping | undefined {
  let isSound = true;
  const failing: Report = (problem) => {
    isSound = false;
    report(problem);
  };
  const located = parseJsonText(file, text, 'import-invalid', failing);
  const mapping = located && parseWithSchema(mappingSchema, located.value, located, failing);
  if (!located || !mapping) return undefined;
  const { fields } = getImportTarget(mapping.to);
  for (const part of ['fields', 'constants'] as const)
    for (const name of Object.keys(mapping[part] ?? {})) {
      if (name in fields) continue;
      const meant = findNearestName(name, Object.keys(fields));
      failing({
        code: 'import-invalid',
        at: located.locate([part, name], 'key'),
        field: `${part}.${name}`,
        message: `expected a field of ${mapping.to}, got "${name}"`,
        hint: meant === undefined ? `Fields: ${Object.keys(fields).join(', ')}.` : formatDidYouMean(meant),
      });
    }
  return isSound ? { ...mapping, located } : undefined;
}
