import { describe, expect, it } from 'vitest';
import { openReleaseOrigin } from '../../src/audit/readiness/origin.ts';
import { judgeFiles } from '../../src/audit/readiness/readiness.ts';
import { requirements } from '../../src/audit/readiness/requirements/index.ts';
import { today } from '../support/organisations.ts';
import { release } from './origin.ts';

const found = judgeFiles(openReleaseOrigin(release, today), requirements);
const ofService = requirements.filter(({ source }) => source === 'service');
const others = requirements.filter(({ source }) => source !== 'service');

describe('the table of requirements, on the example', () => {
  // The example states all that can be stated, so that none of them is left out.
  it.each(ofService)('service.md $clause: $says', ({ id }) => {
    expect(found.get(id)).toMatchObject({ verdict: 'pass' });
  });

  it.each(others)('$id: $says', ({ id }) => {
    expect(found.get(id)).not.toMatchObject({ verdict: 'fail' });
  });

  it('has rows of each section of service.md', () => {
    const sections = new Set(ofService.flatMap(({ clause }) => clause.match(/^\d/) ?? []));
    expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});
