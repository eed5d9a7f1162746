import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../../../src/api/contract/parse-contract.ts';
import { parseJsonText } from '../../../src/content/read/json-text.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { seeded } from '../../support/seeded.ts';
import cases from './parse-contract.cases.json' with { type: 'json' };

const frozen = readFileSync('src/api/v1/contract.json', 'utf8');

function read(text: string) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const located = parseJsonText('content/contract.json', text, 'contract-invalid', report);
  return { contract: located && parseContract(located, report), problems };
}

const isPlaced = ({ at }: Problem) => at !== undefined && 'line' in at && at.line > 0 && at.col > 0;

describe('a frozen contract', () => {
  it('is read as it was written', () => {
    expect(read(frozen)).toEqual({ contract: JSON.parse(frozen), problems: [] });
  });

  it('that was cut anywhere is a problem at its place', () => {
    const below = seeded(5);
    for (let i = 0; i < (process.env.LONG ? 2_000 : 200); i++) {
      const { contract, problems } = read(frozen.slice(0, below(frozen.length - 2)));
      expect([contract, problems.map(({ code }) => code), problems.every(isPlaced)]).toEqual([
        undefined,
        ['contract-invalid'],
        true,
      ]);
    }
  });

  it('with any bytes changed is read or refused, and never a crash', () => {
    const below = seeded(6);
    for (let i = 0; i < (process.env.LONG ? 5_000 : 300); i++) {
      const at = below(frozen.length);
      const text = frozen.slice(0, at) + '{}[]",:0ax\\'.charAt(below(11)) + frozen.slice(at + below(3));
      const { contract, problems } = read(text);
      expect((contract === undefined) === problems.length > 0).toBe(true);
      expect(problems.every(isPlaced)).toBe(true);
    }
  });

  it.each<[string, string, string]>([
    ['another form', '{\n  "contract": 2 }', '2:15 contract'],
    ['a list', '[]', '1:1 '],
    ['a number', '7', '1:1 '],
    ['an unknown member', '{"contract":1,"api":"v1","documents":{},"apj":1}', '1:47 apj'],
    ['no documents', '{"contract":1,"api":"v1"}', '1:1 documents'],
    ['documents of another type', '{"contract":1,"api":"v1","documents":[]}', '1:38 documents'],
    [
      'an id without a place',
      '{"contract":1,"api":"v1","documents":{"/d":{"ids":{"a":[["x"]]}}}}',
      '1:57 documents./d.ids.a.0',
    ],
    ['a schema that is none', '{"contract":1,"api":"v1","documents":{"/d":{"schema":7}}}', '1:54 documents./d.schema'],
    ['a name of every object', '{"contract":1,"api":"v1","documents":{},"__proto__":{}}', '1:53 __proto__'],
    ['a name twice', '{"contract":1,"api":"v1","api":"v1"}', '1:26 '],
    ['a comma too many', '{"contract":1,}', '1:15 '],
    ['a comment', '// frozen\n{}', '1:1 '],
    ['a number of no JSON', '{"contract":01}', '1:14 '],
    ['a line break in a text', '{"contract\n":1}', '1:2 '],
    ['more levels than it has', '['.repeat(10_000), '1:66 '],
    ['nothing', '', '1:1 '],
  ])('with %s is refused at its place', (_, text, place) => {
    const { contract, problems } = read(text);
    expect(contract).toBeUndefined();
    expect(
      problems.map(({ at, field = '' }) => `${at && 'line' in at ? `${at.line}:${at.col}` : ''} ${field}`),
    ).toEqual([place]);
  });
});

describe('JSON with places', () => {
  it.each([
    '{}',
    '[]',
    '"\\u00e9\\n"',
    '[1e5,1E-2,10,0.25,-7,true]',
    '[1,-0.5e+3,true,false,null,"",{"a":[{}]}]',
    ' \r\n\t{ "" : 1 }\n',
  ])('is what JSON.parse reads: %s', (text) => {
    expect(parseJsonText('f', text, 'contract-invalid', () => {})?.value).toEqual(JSON.parse(text));
  });

  it.each(cases)('is refused as JSON.parse refuses it: %j', (text) => {
    expect(() => JSON.parse(text)).toThrow();
    const problems: Problem[] = [];
    expect(parseJsonText('f', text, 'contract-invalid', (problem) => void problems.push(problem))).toBeUndefined();
    expect(problems).toHaveLength(1);
  });
});
