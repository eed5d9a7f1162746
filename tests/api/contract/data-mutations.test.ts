import { describe, expect, it } from 'vitest';
import { compareContracts } from '../../../src/api/contract/compare-contracts.ts';
import { buildPublishedContract, type ContractInput } from '../../../src/api/contract/published-contract.ts';
import { compile } from '../../../src/compile/compile.ts';
import { today } from '../../support/organisations.ts';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { type DataMutation, dataMutations } from './data-mutations.ts';

function publishedBy(folder: string): ContractInput {
  const options = { contentDir: `${folder}content`, publicDir: `${folder}public`, preview: false, today };
  const { site, catalog, release } = compile(options).edition!;
  return {
    site,
    catalog,
    redirects: new Map(),
    origin: site.baseUrl,
    textOf: (path) => Buffer.from(release.files.get(path.slice(1))!.bytes).toString('utf8'),
  };
}

const example = publishedBy('');
const documents = example.catalog
  .map(({ path }) => path)
  // Changes come and go: no contract compares them.
  .filter((path) => path.startsWith('/api/') && !/(?:openapi|changes)\.json$/.test(path));
const before = buildPublishedContract(example);
const all = dataMutations(example, documents);
const of = (is: DataMutation['is']) => all.filter((mutation) => mutation.is === is);

/** All of them with LONG=1; else some, the same at every run: so many in CI, and a third of them in `npm test`. */
function sample(mutations: readonly DataMutation[], inCi: number): readonly DataMutation[] {
  if (thoroughness === 3) return mutations;
  const count = thoroughness === 2 ? inCi : Math.ceil(inCi / 3);
  const below = seeded(9);
  const left = [...mutations];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!);
}

const classesOf = ({ published }: DataMutation) =>
  compareContracts(before, buildPublishedContract(published)).map((change) => change.class);
const isRefused = (classes: readonly string[]) => classes.includes('breaking') || classes.includes('risky');
const told = ({ kind, at }: DataMutation) => `${kind}: ${at}`;

describe('mutations of what is published', () => {
  it('are enough, and nothing is told of what stays', () => {
    expect(of('refused').length).toBeGreaterThan(300);
    expect(of('additive').length).toBeGreaterThan(80);
    expect(compareContracts(before, buildPublishedContract(example))).toEqual([]);
  });

  it('are refused where clients would break, or may', () => {
    expect(
      sample(of('refused'), 250)
        .filter((each) => !isRefused(classesOf(each)))
        .map(told),
    ).toEqual([]);
  });

  it('are additions where something is added, and no false alarm', () => {
    const wrong = sample(of('additive'), 100).filter((each) => {
      const classes = classesOf(each);
      return isRefused(classes) || !classes.includes('additive');
    });
    expect(wrong.map(told)).toEqual([]);
  });

  it('are nothing where only what is said changes', () => {
    const wrong = sample(of('nothing'), 80).filter((each) => classesOf(each).some((is) => is !== 'editorial'));
    expect(wrong.map(told)).toEqual([]);
  });
});
