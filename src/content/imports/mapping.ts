import { z } from 'zod';
import { didYouMean, didYouMeanText } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { parse } from '../check/parse.ts';
import { readJsonText } from '../read/json-text.ts';
import type { Located } from '../read/source.ts';
import { importTargetNames, targetOf } from './targets.ts';

/** content/imports/<name>.map.json: how columns of a file become fields of content. */
export const mappingSchema = z.strictObject({
  $schema: z.string().optional().describe('What editors check the mapping by: the path of import.schema.json.'),
  source: z
    .string()
    .regex(/^[^/\\]+\.(?:csv|tsv|txt|json)$/, 'expected the name of a CSV or JSON file in the same folder')
    .describe('The file with the rows, beside the mapping.'),
  to: z.enum(importTargetNames).describe('What each row becomes.'),
  key: z.string().min(1).describe('The column that tells rows apart; the id is made of it where no column gives one.'),
  fields: z.record(z.string(), z.string()).describe('Column by field, such as { "role": "Position" }.'),
  constants: z
    .record(z.string(), z.string())
    .optional()
    .describe('Values of fields that no column holds, such as { "access": "public" }.'),
  separator: z.enum([';', ',', '\t']).optional().describe('Between the cells of a CSV file; absent: found by itself.'),
  rows: z
    .record(z.string(), z.string())
    .optional()
    .describe('Written by import: each id with a digest of the row of which it was made.'),
});

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
