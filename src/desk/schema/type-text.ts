import type { JsonSchema } from './json-schema.ts';

/**
 * A schema as a TypeScript interface in which every member carries its description: what editors show while a typed
 * module is written. The types that zod infers carry none.
 */
export function interfaceText(name: string, schema: JsonSchema): string {
  const head = schema.description === undefined ? '' : `/** ${comment(schema.description)} */\n`;
  return `${head}export interface ${name} ${objectType(schema, '')}\n`;
}

function objectType({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const isRequired = required.includes(name);
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
    const types = [typeOf(member, inner), ...(isRequired ? [] : ['undefined'])];
    const about = member.description === undefined ? '' : `${inner}/** ${comment(member.description)} */\n`;
    const line = `${inner}${key}${isRequired ? '' : '?'}: ${types.join(' | ')};\n`;
    return about + line;
  });
  return `{\n${members.join('')}${indent}}`;
}

function typeOf(schema: JsonSchema, indent: string): string {
  if (schema['x-in-languages']) return 'Text';
  if (schema.enum) return schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent)).join(' | ');
  if (schema.const !== undefined) return `'${schema.const}'`;
  switch (schema.type) {
    case 'object':
      return objectType(schema, indent);
    case 'array': {
      const item = typeOf(schema.items ?? {}, indent);
      return schema.items?.enum ? `(${item})[]` : `${item}[]`;
    }
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'string':
      return schema.type;
    default:
      throw new Error(`No TypeScript type for ${JSON.stringify(schema)}`);
  }
}

function comment(text: string): string {
  return text.replaceAll('*/', '* /');
}
