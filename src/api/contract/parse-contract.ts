import { z } from 'zod';
import { defaultErrorMap, formatShortValue } from '../../content/check/expectation.ts';
import { flattenIssues } from '../../content/check/issues.ts';
import type { LocatedData } from '../../content/read/source.ts';
import type { Report } from '../../core/problem.ts';
import { isObject } from '../../core/type-guards.ts';
import { type AcceptedChange, type Contract, contractFormat } from './contract.ts';

const text = z.string().min(1);
const texts = z.array(text);
const changes = z.array(z.strictObject({ rule: text, path: text, reason: text }));

const meaning = z.strictObject({
  kind: text,
  description: text.optional(),
  ...{ unit: text.optional(), to: text.optional(), values: z.record(z.string(), text).optional() },
});

const itemMeaning = z.strictObject({ name: text, words: text, access: text }).partial();

const document = z
  .strictObject({
    ...{ methods: texts, operationId: text, tag: text, statuses: texts, mediaTypes: texts, headers: texts },
    ...{ servers: texts, deprecated: z.literal(true) },
    schema: z.union([z.boolean(), z.record(z.string(), z.unknown())]),
    ids: z.record(z.string(), z.array(z.tuple([text, z.string(), itemMeaning.optional()]))),
    order: text,
    ...{ members: z.record(z.string(), text), meanings: z.record(z.string(), meaning) },
  })
  .partial();

const contract = z
  .strictObject({
    ...{ version: text, dialect: text, servers: texts, components: texts },
    licence: z.strictObject({ name: text, url: text, spdx: text.optional() }),
    ...{
      paths: z.record(z.string(), texts),
      redirects: z.record(z.string(), text),
      skills: texts,
      facts: texts,
      history: changes,
    },
  })
  .partial()
  .extend({ contract: z.literal(contractFormat), api: text, documents: z.record(z.string(), document) });

/** Tells `contract-invalid` at each place where a file has another form; whether there is none. */
function hasForm(schema: z.ZodType, located: LocatedData, hint: string, report: Report): boolean {
  const { success, error } = schema.safeParse(located.value, { error: defaultErrorMap, reportInput: true });
  const issues = flattenIssues(error);
  // A contract of another form is told once.
  const ofForm = isObject(located.value) && issues.find(({ path }) => path.length === 1 && path[0] === 'contract');
  for (const issue of ofForm ? [ofForm] : issues) reportIssue(issue, located, hint, report);
  return success;
}

/** A member that should not be there is told at its own place. */
function reportIssue(issue: z.core.$ZodIssue, { locate }: LocatedData, hint: string, report: Report): void {
  const told = (path: readonly PropertyKey[], message: string) =>
    report({ code: 'contract-invalid', at: locate(path), field: path.join('.') || undefined, message, hint });
  const extra = issue.code === 'unrecognized_keys' ? issue.keys : [];
  for (const key of extra) told([...issue.path, key], `expected a member of this form, got ${JSON.stringify(key)}`);
  if (extra.length === 0) told(issue.path, `${issue.message}, got ${formatShortValue(issue.input)}`);
}

/** Reads a frozen contract; undefined after reporting `contract-invalid` at each invalid place. */
export function parseContract(located: LocatedData, report: Report): Contract | undefined {
  const hint =
    'It is written by `npx gazette release freeze`, not by hand: take the last version back from your history.';
  return hasForm(contract, located, hint, report) ? (located.value as Contract) : undefined;
}

/** Reads rows of content/accepted.json; undefined after reporting `contract-invalid` at each invalid place. */
export function parseChangeRows(
  located: LocatedData,
  hint: string,
  report: Report,
): readonly AcceptedChange[] | undefined {
  return hasForm(changes, located, hint, report) ? (located.value as readonly AcceptedChange[]) : undefined;
}
