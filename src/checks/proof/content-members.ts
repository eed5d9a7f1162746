import { toLetters } from '../published/letters.ts';
import type { ReportFinding } from './finding.ts';
import { listDataScalars, type Scalar } from './scalars.ts';

/** Differences in form between content and document. */
interface MemberFormats {
  /** Paths of values that are reformatted. */
  readonly formed: RegExp;
  /** Whether a path of the site is the same path in the document: it is not in another language. */
  readonly paths: boolean;
  /** Members of its wire schema, by paths of values; a link may be a url there. All else is not public. */
  readonly members: ReadonlySet<string>;
}

/**
 * Whether a document holds every value of the content behind it that its schema knows, under the same name and as often. A path of the site is
 * an address in the document.
 */
export function checkContentMembers(
  content: unknown,
  body: unknown,
  { formed, paths, members }: MemberFormats,
  tell: ReportFinding,
): void {
  const said = listDataScalars(body);
  const counts = new Map<string, number>();
  for (const scalar of said) counts.set(keyOf(scalar), (counts.get(keyOf(scalar)) ?? 0) + 1);
  const addresses = said.flatMap(({ value }) => (value.startsWith('http') ? value : []));
  for (const scalar of listDataScalars(content)) {
    const { path, value } = scalar;
    const isPublic = members.has(path) || members.has(path.replace(/\blink$/, 'url'));
    if (!isPublic || formed.test(path) || toLetters(value) === '') continue;
    if (value.startsWith('/')) {
      if (paths && !addresses.some((address) => address.endsWith(value)))
        tell(`${path}: an address that ends in ${value}`, 'none');
      continue;
    }
    const key = keyOf(scalar);
    const left = counts.get(key) ?? 0;
    if (left === 0) tell(`${path}: ${value}`, 'another value, or none');
    else counts.set(key, left - 1);
  }
}

/** A number in a register may be written with spaces and without; all else is as it is. */
const keyOf = ({ key, value }: Scalar): string =>
  `${key === 'link' ? 'url' : key}=${key === 'value' ? toLetters(value) : value}`;

/** Checks values alone, which may stand in any member: of modules whose fields an organisation names itself. */
export function checkContentValues(content: unknown, body: unknown, tell: ReportFinding): void {
  const counts = new Map<string, number>();
  const said = listDataScalars(body).map(({ value }) => toLetters(value));
  for (const value of said) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const { path, value } of listDataScalars(content)) {
    const key = toLetters(value);
    const left = counts.get(key) ?? 0;
    if (left === 0 && !said.some((each) => each.endsWith(key))) tell(`${path}: ${value}`, 'another value, or none');
    else counts.set(key, left - 1);
  }
}
