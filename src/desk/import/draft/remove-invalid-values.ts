import type { z } from 'zod';
import { hasPlaceholder } from '../../../content/check/placeholders.ts';
import { companySchema } from '../../../content/schemas/company.ts';
import { siteSchema } from '../../../content/schemas/site.ts';
import { placeholder } from '../../init/placeholders.ts';
import type { ReportNote } from '../sourced-value.ts';
import { type Draft, missingDraft, toDraftData } from './draft.ts';

const schemas = { site: siteSchema, company: companySchema } as const;
const rounds = 50;

/**
 * A draft of which content refuses nothing: what its schema refuses is taken out, item by item, or becomes missing where
 * content cannot do without, and a note says so. Each fact was judged where it was found; this keeps the promise.
 */
export function removeInvalidValues(name: keyof typeof schemas, draft: Draft, file: string, noted: ReportNote): Draft {
  let sound = draft;
  for (let round = 0; round < rounds; round++) {
    const issue = firstIssue(schemas[name], toDraftData(sound));
    if (!issue) return sound;
    const [member, index] = issue.path;
    noted({ from: { file, line: 1 }, text: `${issue.path.map(String).join('.')} was left out: ${issue.message}` });
    sound = without(sound, String(member), typeof index === 'number' ? index : undefined);
  }
  return sound;
}

/** The first thing that is wrong and no placeholder. */
function firstIssue(schema: z.ZodType, value: unknown): z.core.$ZodIssue | undefined {
  const { error } = schema.safeParse(value);
  return error?.issues.find(({ path }) => {
    let found: unknown = value;
    for (const segment of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[segment];
    return path.length > 0 && !hasPlaceholder(found) && !holdsPlaceholder(found);
  });
}

/** A value with a missing part cannot be judged yet. */
const holdsPlaceholder = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((each) => hasPlaceholder(each) || holdsPlaceholder(each));

const needed = new Set(['baseUrl', 'name', 'description', 'contactEmail', 'legalName', 'summary']);

function without(draft: Draft, member: string, index: number | undefined): Draft {
  if (draft.kind !== 'object') return draft;
  const members = draft.members.flatMap(([key, each]): (readonly [string, Draft])[] => {
    if (key !== member) return [[key, each]];
    if (each.kind === 'list' && index !== undefined && each.items.length > 1)
      return [[key, { ...each, items: each.items.filter((_, i) => i !== index) }]];
    return needed.has(key) ? [[key, missingDraft(placeholder(key))]] : [];
  });
  return { ...draft, members };
}
