import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byTurn } from '../../support/runs.ts';
import { leaveResult } from '../results.ts';
import { describeWith } from '../servers.ts';
import { subjects } from './subjects.ts';
import { deployUnderLoad } from './tear.ts';

const deploys = process.env.LONG ? 50 : 2;
/** Pages between two deployments: as the seed has it, or as many as make 100,000 over all servers. */
const pauses = fc.sample(fc.integer({ min: 10, max: 80 }), { numRuns: deploys, seed: Number(process.env.SEED ?? 1) });
const loads = (n: number) => (process.env.LONG ? 450 : pauses[n - 1]!);

for (const subject of byTurn(subjects, 2))
  describeWith(subject.found, subject.name, subject.install, () => {
    it(`${deploys} deployments while pages are read: none is of two releases, none is missing`, async () => {
      const { loads: read, retried, torn } = await deployUnderLoad(subject, deploys, loads);
      leaveResult('tear', subject.name, { deploys, read, torn: torn.length, retried });
      expect(torn).toEqual([]);
      expect(read).toBeGreaterThan(deploys * 10);
    });

    describe('tears, as it must, where', () => {
      it.each(subject.tearsBy)('%s', async (wrong) => {
        const { torn } = await deployUnderLoad(subject, 40, () => 20, wrong);
        expect(torn.length).toBeGreaterThan(0);
      });
    });
  });
