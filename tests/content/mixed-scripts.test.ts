import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/content/read/decode.ts';
import type { Problem } from '../../src/core/problem.ts';

const found = (text: string): Problem[] => {
  const problems: Problem[] = [];
  expect(decodeText('x.md', Buffer.from(text), (problem) => void problems.push(problem))).toBe(text);
  return problems;
};

describe('a word of two scripts', () => {
  it.each([
    ['p\u0430ypal', 2, '\u0430', 'Cyrillic'],
    ['Ban\u043a\u0430 of payp\u0430l', 5, '\u0430', 'Cyrillic'],
    ['\u0421ompany', 1, '\u0421', 'Cyrillic'],
    ['a b G\u039fOGLE', 6, '\u039f', 'Greek'],
    ['M\u043e\u0441\u043a\u0432\u0430', 2, '\u043e', 'Cyrillic'],
  ])('%s is told at its letter', (text, col, letter, script) => {
    const [problem] = found(`one\n${text}`);
    expect(problem).toMatchObject({ code: 'text-mixed-scripts', at: { file: 'x.md', line: 2, col } });
    expect(problem?.message).toContain(`the ${script} letter "${letter}"`);
  });

  it('is told once, and ten of them at most', () => {
    expect(found('p\u0430ypal and p\u0430ypal')).toHaveLength(1);
    expect(found([...'abcdefghijklmno'].map((c) => `${c}\u0430`).join(' '))).toHaveLength(10);
  });

  it.each([
    'IT-\u043a\u043e\u043c\u043f\u0430\u043d\u0438\u044f',
    'TNF\u03b1, k\u03a9, 5 \u03bcm, \u00b5s and \u0394t',
    "'\u0421\u043b\u043e\u0432\u043e\\n\u0421\u043b\u043e\u0432\u043e'",
    '\\u00ad\u0421\u043b\u043e\u0432\u043e',
    'Wi-Fi \u0440\u043e\u0443\u0442\u0435\u0440, PDF\u200c\u0647\u0627',
    '```\np\u0430ypal\n```\n',
    'Stra\u00dfe \u017b\u00f3\u0142\u0107',
  ])('is not %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('takes linear time', () => {
    for (const part of ['a\u0430', '\u0430', 'a', '\u0430 b'])
      expect(found(part.repeat(Math.floor(200_000 / Buffer.byteLength(part)))).length).toBeLessThanOrEqual(10);
  });
});
