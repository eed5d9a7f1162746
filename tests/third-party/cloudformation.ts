/** A type of the specification, as far as it is read here. */
interface Type {
  readonly type: string;
  readonly element?: Type;
  readonly types?: readonly Type[];
  readonly reference?: object;
}

interface Properties {
  readonly [name: string]: { readonly type: Type; readonly required?: boolean };
}

interface ResourceType {
  readonly properties: Properties;
  readonly attributes: object;
}

/** The database of AWS's resource types. */
export interface Specification {
  lookup(kind: 'resource', index: 'cloudFormationType', how: 'equals', name: string): readonly ResourceType[];
  get(kind: 'typeDefinition', reference: object): { readonly properties: Properties };
}

interface Template {
  readonly Parameters: Readonly<Record<string, object>>;
  readonly Conditions: Readonly<Record<string, object>>;
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: object }>>;
  readonly Outputs: object;
}

/** Mistakes of a template that CloudFormation would not take: members, types, and what its functions name. */
export function templateErrors(template: Template, specification: Specification): string[] {
  const errors: string[] = [];
  const typeOf = (name: string) =>
    specification.lookup('resource', 'cloudFormationType', 'equals', template.Resources[name]?.Type ?? '')[0];
  const known = [...Object.keys(template.Parameters), ...Object.keys(template.Resources)];
  const isKnown = (name: string) => name.startsWith('AWS::') || known.includes(name);

  const hasAttribute = (resource: string, name: string) => Object.hasOwn(typeOf(resource)?.attributes ?? {}, name);

  function intrinsics(value: unknown, at: string): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, given] of Object.entries(value)) {
      if (name === 'Ref' && !isKnown(given)) errors.push(`${at}: Ref ${given}`);
      if (name === 'Fn::GetAtt' && !hasAttribute(given[0], given[1])) errors.push(`${at}: GetAtt ${given}`);
      if (name === 'Fn::If' && !Object.hasOwn(template.Conditions, given[0])) errors.push(`${at}: If ${given[0]}`);
      if (name === 'Fn::Sub')
        for (const [, resource = '', attribute] of given.matchAll(/\$\{([\w:]+)(?:\.(\w+))?\}/g))
          if (attribute ? !hasAttribute(resource, attribute) : !isKnown(resource)) errors.push(`${at}: Sub ${given}`);
      intrinsics(given, `${at}.${name}`);
    }
  }

  function members(value: object, properties: Properties, at: string): void {
    for (const [name, { required }] of Object.entries(properties))
      if (required && !Object.hasOwn(value, name)) errors.push(`${at}: no ${name}`);
    for (const [name, item] of Object.entries(value)) {
      const property = properties[name];
      if (property === undefined) errors.push(`${at}: ${name} is unknown`);
      else check(item, property.type, `${at}.${name}`);
    }
  }

  function check(value: unknown, type: Type, at: string): void {
    const [name = '', ...others] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    if (others.length === 0 && name === 'Fn::If') {
      const [, ...branches] = (value as { 'Fn::If': unknown[] })['Fn::If'];
      for (const branch of branches) check(branch, type, at);
    } else if (others.length === 0 && /^(?:Ref|Fn::\w+)$/.test(name)) return;
    else if (type.type === 'ref' && type.reference !== undefined && name !== '')
      members(value as object, specification.get('typeDefinition', type.reference).properties, at);
    else if (type.type === 'array' && type.element && Array.isArray(value))
      for (const [index, item] of value.entries()) check(item, type.element, `${at}[${index}]`);
    else if (!isPlain(value, type)) errors.push(`${at}: ${JSON.stringify(value)} is no ${type.type}`);
  }

  for (const [name, { Type, Properties }] of Object.entries(template.Resources)) {
    const resource = typeOf(name);
    if (resource === undefined) errors.push(`${name}: ${Type} is unknown`);
    else members(Properties, resource.properties, name);
  }
  intrinsics(template.Resources, 'Resources');
  intrinsics(template.Outputs, 'Outputs');
  return errors;
}

function isPlain(value: unknown, { type, types = [] }: Type): boolean {
  if (type === 'union') return types.some((one) => isPlain(value, one));
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number';
  if (type === 'json' || type === 'map') return typeof value === 'object' && value !== null;
  return typeof value === type;
}
