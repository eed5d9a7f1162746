import { organisationKindNames } from '../../content/organisation-kinds.ts';
import { assertDefined } from '../../core/assert-defined.ts';
import type { InitAnswers } from './init-questions.ts';
import { optionalPartNames } from './new-organisation.ts';
import { renderOrganisation } from './render-organisation.ts';

/** The files of a new organisation, by path below its folder, from what was answered to the questions of `init`; `today` is YYYY-MM-DD. */
export function renderFromAnswers(answers: InitAnswers, today: string): Readonly<Record<string, string>> {
  const wanted = new Set(answers.with?.split(','));
  return renderOrganisation({
    kind: assertDefined(
      organisationKindNames.find((each) => each === answers.kind),
      'the kind',
    ),
    country: answers.country ?? '',
    language: answers.language ?? '',
    name: answers.name ?? '',
    baseUrl: answers['base-url'] ?? '',
    has: new Set(optionalPartNames.filter((each) => wanted.has(each))),
    host: answers.host,
    today,
  });
}
