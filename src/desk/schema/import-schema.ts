import { mappingSchema } from '../../content/imports/mapping-schema.ts';
import { getImportTarget, importTargetNames } from '../../content/imports/targets.ts';
import { toJsonSchema } from './json-schema.ts';

/** A mapping of content/imports/ as JSON Schema: what fields there are hangs on what rows become. */
export function createImportSchema(): object {
  const rules = importTargetNames.map((to) => {
    const names = { type: 'object', propertyNames: { enum: Object.keys(getImportTarget(to).fields) } };
    return {
      if: { type: 'object', properties: { to: { const: to } }, required: ['to'] },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { type: 'object', properties: { fields: names, constants: names } },
    };
  });
  return { ...toJsonSchema(mappingSchema), allOf: rules };
}
