import type { z } from 'zod';
import { didYouMean, didYouMeanText } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { parse } from '../check/parse.ts';
import { readJsonText } from '../read/json-text.ts';
import type { Located } from '../read/source.ts';
import { mappingSchema } from './mapping-schema.ts';
import { targetOf } from './targets.ts';

/** A mapping that was read, and where its members stand. */
export type Mapping = z.output<typeof mappingSchema> & { readonly located: Located };

/** Reads a mapping; undefined after reporting `import-invalid` or what its schema refuses, each at its place. */
export function readMapping(file: string, text: string, report: Report): Mapping | undefined {
  let isSound = true;
  const failing: Report = (problem) => {
    isSound = false;
    report(problem);
  };
  const located = readJsonText(file, text, 'import-invalid', failing);
  const mapping = located && parse(mappingSchema, located.value, located, failing);
  if (!located || !mapping) return undefined;
  const { fields } = targetOf(mapping.to);
  for (const part of ['fields', 'constants'] as const)
    for (const name of Object.keys(mapping[part] ?? {})) {
      if (name in fields) continue;
      const meant = didYouMean(name, Object.keys(fields));
      failing({
        code: 'import-invalid',
        at: located.locate([part, name], 'key'),
        field: `${part}.${name}`,
        message: `expected a field of ${mapping.to}, got "${name}"`,
        hint: meant === undefined ? `Fields: ${Object.keys(fields).join(', ')}.` : didYouMeanText(meant),
      });
    }
  return isSound ? { ...mapping, located } : undefined;
}
