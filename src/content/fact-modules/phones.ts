import type { FactItem, FactModule, FactValue, FieldDefinition, FieldDefinitions } from '../fact-types.ts';
import type { ValuePath } from '../read/source.ts';
import { parseContentPhone } from '../schemas/phone.ts';

type Refuse = (path: ValuePath, message: string, hint?: string) => void;
type Members = Readonly<Record<string, FactValue>>;

/**
 * A module with its telephone numbers in E.164. A number without a country code is dialled in the country of the address
 * beside it, and else in that of the organisation; what cannot be read is refused where it stands.
 */
export function normalizePhones(module: FactModule, country: string | undefined, refuse: Refuse): FactModule {
  const { fields, items } = module;
  if (!hasPhone(fields)) return module;
  return {
    ...module,
    items: items.map((item, i) => dialled(fields, item, ['items', i], country, refuse) as FactItem),
  };
}

const hasPhone = (fields: FieldDefinitions): boolean => Object.values(fields).some(isPhone);

const isPhone = (definition: FieldDefinition): boolean =>
  definition.kind === 'phone' ||
  (definition.kind === 'list' && isPhone(definition.of)) ||
  (definition.kind === 'object' && hasPhone(definition.fields));

function dialled(
  fields: FieldDefinitions,
  holder: Members,
  path: ValuePath,
  outside: string | undefined,
  refuse: Refuse,
): Members {
  const country = countryIn(fields, holder) ?? outside;
  return Object.fromEntries(
    Object.entries(holder).map(([name, value]) => {
      const definition = fields[name];
      return [name, definition ? readIn(definition, value, [...path, name], country, refuse) : value];
    }),
  );
}

function readIn(
  definition: FieldDefinition,
  value: FactValue,
  path: ValuePath,
  country: string | undefined,
  refuse: Refuse,
): FactValue {
  if (definition.kind === 'object') return dialled(definition.fields, value as Members, path, country, refuse);
  if (definition.kind === 'list')
    return (value as readonly FactValue[]).map((one, i) => readIn(definition.of, one, [...path, i], country, refuse));
  if (definition.kind !== 'phone') return value;
  const { value: number, mistakes = [] } = parseContentPhone(value as string, country);
  for (const { expected, found, hint } of mistakes) refuse(path, `expected ${expected}, got ${found}`, hint);
  return number ?? value;
}

/** The country of the addresses that stand beside a number, where they have one and the same. */
function countryIn(fields: FieldDefinitions, holder: Members): string | undefined {
  const countries = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = kind === 'address' ? holder[name] : undefined;
    return value === undefined ? [] : [(value as { readonly country: string }).country];
  });
  return new Set(countries).size === 1 ? countries[0] : undefined;
}
