import type { PrivateCandidate } from '../../core/private-candidate.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { type AllowedValues, isAllowed } from './allowed-values.ts';

const wanted: Readonly<Record<PrivateCandidate['code'], string>> = {
  'private-secret': 'expected a text without secrets',
  'private-person': 'expected no personal data',
  'private-internal': 'expected a text for readers outside',
};
const hints: Readonly<Record<PrivateCandidate['code'], string>> = {
  'private-secret': 'Remove it, and replace the secret wherever it is used: whoever has seen it may use it.',
  'private-person':
    'Remove it. What the organisation states of itself goes into content/company.ts, and may then stand anywhere.',
  'private-internal': 'Write what readers can use, or remove it.',
};
const waive = 'If it is meant to be public, state it in content/waivers.json.';

/** The problem of a candidate that may not be published. */
export function toPrivacyProblem({ code, what, says, at, field }: PrivateCandidate): Problem {
  const hint = code === 'private-secret' ? hints[code] : `${hints[code]} ${waive}`;
  return {
    code,
    at,
    ...(field !== undefined && { field }),
    message: `${wanted[code]}, got ${what}: ${says}`,
    hint,
    says,
  };
}

/** Reports the candidates that the organisation does not publish itself: `private-…`. */
export function checkCandidates(candidates: readonly PrivateCandidate[], allowed: AllowedValues, report: Report): void {
  for (const each of candidates) if (!isAllowed(each, allowed)) report(toPrivacyProblem(each));
}

/** The longest words of an internal kind that a message repeats. */
const most = 80;

/**
 * The form of an item in messages and waivers. Secrets and persons are masked, since many read logs of builds. Notes, paths
 * and hosts are only shortened, if they are long.
 */
export function maskValue({ code, value }: Pick<PrivateCandidate, 'code' | 'value'>): string {
  if (code === 'private-internal') return value.length > most ? `${value.slice(0, most)}…` : value;
  const length = [...value].length;
  const at = value.lastIndexOf('@');
  if (code === 'private-person' && at > 0) return `${value.slice(0, at < 6 ? 1 : 2)}…${value.slice(at)}`;
  const [head, tail] = length < 10 ? [1, 0] : length < 16 ? [2, 2] : [4, 2];
  return `${value.slice(0, head)}…${tail > 0 ? value.slice(-tail) : ''} (${length} characters)`;
}
