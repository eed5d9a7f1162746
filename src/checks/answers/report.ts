import type { Report } from '../../core/problem.ts';
import { visible } from '../../core/visible.ts';
import type { CheckInput } from '../check.ts';
import type { Answer } from './answer.ts';
import type { Disagreement } from './disagreement.ts';

/** Reports two places that contradict each other: at the one that an editor can change, where there is one. */
export function reportDisagreement(
  { about, one, other, more }: Disagreement,
  { catalog }: CheckInput,
  report: Report,
): void {
  const sourceOf = ({ path }: Answer) => catalog.find((document) => document.path === path)?.source;
  const source = sourceOf(other);
  const further = more === 0 ? '' : ` (and ${more} more ${more === 1 ? 'place' : 'places'})`;
  report({
    code: 'answers-disagree',
    at: { file: source ?? other.path },
    field: about,
    message: `expected one answer, got ${told(one)}, and ${told(other)}${further}`,
    hint: hintOf(other, source),
  });
}

const told = ({ path, where, shown }: Answer): string => `"${short(visible(shown))}" in ${path} (${where})`;

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

function hintOf({ path }: Answer, source: string | undefined): string {
  if (path.endsWith('/SKILL.md')) return 'A SKILL.md is published as it is written: write there what the content says.';
  if (source?.endsWith('.md')) return 'Write the fact as {{company.legalName}} does, instead of repeating it.';
  return 'Look at what the content says of it; where it says it once only, this is a bug in Gazette: please report it.';
}
