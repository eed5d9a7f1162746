import { z } from 'zod';

/** Result of imported rows and its place. */
interface ImportTarget {
  /** Members of a record, with `.` between levels; true of those that it cannot do without. */
  readonly fields: Readonly<Record<string, boolean>>;
  /** Members that are lists: a cell holds one text a line, or texts with `|` between. */
  readonly lists: readonly string[];
}

const address = {
  'address.streetAddress': true,
  'address.dependentLocality': false,
  'address.locality': false,
  'address.region': false,
  'address.postalCode': false,
  'address.country': true,
} as const;

/** THE TABLE of what a mapping may make of rows: lists of content/company.ts, and the questions. */
const importTargets = {
  people: { fields: { id: false, name: true, role: true, since: false, email: false, phone: false }, lists: [] },
  locations: {
    fields: { id: false, name: true, ...address, phone: false, email: false, timeZone: false, activities: false },
    lists: ['address.streetAddress', 'activities'],
  },
  products: {
    fields: { id: false, name: true, summary: true, access: true, price: false, link: false, solutions: false },
    lists: ['solutions'],
  },
  faq: { fields: { id: false, question: true, answer: true, category: true, order: false }, lists: [] },
} as const satisfies Readonly<Record<string, ImportTarget>>;

export type ImportTargetName = keyof typeof importTargets;
export const importTargetNames = Object.keys(importTargets) as [ImportTargetName, ...ImportTargetName[]];

export const getImportTarget = (name: ImportTargetName): ImportTarget => importTargets[name];

/** content/imports/<name>.map.json: how columns of a file become fields of content. */
export const mappingSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of import.schema.json, by which editors check the mapping.'),
  source: z
    .string()
    .regex(/^[^/\\]+\.(?:csv|tsv|txt|json)$/, 'expected the name of a CSV or JSON file in the same folder')
    .describe('The file with the rows, beside the mapping.'),
  to: z.enum(importTargetNames).describe('Kind of content that each row becomes.'),
  key: z.string().min(1).describe('The column that identifies a row; ids come from it where no column has ids.'),
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
