import { canBeScheduled } from '../../content/scheduled/scheduled-value.ts';
import type { JsonSchema } from './json-schema.ts';

/** How deep an object is: the module itself, an item of a list of it, or below. */
type Depth = 'module' | 'item' | 'below';
type IsAhead = (field: string, depth: Depth) => boolean;

/**
 * The schema of a module as a TypeScript interface in which every member carries its description: what editors show while it
 * is written. The types that zod infers carry none, nor what may be given ahead.
 */
export function renderInterface(name: string, module: string, schema: JsonSchema): string {
  const head = schema.description === undefined ? '' : `/** ${comment(schema.description)} */\n`;
  const isAhead: IsAhead = (field, depth) => depth !== 'below' && canBeScheduled(module, field, depth === 'item');
  return `${head}export interface ${name} ${objectType(schema, '', isAhead, 'module')}\n`;
}

function objectType(schema: JsonSchema, indent: string, isAhead: IsAhead, depth: Depth): string {
  const { properties = {}, required = [] } = schema;
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const isRequired = required.includes(name);
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
    const plain = typeOf(member, inner, isAhead, depth);
    // List items are given ahead one by one.
    const isList = member.items?.type === 'object' && depth === 'module';
    const types = [isAhead(name, depth) && !isList ? `Ahead<${plain}>` : plain, ...(isRequired ? [] : ['undefined'])];
    const about = member.description === undefined ? '' : `${inner}/** ${comment(member.description)} */\n`;
    const line = `${inner}${key}${isRequired ? '' : '?'}: ${types.join(' | ')};\n`;
    return about + line;
  });
  return `{\n${members.join('')}${indent}}`;
}

function typeOf(schema: JsonSchema, indent: string, isAhead: IsAhead, depth: Depth): string {
  if (schema['x-in-languages']) return 'Text';
  if (schema.enum) return schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent, isAhead, 'below')).join(' | ');
  if (schema.const !== undefined) return `'${schema.const}'`;
  switch (schema.type) {
    case 'object':
      return objectType(schema, indent, isAhead, 'below');
    case 'array': {
      const { items = {} } = schema;
      if (depth === 'module' && items.type === 'object' && isAhead('', 'item'))
        return `Ahead<${objectType(items, indent, isAhead, 'item')}>[]`;
      const item = typeOf(items, indent, isAhead, 'below');
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
