import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { isObject } from '../../core/type-guards.ts';
import { parseWithSchema } from '../check/parse-with-schema.ts';
import { formatFieldPath } from '../check/path-sources.ts';
import type { FactItem, FactModule, FactValue, FieldDefinition, FieldDefinitions } from '../fact-types.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';
import { parseDirectPhone } from '../schemas/fields.ts';
import { factLimits, fieldNamePattern, isReservedFieldName } from './names.ts';
import { factModuleSchema } from './schema.ts';

type Refuse = (path: ValuePath, message: string, hint?: string, part?: 'key') => void;

/**
 * Parses content/facts/<name>.ts; undefined when its schema refuses it. Judges the definition of the fields first, then
 * the items by the schema that comes from it. `country` is where its telephone numbers are dialled; null: unknown, and
 * they are left as they are.
 */
export function checkFactModule(
  located: LocatedData,
  country: string | undefined | null,
  report: Report,
): FactModule | undefined {
  const found: Parameters<Report>[0][] = [];
  const parsed = parseWithSchema(
    factModuleSchema(located.value),
    located.value,
    located,
    (problem) => void found.push(problem),
  );
  const refuse: Refuse = (path, message, hint, part) =>
    void found.push({
      code: path.at(-1) === 'id' && part === undefined ? 'id-duplicate' : 'field-invalid',
      at: located.locate(path, part),
      field: formatFieldPath(path),
      message,
      ...(hint && { hint }),
    });
  const value = (located.value ?? {}) as Partial<FactModule>;
  if (isObject(value.fields)) checkNames(value.fields, ['fields'], 1, refuse);
  if (Array.isArray(value.items)) checkItems(value.items, refuse);
  const module = parsed as FactModule | undefined;
  if (module !== undefined) {
    checkUse(module, refuse);
    checkPublishing(module, refuse);
  }
  const dialled = module && country !== null ? normalizePhones(module, country, refuse) : module;
  found.forEach(report);
  return found.length === 0 ? dialled : undefined;
}

/** Names of fields, and how many and how deep: zod would stop at the first mistake of another kind. */
function checkNames(fields: FieldDefinitions, path: ValuePath, depth: number, refuse: Refuse): void {
  const names = Object.keys(fields);
  if (names.length > factLimits.fields)
    refuse(path, `expected at most ${factLimits.fields} fields, got ${names.length}`);
  if (names.length === 0) refuse(path, 'expected a field, got none');
  const choices = new Set(names.filter((name) => isChoice(fields[name])).map((name) => `${name}Name`));
  for (const name of names) {
    if (choices.has(name))
      refuse(
        [...path, name],
        `expected a name of its own, got "${name}", under which the choice is published in words`,
        'Give it another name.',
        'key',
      );
    else if (isReservedFieldName(name))
      refuse(
        [...path, name],
        `expected a name of its own, got "${name}", which every document or item has`,
        'Give it another name.',
        'key',
      );
    else if (!fieldNamePattern.test(name))
      refuse(
        [...path, name],
        `expected letters and digits, a small letter first, such as validFrom, got "${name}"`,
        undefined,
        'key',
      );
    checkInner(fields[name], [...path, name], depth, refuse);
  }
}

const isChoice = (definition: FieldDefinition | undefined): boolean =>
  definition?.kind === 'choice' || (definition?.kind === 'list' && isChoice(definition.of));

function checkInner(definition: unknown, path: ValuePath, depth: number, refuse: Refuse): void {
  const { kind, fields, of, values, min, max } = (definition ?? {}) as Record<string, unknown>;
  if (kind === 'choice' && isObject(values) && Object.keys(values).length === 0)
    refuse([...path, 'values'], 'expected a choice, got none');
  if (kind === 'number' && typeof min === 'number' && typeof max === 'number' && min > max)
    refuse([...path, 'max'], `expected at least ${min}, which is the least, got ${max}`, 'Exchange min and max.');
  if (kind === 'list') checkInner(of, [...path, 'of'], depth, refuse);
  if (kind !== 'object' || !isObject(fields)) return;
  if (depth >= factLimits.depth) refuse(path, `expected at most ${factLimits.depth} levels of fields`);
  else checkNames(fields as FieldDefinitions, [...path, 'fields'], depth + 1, refuse);
}

function checkItems(items: readonly unknown[], refuse: Refuse): void {
  if (items.length > factLimits.items)
    refuse(['items'], `expected at most ${factLimits.items} items, got ${items.length}`);
  const first = new Map<unknown, number>();
  items.forEach((item, i) => {
    const id = (item as { id?: unknown } | null)?.id;
    if (typeof id !== 'string') return;
    const known = first.get(id);
    if (known === undefined) first.set(id, i);
    else
      refuse(
        ['items', i, 'id'],
        `expected an id of its own, got "${id}" again (first in item ${known + 1})`,
        'Give one of the two another id.',
      );
  });
}

/** Checks how a module uses its fields. */
function checkUse({ heading, order, fields, items }: FactModule, refuse: Refuse): void {
  const names = Object.keys(fields);
  if (heading !== undefined) {
    const near = findNearestName(heading, names);
    const hint = near === undefined ? `Known: ${names.join(', ')}.` : formatDidYouMean(near);
    const field = Object.hasOwn(fields, heading) ? fields[heading] : undefined;
    if (!field) refuse(['heading'], `expected the name of a field, got "${heading}"`, hint);
    else if (field.kind !== 'text' && field.kind !== 'sentence')
      refuse(['heading'], `expected a field of the kind text or sentence, got one of the kind ${field.kind}`);
    else if (field.optional && items.some((item) => item[heading] === undefined))
      refuse(['heading'], `expected a field that every item has, got "${heading}"`);
  }
  if (order === 'newest-first' && !Object.values(fields).some(({ kind, optional }) => kind === 'date' && !optional))
    refuse(['order'], 'expected a field of the kind date that every item has, as the newest is to come first');
}

/** Checks what a module publishes of single items: the fields that date them, and names that would be said twice. */
function checkPublishing({ publish = {}, fields, items }: FactModule, refuse: Refuse): void {
  const { documents, feed, latest, period } = publish;
  const dates = Object.keys(fields).filter((name) => fields[name]?.kind === 'date');
  const named = [
    [['publish', 'latest'], latest],
    [['publish', 'period', 'from'], period?.from],
    [['publish', 'period', 'until'], period?.until],
  ] as const;
  const known = `Known: ${dates.join(', ') || 'none; add one to fields'}.`;
  for (const [path, name] of named)
    if (name !== undefined && !dates.includes(name))
      refuse(path, `expected the name of a field of the kind date, got "${name}"`, known);
  if (period && period.from === undefined && period.until === undefined)
    refuse(['publish', 'period'], 'expected from or until, got neither', known);
  if (feed && latest === undefined)
    refuse(['publish', 'feed'], 'expected the field that dates the items in latest, got none', known);
  const taken = [
    ...(documents ? ['document'] : []),
    ...(period ? ['isCurrent', ...(period.until === 'endsOn' ? [] : ['endsOn'])] : []),
  ];
  for (const name of taken)
    if (Object.hasOwn(fields, name))
      refuse(
        ['fields', name],
        `expected a name of its own, got "${name}", which publish gives every item`,
        'Give it another name.',
        'key',
      );
  const index = items.findIndex(({ id }) => id === 'latest');
  if (documents && latest !== undefined && index >= 0)
    refuse(['items', index], 'expected another id than "latest", at whose address the newest item is published');
}

type Members = Readonly<Record<string, FactValue>>;

/**
 * A module with its telephone numbers in E.164. A number without a country code is dialled in the country of the address
 * beside it, and else in that of the organisation; what cannot be read is refused where it stands.
 */
function normalizePhones(module: FactModule, country: string | undefined, refuse: Refuse): FactModule {
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
  const { value: number, mistakes = [] } = parseDirectPhone(value as string, country);
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
