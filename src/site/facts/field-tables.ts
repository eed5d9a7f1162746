// Evaluated at bundling (`?value`): depends only on the code.
import { resources } from '../../api/v1/index.ts';
import type { Field } from './field-list.ts';
import { fieldsOf } from './field-table.ts';

/** Fields of API documents, by document name. */
export type FieldTables = Readonly<Record<string, readonly Field[]>>;

const tables: FieldTables = Object.fromEntries(resources.map(({ name, schema }) => [name, fieldsOf(schema)]));

export default tables;
