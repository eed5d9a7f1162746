import { describe, expect, it } from 'vitest';
import { compareContracts } from '../../../src/api/contract/compare-contracts.ts';
import { contractFromOpenapi } from '../../../src/api/contract/published-contract.ts';
import { organisations } from '../../support/organisations.ts';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { descriptionMutations, type Mutation } from './mutations.ts';

// A company in two languages with a fact module's worth of members: the description of all that there is.
const site = organisations.find(({ name }) => name === 'the example')!.site;
const description = site.json('/api/v1/openapi.json');
const before = contractFromOpenapi(description, 'v1');
const all = descriptionMutations(description);

/** All of them with LONG=1; else some, the same at every run: so many in CI, and a third of them in `npm test`. */
function sample(mutations: readonly Mutation[], inCi: number): readonly Mutation[] {
  if (thoroughness === 3) return mutations;
  const count = thoroughness === 2 ? inCi : Math.ceil(inCi / 3);
  const below = seeded(13);
  const left = [...mutations];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!);
}

const classesOf = ({ apply }: Mutation): string[] => {
  const copy = structuredClone(description);
  apply(copy);
  return compareContracts(before, contractFromOpenapi(copy, 'v1')).map((change) => change.class);
};
const told = ({ kind, at }: Mutation) => `${kind}: ${at}`;
const isRefused = (classes: readonly string[]) => classes.includes('breaking') || classes.includes('risky');
const of = (is: Mutation['is']) => all.filter((mutation) => mutation.is === is);

describe('mutations of the description', () => {
  it('are enough', () => {
    expect(of('refused').length).toBeGreaterThan(700);
    expect(of('additive').length).toBeGreaterThan(200);
    expect(of('editorial').length).toBeGreaterThan(100);
  });

  it('are refused where they break clients, or may', () => {
    expect(
      sample(of('refused'), 400)
        .filter((each) => !isRefused(classesOf(each)))
        .map(told),
    ).toEqual([]);
  });

  it('are additions where they add, and no false alarm', () => {
    const wrong = sample(of('additive'), 120).filter((each) => {
      const classes = classesOf(each);
      return isRefused(classes) || !classes.includes('additive');
    });
    expect(wrong.map(told)).toEqual([]);
  });

  it('are nothing where only words change', () => {
    const wrong = sample(of('editorial'), 80).filter((each) => classesOf(each).some((is) => is !== 'editorial'));
    expect(wrong.map(told)).toEqual([]);
  });
});
