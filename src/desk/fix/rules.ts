import type { Problem } from '../../core/problem.ts';
import { slugify } from '../edit/slugify.ts';
import { unambiguousDate } from './date.ts';

/** What a rule may look at. */
export interface FixInput {
  readonly problem: Problem;
  /** The value as the file has it. */
  readonly value: string | number;
  /** Other values of this field in the same list: an id must stay one of its own. */
  readonly others: readonly unknown[];
  /** registry.scheme of the company. */
  readonly scheme: unknown;
}

/** The value that was meant, or undefined unless there is exactly one that it can be. */
export type FixRule = (input: FixInput) => string | undefined;

/** Companies House writes eight characters; spreadsheets drop leading zeros, and some editors the quotes. */
const companyNumber: FixRule = ({ problem, value, scheme }) =>
  problem.field === 'companyNumber' && scheme === 'companies-house' && /^\d{5,8}$/.test(String(value))
    ? String(value).padStart(8, '0')
    : undefined;

const date: FixRule = ({ problem, value }) =>
  typeof value === 'string' && (problem.code === 'date-invalid' || /YYYY-MM-DD/.test(problem.message))
    ? unambiguousDate(value)
    : undefined;

const slug: FixRule = ({ problem, value, others }) => {
  if (typeof value !== 'string' || !problem.message.startsWith('expected lower-case words joined by hyphens'))
    return undefined;
  const meant = slugify(value);
  return others.includes(meant) ? undefined : meant;
};

const spaces: FixRule = ({ problem, value }) =>
  typeof value === 'string' && problem.message.startsWith('expected no spaces at the beginning or end')
    ? value.trim()
    : undefined;

/** `https://Example.com/` → `https://example.com`: the same origin, as URLs are compared (WHATWG URL). */
const baseUrl: FixRule = ({ problem, value }) => {
  if (problem.code !== 'base-url-invalid' || typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' && url.href === `${url.origin}/` ? url.origin : undefined;
};

/** THE TABLE of what `check --fix` mends; the first rule that knows the answer gives it. */
export const fixRules: readonly FixRule[] = [companyNumber, date, slug, spaces, baseUrl];
