import { z } from 'zod';
import { importTargetNames } from './targets.ts';

/** content/imports/<name>.map.json: how columns of a file become fields of content. */
export const mappingSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of import.schema.json, by which editors check the mapping.'),
  source: z
    .string()
    .regex(/^[^/\\]+\.(?:csv|tsv|txt|json)$/, 'expected the name of a CSV or JSON file in the same folder')
    .describe('The file with the rows, beside the mapping.'),
  to: z.enum(importTargetNames).describe('Kind of content that each row becomes.'),
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
