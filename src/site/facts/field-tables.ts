// Made when the program is bundled (`?value`): it depends on nothing but the code.
import { resources } from '../../api/v1/index.ts';
import type { Field } from './field-list.ts';
import { fieldsOf } from './field-table.ts';

/** The fields of each document of the API, by its name. */
export type FieldTables = Readonly<Record<string, readonly Field[]>>;

const tables: FieldTables = Object.fromEntries(resources.map(({ name, schema }) => [name, fieldsOf(schema)]));

export default tables;
