import { describe, expect, it } from 'vitest';
import { checkQuestions } from '../../../src/content/check/question-rules.ts';
import type { MarkdownSource } from '../../../src/content/read/source.ts';
import type { Question } from '../../../src/content/site.ts';
import { isNearName } from '../../../src/core/did-you-mean.ts';

/** `code file` of what is reported for questions `[text, category]`, in files 0.md, 1.md, … */
function found(list: readonly (readonly [string, string])[], declared?: readonly string[]): string[] {
  const problems: string[] = [];
  const questions = list.map(([question, category], i) => ({ question, category, source: `${i}.md` }) as Question);
  const sources = questions.map(({ source: file }) => ({ file, frontMatter: { locate: () => ({ file }) } }) as never);
  const names = declared?.map((id) => ({ id }));
  checkQuestions(questions, sources as MarkdownSource[], names, ({ code, at }) => problems.push(`${code} ${at?.file}`));
  return problems;
}
const sameCategory = (...questions: string[]) => found(questions.map((question) => [question, 'x'] as const));

describe('questions as a list', () => {
  it.each([
    ['What is it?', 'what is  it'],
    ['What, if anything, is “it”?', "What if anything is 'it'?"],
    ['\u00dcber uns?', 'U\u0308BER UNS ?'],
    ['\u4f55\u3067\u3059\u304b\uff1f', '\u4f55\u3067\u3059\u304b?'],
    ['\u0645\u0627 \u0647\u0630\u0627\u061f', '\u0645\u0627  \u0647\u0630\u0627'],
    ['\uff21\uff30\uff29?', 'api?'],
    ['« Quoi ? »', 'Quoi ?'],
    ['Is it on\u2013site?', 'Is it on-site?'],
  ])('%j and %j are the same', (a, b) => {
    expect(sameCategory(a, b)).toEqual(['question-duplicate 1.md']);
  });

  it.each([
    ['Do you support C#?', 'Do you support C++?'],
    ['Is it 5 %?', 'Is it 5 \u20ac?'],
    ['\u00bfQu\u00e9?', '\u00bfQue?'],
    ['???', '!!!'],
    ['Welche Maße?', 'Welche Masse?'],
    ['May I re-sign?', 'May I resign?'],
    ['What is a part?', 'What is apart?'],
  ])('%j and %j are not', (a, b) => {
    expect(sameCategory(a, b)).toEqual([]);
  });

  it('names a category that is used once and spelt almost like another', () => {
    const of = (...categories: string[]) => found(categories.map((category, i) => [`${i}`, category] as const));
    expect(of('about', 'about', 'abuot')).toEqual(['category-similar 2.md']);
    expect(of('service', 'services', 'services')).toEqual(['category-similar 0.md']);
    expect(of('clinical-safety', 'clinicalsafety')).toEqual(['category-similar 1.md']);
    expect(of('service', 'service', 'services', 'services')).toEqual([]);
    expect(of('api', 'app', 'ai', 'access', 'agents', 'about', 'security')).toEqual([]);
  });

  it('knows only the declared categories once some are', () => {
    expect(
      found(
        [
          ['1', 'about'],
          ['2', 'abuot'],
          ['3', 'xyz'],
        ],
        ['about'],
      ),
    ).toEqual(['reference-unknown 1.md', 'reference-unknown 2.md']);
    expect(
      found(
        [
          ['1', 'service'],
          ['2', 'services'],
        ],
        ['service', 'services'],
      ),
    ).toEqual([]);
  });

  it('compares no more than 100 categories', () => {
    const of = (count: number) => found(Array.from({ length: count }, (_, i) => [`${i}`, `category-${i}`] as const));
    expect(of(100).length).toBeGreaterThan(0);
    expect(of(101)).toEqual([]);
  });

  it('names the field that is wrong', () => {
    const fields: (string | undefined)[] = [];
    const question = (name: string, category: string) => ({ question: 'Q?', category, source: name }) as Question;
    const source = (file: string) => ({ file, frontMatter: { locate: () => ({ file }) } }) as never;
    checkQuestions(
      [question('a', 'price'), question('b', 'x')],
      [source('a'), source('b')],
      [{ id: 'prices' }],
      ({ field, hint }) => fields.push(field, hint),
    );
    expect(fields).toEqual([
      'question',
      expect.stringMatching(/^Readers/),
      'category',
      `Did you mean "prices"? If not, add { id: 'price', name: '…' } to questionCategories in content/site.ts.`,
      'category',
      `Known: prices. For a new one add { id: 'x', name: '…' } to questionCategories in content/site.ts.`,
    ]);
  });

  it('tells slips from names of their own', () => {
    expect(isNearName('prices', 'pricse')).toBe(true);
    expect(isNearName('orders', 'ordres')).toBe(true);
    expect(isNearName('tea', 'sea')).toBe(false);
    expect(isNearName('sales', 'sales')).toBe(false);
    expect(isNearName('orders', 'offers')).toBe(false);
  });
});
