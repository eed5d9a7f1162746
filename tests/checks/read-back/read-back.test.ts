import { expect, it } from 'vitest';
import { checkReadBack } from '../../../src/checks/read-back.ts';
import { type Problem, severityOf } from '../../../src/core/problem.ts';
import { editionOf } from '../../compile/proof/staged.ts';
import { organisations, today } from '../../support/organisations.ts';

const charity = organisations.find(({ name }) => name === 'a British charity')!;
const edition = editionOf(charity);

/** Problems found where a file of the release has other words. */
function foundWith(file: string, from: string, to: string): Problem[] {
  const { files } = edition.release;
  const text = Buffer.from(files.get(file)!.bytes).toString('utf8');
  expect(text).toContain(from);
  const bytes = Buffer.from(text.replaceAll(from, to));
  const get = (name: string) => (name === file ? { ...files.get(name)!, bytes } : files.get(name));
  const release = { ...edition.release, files: { ...files, get } as unknown as typeof files };
  const problems: Problem[] = [];
  checkReadBack({ ...edition, release, today }, (problem) => void problems.push(problem));
  return problems;
}

it('names the line of the content behind a statement, warns, and asks for a report', () => {
  const found = foundWith('api/v1/company.json', '99999999', '99999998');
  expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['proof-failed', 'answers-disagree']));
  expect(found.map(({ at }) => at)).toContainEqual({ file: 'content/company.ts', line: 16, col: 32 });
  for (const each of found) {
    expect(severityOf(each)).toBe('warning');
    expect(each.hint).toContain('please report');
  }
});

it('finds nothing where all is as it is meant', () => {
  expect(foundWith('api/v1/company.json', '99999999', '99999999')).toEqual([]);
});
