import { describe, expect, it } from 'vitest';
import { parseInput } from '../../../../../src/desk/client/lens/edit/parse-input.ts';

describe('what a form sends', () => {
  it.each([
    ['text', ' a ', { value: 'a' }],
    ['number', '12', { value: 12 }],
    ['number', '-1.5', { value: -1.5 }],
    // A text that is no number is judged where the rules are.
    ['number', '1e3', { value: '1e3' }],
    ['number', '', { value: '' }],
    ['list', 'a\n\n b \n', { value: ['a', 'b'] }],
    ['list', '', { value: [] }],
    ['literal', '{ a: 1 }', { source: '{ a: 1 }' }],
    ['markdown', '\n# A\n', { value: '\n# A\n' }],
  ] as const)('of a %s %j', (kind, text, expected) => expect(parseInput(kind, text)).toEqual(expected));
});
