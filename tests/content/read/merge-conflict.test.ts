import { describe, expect, it } from 'vitest';
import { reportMergeConflicts } from '../../../src/content/read/merge-conflict.ts';
import type { Problem } from '../../../src/core/problem.ts';

function told(text: string): Problem[] {
  const found: Problem[] = [];
  reportMergeConflicts('content/pages/x.md', text, (problem) => void found.push(problem));
  return found;
}

/** The lines of `text` at which a conflict is reported. */
function linesOf(text: string, file = 'content/pages/x.md'): number[] {
  const found: Problem[] = [];
  const verdict = reportMergeConflicts(file, text, (problem) => void found.push(problem));
  expect(verdict).toBe(found.length > 0);
  return found.map(({ at }) => (at && 'line' in at ? at.line : 0));
}

const whole = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main';

describe('an unfinished merge', () => {
  it.each([
    ['alone', whole, [1]],
    ['two in a file', `x\n${whole}\ny\n${whole}\n`, [2, 8]],
    ['with its base', '<<<<<<< ours\na\n||||||| base\no\n=======\nb\n>>>>>>> theirs', [1]],
    ['without labels', '<<<<<<<\na\n=======\nb\n>>>>>>>', [1]],
    ['with an underlined heading in it', '<<<<<<< a\nTitle\n=======\n=======\nText\n>>>>>>> b', [1]],
    ['with an empty side', '<<<<<<< a\n=======\nb\n>>>>>>> b', [1]],
    ['in a fenced block', `\`\`\`sh\n${whole}\n\`\`\`\n`, [2]],
    ['of Subversion', '<<<<<<< .mine\na\n||||||| .r1\no\n=======\nb\n>>>>>>> .r2', [1]],
    ['with spaces after the divider', '<<<<<<< a\na\n======= \nb\n>>>>>>> b', [1]],
    ['half deleted: its end', 'b\n\n>>>>>>> main\n', [3]],
    ['half deleted: its beginning', 'x\n<<<<<<< HEAD\na\n', [2]],
    ['half deleted: its middle', 'a\n\n=======\nb\n', [3]],
    ['half deleted: its base', 'a\n||||||| 1a2b3c\nb\n', [2]],
    ['whose end is missing', '<<<<<<< HEAD\na\n=======\nb\n', [1]],
  ])('is found: %s', (_name, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it.each([
    ['an underlined heading', 'Preface\n=======\n\nText.'],
    ['other lengths', '<<<<<< a\n\n<<<<<<<< b\n\n====\n\n>>>>>>>>\n'],
    ['a deep quotation', '>>>>>> six\n>>>>>>> seven\n>>>>>> six again'],
    ['a table of seven bars', '||||||| \n|---|---|---|---|---|---|\n|||||||\n|||||||'],
    ['one marker in a code block', '```\n<<<<<<< HEAD\n```\n\n~~~\n>>>>>>> main\n=======\n~~~'],
    ['an indented example', '    <<<<<<< HEAD\n    a\n    =======\n    b\n    >>>>>>> main'],
    ['markers within a line', 'Git writes <<<<<<< and >>>>>>> into the file.'],
    ['Japanese', '見出し\n=======\n\n本文。'],
    ['Arabic', 'عنوان\n=======\n\nنص.'],
  ])('is not seen in %s', (_name, text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it('is told from a banner in the comment of a typed module', () => {
    const banner = '/*\n=======\nPrices\n=======\n*/\nexport default {};\n';
    expect(linesOf(banner, 'content/site.ts')).toEqual([]);
    expect(linesOf(`${banner}>>>>>>> main\n`, 'content/site.ts')).toEqual([7]);
  });

  it('says which lines it has, or what was left, cut above 40 characters', () => {
    const [message] = told(`x\n${whole}\n`);
    expect(message?.message).toContain('two versions of it (lines 2 to 6)');
    const left = (length: number) => told(`x\n\n>>>>>>> ${'y'.repeat(length - 8)}\n`)[0]?.message;
    expect(left(40)).toContain(`: ">>>>>>> ${'y'.repeat(32)}"`);
    expect(left(41)).toContain(`: ">>>>>>> ${'y'.repeat(31)}…"`);
  });

  it.each([
    [whole, /^Two people changed these lines/],
    ['a\n\n=======\nb\n', /^Keep one of the two versions around it/],
    ['x\n>>>>>>> main\n', /^Keep what is right/],
  ])('says what to do about %j', (text, hint) => {
    expect(told(text)[0]?.hint).toMatch(hint);
  });

  it('is seen right below a front matter, where a line of = is no underline', () => {
    expect(linesOf('---\ntitle: x\n---\n=======\nx')).toEqual([4]);
    expect(linesOf('=======\nx')).toEqual([1]);
    expect(linesOf('x\n \t\n=======\nx')).toEqual([3]);
  });

  it('whose beginning alone is left is seen among lines like it', () => {
    expect(linesOf('<<<<<<< a\n<<<<<<< b\n')).toEqual([1, 2]);
    expect(linesOf('>>>>>>> a\n>>>>>>> b\n')).toEqual([]);
    expect(linesOf('>>>>>>> a\nb\n>>>>>>> c\n')).toEqual([1, 3]);
  });

  it('costs little in a file full of markers', () => {
    const lines = Array.from({ length: 8000 }, () => '```\n=======\n```\n<<<<<<< a');
    expect(linesOf(lines.join('\n\n'))).toHaveLength(8000);
  });
});
