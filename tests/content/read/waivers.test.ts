import { describe, expect, it } from 'vitest';
import { parseWaivers } from '../../../src/content/read/waivers.ts';
import type { Problem } from '../../../src/core/problem.ts';

const row =
  '{ "code": "private-internal", "file": "content/pages/x.md", "says": "TODO", "reason": "Known.", "until": "2026-12-31" }';

/** Where a part of the row stands behind a bracket and a blank. */
const columnOf = (part: string) => `1:${`[ ${row}`.indexOf(part) + 1}`;

function read(text: string) {
  const problems: Problem[] = [];
  const waivers = parseWaivers('content/waivers.json', text, (problem) => void problems.push(problem));
  const told = problems.map(({ at, field }) => [at && 'line' in at ? `${at.line}:${at.col}` : '', field]);
  return { waivers, told, problems };
}

describe('content/waivers.json', () => {
  it('gives its rows with their places', () => {
    const { waivers, told } = read(`[\n  ${row},\n  ${row.replace('TODO', 'FIXME')}\n]\n`);
    expect(told).toEqual([]);
    expect(waivers.map(({ says, until, at }) => [says, until, at.line, at.col])).toEqual([
      ['TODO', '2026-12-31', 2, 3],
      ['FIXME', '2026-12-31', 3, 3],
    ]);
    expect(read('[]\n')).toMatchObject({ waivers: [], told: [] });
  });

  it.each<[string, string, readonly (readonly [string, string | undefined])[]]>([
    ['no list', row, [['1:1', undefined]]],
    ['no row', '[ 5 ]', [['1:3', '[0]']]],
    ['a code that is none', `[\n  ${row.replace('private-internal', 'private-intern')}\n]`, [['2:13', '[0].code']]],
    ['a code that is never waived', `[\n  ${row.replace('private-internal', 'link-dead')}\n]`, [['2:13', '[0].code']]],
    ['a day that is none', `[ ${row.replace('2026-12-31', '2026-02-30')} ]`, [[columnOf('"2026-12-31"'), '[0].until']]],
    ['a field that is not there', `[ ${row.replace(', "reason": "Known."', '')} ]`, [['1:3', '[0].reason']]],
    [
      'a field that is none',
      `[ ${row.replace('"says"', '"said"')} ]`,
      [
        [columnOf('"says"'), '[0].said'],
        ['1:3', '[0].says'],
      ],
    ],
    ['an empty text', `[ ${row.replace('Known.', ' ')} ]`, [[columnOf('"Known."'), '[0].reason']]],
    ['a comma too many', `[\n  ${row},\n]\n`, [[`2:${row.length + 3}`, undefined]]],
    ['words without quotes', '[ { code: 1 } ]', [['1:5', undefined]]],
  ])('refuses %s, at its place', (_, text, expected) => {
    const { waivers, told, problems } = read(text);
    expect(told).toEqual(expected);
    expect(problems.every(({ code }) => code === 'waiver-invalid')).toBe(true);
    expect(waivers).toEqual([]);
  });
});
