import { hasPlaceholder } from '../../../content/check/placeholders.ts';
import type { MappedRow, Mapping } from '../../../content/imports/parse-rows.ts';
import { getImportTarget } from '../../../content/imports/targets.ts';
import { companySchema } from '../../../content/schemas/company.ts';
import { parseContentPhone } from '../../../content/schemas/fields.ts';
import { questionSchema } from '../../../content/schemas/front-matter.ts';
import { placeholder } from '../../init/new-organisation.ts';
import type { ImportSource, ReportNote } from '../sourced-value.ts';

/** A record that a row becomes: content, but for placeholders where the row says nothing. */
export interface RowRecord {
  readonly id: string;
  readonly from: ImportSource;
  readonly value: Readonly<Record<string, unknown>>;
}

type Value = Record<string, unknown>;

/** Records of rows. Values that content refuses are noted, and left out where it permits that. */
export function toRecords(
  rows: readonly MappedRow[],
  mapping: Mapping,
  file: string,
  country: string | undefined,
  noted: ReportNote,
): RowRecord[] {
  return rows.map(({ id, line, values }) => {
    const from = { file, line };
    return {
      id,
      from,
      value: sound(unflattened(id, values, mapping), mapping, country, (text) => noted({ from, text })),
    };
  });
}

/** Members in the order of the target, dots made levels, lists made of lines. */
function unflattened(id: string, values: Readonly<Record<string, string>>, { to }: Mapping): Value {
  const { fields, lists } = getImportTarget(to);
  const value: Value = { id };
  for (const [name, isNeeded] of Object.entries(fields)) {
    const text = values[name];
    if (name === 'id' || (text === undefined && !isNeeded)) continue;
    const said = text ?? placeholder(name);
    put(value, name.split('.'), lists.includes(name) ? said.split(/\s*[\n|]\s*/).filter(Boolean) : said);
  }
  return value;
}

function put(value: Value, path: readonly string[], member: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    value[name] = member;
    return;
  }
  value[name] ??= {};
  put(value[name] as Value, rest, member);
}

const schemas = {
  people: companySchema.shape.people,
  locations: companySchema.shape.locations,
  products: companySchema.shape.products,
} as const;
const rounds = 20;

function sound(given: Value, { to }: Mapping, country: string | undefined, noted: (text: string) => void): Value {
  const value = structuredClone(given);
  const { phone } = value;
  if (
    typeof phone === 'string' &&
    parseContentPhone(phone, (value.address as { country?: string } | undefined)?.country ?? country).mistakes
  ) {
    noted(`phone: "${phone}" was left out: it cannot be dialled`);
    delete value.phone;
  }
  for (let round = 0; round < rounds; round++) {
    const issue = to === 'faq' ? issueOfQuestion(value) : issueOf(schemas[to].safeParse([value]).error, value, 1);
    if (!issue) return value;
    noted(`${issue.path.join('.')}: "${String(issue.found).slice(0, 60)}" was left out: ${issue.message}`);
    const isNeeded =
      getImportTarget(to).fields[issue.path.filter((part) => typeof part === 'string').join('.')] === true;
    take(
      value,
      issue.path,
      isNeeded ? placeholder(String(issue.path.findLast((part) => typeof part === 'string'))) : undefined,
    );
  }
  return value;
}

interface Refused {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly found: unknown;
}

function issueOf(
  error:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
    | undefined,
  value: Value,
  from: number,
): Refused | undefined {
  for (const { path: whole, message } of error?.issues ?? []) {
    const path = whole.slice(from);
    let found: unknown = value;
    for (const part of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[part];
    const holds = JSON.stringify(found)?.includes('⟪') ?? false;
    if (path.length > 0 && found !== undefined && !hasPlaceholder(found) && !holds) return { path, message, found };
  }
  return undefined;
}

function issueOfQuestion(value: Value): Refused | undefined {
  const { id: _, answer: _a, ...front } = value;
  return issueOf(questionSchema.safeParse(front).error, front, 0);
}

function take(value: Value, path: readonly PropertyKey[], instead: string | undefined): void {
  const [name = '', ...rest] = path;
  const member = value[name as string];
  if (rest.length > 0 && typeof member === 'object' && member !== null && !Array.isArray(member))
    take(member as Value, rest, instead);
  else if (instead === undefined) delete value[name as string];
  else value[name as string] = Array.isArray(member) ? [instead] : instead;
}
