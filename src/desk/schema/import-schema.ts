import { mappingSchema } from '../../content/imports/mapping-schema.ts';
import { importTargetNames, targetOf } from '../../content/imports/targets.ts';
import { contentSchema } from './json-schema.ts';

/** A mapping of content/imports/ as JSON Schema: what fields there are hangs on what rows become. */
export function importSchema(): object {
  const rules = importTargetNames.map((to) => {
    const names = { type: 'object', propertyNames: { enum: Object.keys(targetOf(to).fields) } };
    return {
      if: { type: 'object', properties: { to: { const: to } }, required: ['to'] },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { type: 'object', properties: { fields: names, constants: names } },
    };
  });
  return { ...contentSchema(mappingSchema), allOf: rules };
}
