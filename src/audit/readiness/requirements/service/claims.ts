import type { Requirement } from '../../requirement.ts';
import { pass, unknown } from '../../verdict.ts';
import { rowsOf } from '../row.ts';

/** What the site says of how it answers: places judge it by the sentences themselves (readiness.ts). */
export const claimRows: readonly Requirement[] = [
  rowsOf('service')('claims', 'claims', 'Every sentence of the site on how it answers is true where it is served.', {
    needs: [],
    look: ({ release: { claims } }) =>
      claims === undefined
        ? unknown('build', 'The build is of a version that did not note its sentences: build again.')
        : pass(`${claims.length} sentences`),
  }),
];
