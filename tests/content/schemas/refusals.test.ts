import { expect, it } from 'vitest';
import type { z } from 'zod';
import { parseWithSchema } from '../../../src/content/check/parse-with-schema.ts';
import type { LocatedData } from '../../../src/content/read/source.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../../src/content/schemas/front-matter.ts';
import { schemas } from '../../../src/content/schemas/index.ts';
import type { Problem } from '../../../src/core/problem.ts';
import tried from './refusals.cases.json' with { type: 'json' };

/** Parts of a schema, as zod keeps them. */
interface Parts {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
}

const partsOf = (schema: z.ZodType) => schema.def as unknown as Parts;

/** Each field below a schema, with its path: lists and what may be absent are seen through. */
function* fieldsOf(schema: z.ZodType, path: string): Generator<readonly [path: string, schema: z.ZodType]> {
  const { shape = {}, options = [], innerType, element, valueType, in: before } = partsOf(schema);
  const inner = innerType ?? before;
  if (inner) return yield* fieldsOf(inner, path);
  if (path !== '') yield [path, schema];
  for (const [name, member] of Object.entries(shape)) yield* fieldsOf(member, `${path}.${name}`);
  if (element) yield* fieldsOf(element, `${path}[]`);
  if (valueType) yield* fieldsOf(valueType, `${path}.*`);
  for (const option of options) if (partsOf(option).shape) yield* fieldsOf(option, path);
}

const located = (value: unknown): LocatedData => ({ file: 'x', value, locate: () => ({ file: 'x', line: 1, col: 1 }) });

/** Reasons for which a value is refused, or `fits`. */
function answer(schema: z.ZodType, value: unknown): string {
  const problems: Problem[] = [];
  parseWithSchema(schema, value, located(value), (problem) => void problems.push(problem));
  const said = problems.map(({ code, field = '', message, hint, fix }) =>
    [`${code} ${field}: ${message}`, hint, fix && 'to' in fix && `to ${fix.to}`].filter(Boolean).join(' | '),
  );
  return said.length === 0 ? 'fits' : [...new Set(said)].join(' + ');
}

const texts = tried.lengths
  .flatMap((length) => [length, length + 1])
  .map((length) => 'Ab'.repeat(length).slice(0, length));
const short = (value: unknown) => {
  const text = JSON.stringify(value);
  return typeof value === 'string' && value.startsWith('AbAb') ? `${value.length} letters` : text;
};

const known = new Map<z.ZodType, string>();

/** The values that fit a field, in runs from the first to the last, and the first values of each refusal. */
function answersOf(field: z.ZodType): string {
  const before = known.get(field);
  if (before !== undefined) return before;
  const { element, shape } = partsOf(field);
  const tries = shape ? [{}, []] : element ? tried.lists : [...tried.values, ...texts];
  const runs: string[][] = [[]];
  const refused = new Map<string, Map<string, string>>();
  for (const value of tries) {
    const said = answer(field, value);
    if (said === 'fits') runs.at(-1)?.push(short(value));
    else {
      if (runs.at(-1)?.length !== 0) runs.push([]);
      // The value stands before it, and is not repeated.
      const general = said.replace(/, got (?:(?! \| ).)*/gs, '').replace(JSON.stringify(value), '…');
      const [message = ''] = general.split(' | ', 1);
      const alike = refused.get(message) ?? new Map<string, string>();
      refused.set(message, alike);
      if (alike.size < 4 && !alike.has(general)) alike.set(general, short(value));
    }
  }
  const fitting = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} … ${run.at(-1)}`] : run));
  const answers = [
    `  fits: ${fitting.join(' ')}`,
    ...[...refused.values()].flatMap((alike) => [...alike]).map(([said, value]) => `  ${value}: ${said}`),
  ].join('\n');
  known.set(field, answers);
  return answers;
}

const { site, company, ...others } = schemas;
const roots = {
  site: { site },
  company: { company },
  others,
  'front-matter': { page: pageSchema, news: newsSchema, question: questionSchema, skill: skillSchema },
};

it.each(Object.entries(roots))('every field of %s answers each value', async (file, all) => {
  const groups = new Map<string, string[]>();
  for (const [name, schema] of Object.entries<z.ZodType>(all))
    for (const [path, field] of fieldsOf(schema, '')) {
      const answers = answersOf(field);
      // Fields that answer everything alike stand together.
      groups.set(answers, [...(groups.get(answers) ?? []), name + path]);
    }
  const text = [...groups].map(([answers, paths]) => `${[...new Set(paths)].join(' ')}\n${answers}\n`).join('\n');
  await expect(text).toMatchFileSnapshot(`./refusals/${file}.txt`);
});
