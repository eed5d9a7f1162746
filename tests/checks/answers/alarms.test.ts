import { it } from 'vitest';
import { organisations } from '../../support/organisations.ts';
import { disagreements } from '../../../src/checks/answers/disagreements.ts';
import { answersByPath } from './mutants.ts';
for (const o of organisations) it(o.name, () => {
  const d = disagreements([...answersByPath(o.site.release, () => false).values()].flat());
  console.log(o.name, d.length);
  for (const { about, one, other, more } of d.slice(0, 25)) console.log(`  ${about}: ${one.path} ${one.where} "${one.shown.slice(0, 90)}" | ${other.path} ${other.where} "${other.shown.slice(0, 90)}" +${more}`);
});
