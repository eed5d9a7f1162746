import { kindNames } from '../../content/kinds.ts';
import { given } from '../../core/given.ts';
import { newOrganisation } from './new-organisation.ts';
import { offeredNames } from './organisation.ts';
import type { InitAnswers } from './questions.ts';

/** The files of a new organisation, by path below its folder, from what was answered to the questions of `init`; `today` is YYYY-MM-DD. */
export function filesFrom(answers: InitAnswers, today: string): Readonly<Record<string, string>> {
  const wanted = new Set(answers.with?.split(','));
  return newOrganisation({
    kind: given(
      kindNames.find((each) => each === answers.kind),
      'the kind',
    ),
    country: answers.country ?? '',
    language: answers.language ?? '',
    name: answers.name ?? '',
    baseUrl: answers['base-url'] ?? '',
    has: new Set(offeredNames.filter((each) => wanted.has(each))),
    host: answers.host,
    today,
  });
}
