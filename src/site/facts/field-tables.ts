// Evaluated at bundling (`?value`): depends only on the code.
import { resources } from '../../api/v1/index.ts';
import type { SchemaField } from './field-list.ts';
import { listWireFields } from './field-table.ts';

/** Fields of API documents, by document name. */
export type FieldTables = Readonly<Record<string, readonly SchemaField[]>>;

const tables: FieldTables = Object.fromEntries(resources.map(({ name, schema }) => [name, listWireFields(schema)]));

export default tables;
