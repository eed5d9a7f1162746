import fc from 'fast-check';
import { z } from 'zod';
import { formedTexts, lineOf } from './texts.ts';

/** Which optional fields are set, and whether lists may be empty: all, none, or as it comes. */
export type Filling = 'full' | 'bare' | 'any';

/** Rules that no schema can tell, by the path of the field: a function of what was generated. `a.b[]` is an item. */
export type Repairs = Readonly<Record<string, (value: never) => unknown>>;

/** Members of the definitions of zod, as far as content schemas use them. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
}

/** Values that a content schema takes, made from the schema itself. Refinements are met by choosing what they accept. */
export function inputOf(schema: z.ZodType, filling: Filling, repairs: Repairs = {}, path = ''): fc.Arbitrary<unknown> {
  const made = madeFor(schema, filling, repairs, path);
  const repair = repairs[path];
  return repair ? made.map((value) => repair(value as never)) : made;
}

function madeFor(schema: z.ZodType, filling: Filling, repairs: Repairs, path: string): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  const { least, most } = boundsOf(schema);
  const { type, shape, element, innerType, entries, options, values } = definition;
  if (type === 'object' && shape) return objectOf(shape, filling, repairs, path);
  if (type === 'optional' && innerType) {
    if (filling === 'bare') return fc.constant(undefined);
    const inner = inputOf(innerType, filling, repairs, path);
    return filling === 'full' ? inner : fc.option(inner, { nil: undefined });
  }
  if (type === 'default' && innerType) return inputOf(z.optional(innerType), filling, repairs, path);
  if (type === 'array' && element) {
    const minLength = least ?? (filling === 'full' ? 1 : 0);
    const item = inputOf(element, filling, repairs, `${path}[]`);
    // Ids are given out once; so is a name of a list of names.
    const selector = (value: unknown) =>
      (value as { id?: string } | undefined)?.id ?? JSON.stringify(value).toLowerCase();
    return fc.uniqueArray(item, { minLength, maxLength: filling === 'bare' ? minLength : minLength + 2, selector });
  }
  if (type === 'string') return textOf(schema, most, isRepaired(repairs, path));
  if (type === 'boolean') return filling === 'full' ? fc.constant(true) : fc.boolean();
  if (type === 'number') return fc.integer({ min: least ?? 0, max: most ?? 9 });
  if (type === 'literal' && values) return fc.constantFrom(...values);
  if (type === 'union' && options) return fc.oneof(...options.map((one) => inputOf(one, filling, repairs, path)));
  if (type === 'enum' && entries) return fc.constantFrom(...Object.values(entries));
  if (type === 'pipe' && definition.in) return inputOf(definition.in, filling, repairs, path);
  throw new Error(`${path}: no value can be made for a schema of the type ${type}.`);
}

/** Whether a field, or what it is part of, becomes what a repair says. */
const isRepaired = (repairs: Repairs, path: string) =>
  Object.keys(repairs).some((each) => each !== '' && (path === each || path.startsWith(`${each}.`)));

/** The bounds of a number, of the length of a text or of that of a list. */
function boundsOf(schema: z.ZodType): { readonly least?: number | undefined; readonly most?: number | undefined } {
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def as Check);
  const bound = (...names: readonly string[]) => {
    const found = checks.find(({ check }) => names.includes(check));
    return found?.value ?? found?.minimum ?? found?.maximum;
  };
  return { least: bound('greater_than', 'min_length'), most: bound('less_than', 'max_length') };
}

interface Check {
  readonly check: string;
  readonly value?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function objectOf(shape: NonNullable<Definition['shape']>, filling: Filling, repairs: Repairs, path: string) {
  const members = Object.entries(shape).map(([name, member]) =>
    inputOf(member, filling, repairs, path === '' ? name : `${path}.${name}`).map((value) => [name, value] as const),
  );
  return fc
    .tuple(...members)
    .map((entries): unknown => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

/** Free text where the schema takes it, else one of the forms that it accepts. */
function textOf(schema: z.ZodType, longest: number | undefined, isRepaired: boolean): fc.Arbitrary<string> {
  const accepts = (text: string) => schema.safeParse(text).success;
  if (accepts('Clear words')) return lineOf(longest ?? 300, accepts);
  const usable = formedTexts(accepts);
  if (usable.length === 0 && isRepaired) return fc.constant('');
  if (usable.length === 0) throw new Error('No text of tests/support/generate/texts.ts has the form of a field.');
  return fc.constantFrom(...usable);
}
