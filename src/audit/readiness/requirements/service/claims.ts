import type { ReleaseOrigin } from '../../origin.ts';
import type { ReadinessPlace } from '../../place.ts';
import type { Requirement } from '../../requirement.ts';
import { fail, leaveUnknown, pass, type RequirementResult } from '../../verdict.ts';
import { createRowFactory } from '../row.ts';

/** Sentences of the site on its answers: places judge each of them. */
export const claimRows: readonly Requirement[] = [
  createRowFactory('service')(
    'claims',
    'claims',
    'Every sentence of the site on how it answers is true where it is served.',
    {
      needs: [],
      look: ({ release: { claims } }) =>
        claims === undefined
          ? leaveUnknown('build', 'The build is of a version that did not note its sentences: build again.')
          : pass(`${claims.length} sentences`),
      judgeAt: judgeClaims,
    },
  ),
];

/** A published sentence that a place makes false is a failure, no `no`. */
function judgeClaims(
  place: ReadinessPlace,
  shown: RequirementResult,
  { release: { claims = [] } }: ReleaseOrigin,
): RequirementResult {
  const wrong = claims.find(({ needs }) => needs.some((each) => place.lacks.includes(each)));
  if (wrong)
    return {
      ...fail(`The site says, and ${place.name} does not keep: "${wrong.text}"`, `claim/${wrong.id}`),
      why: 'Name the host in content/site.ts and build again: it is then replaced or left out.',
    };
  return place.judge({ needs: [...new Set(claims.flatMap(({ needs }) => needs))] }, shown);
}
