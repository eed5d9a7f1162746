import { describe, expect, it } from 'vitest';
import { balanceWords, shareLost } from '../../src/attach/main/word-balance.ts';
import { readForeignSite } from '../../src/attach/read/foreign-site.ts';
import { renderWordTotals, sumWords } from '../../src/commands/attach/word-totals.ts';
import { attached, found, html, reading } from './found.ts';

const none = new Map<string, string>();
const text = (words: number, start = 'word') => Array.from({ length: words }, (_, at) => `${start}${at}`).join(' ');

describe('words of a page and its mirror', () => {
  it.each([
    ['all of them', 'a b c', 'a **b** c', 0],
    ['a letter that is bold', 'Word', '**W**ord', 0],
    ['raised numbers and fractions', 'm2 1½', 'm² 1½', 0],
    ['what stands apart in Markdown alone', '1er HuberBauer', '1^(er) Huber Bauer', 0],
    ['signs that Markdown hides', 'a_b [c]', 'a\\_b \\[c]', 0],
    ['a word that is not there', 'a b c d', 'a b c', 1],
    ['a word that is there once', 'aa bb aa', 'aa bb', 1],
  ])('%s', (_, shown, markdown, lost) => {
    const { lost: by } = balanceWords(shown, markdown, none);
    expect(by).toEqual(lost === 0 ? {} : { '': lost });
  });

  it('a rule that sees what a part is made of takes out no content', () => {
    const balance = balanceWords('a b c', 'c', new Map([['menu', 'a b']]));
    expect(balance).toEqual({ words: 1, lost: {}, examples: [] });
    expect(shareLost(balance)).toBe(0);
  });

  it('a part with much text may be content', () => {
    const balance = balanceWords('a b c', 'c', new Map([['long form', 'a b']]));
    expect([balance, shareLost(balance)]).toEqual([{ words: 3, lost: { 'long form': 2 }, examples: [] }, 2 / 3]);
  });
});

describe('a page whose mirror lacks words', () => {
  const page = (kept: number, form: number) =>
    html('Home', `<p><a href="/x.html">x</a> ${text(kept)}</p><form><p>${text(form, 'field')}</p></form>`);
  const told = (kept: number, form: number) => {
    const { problems, plan } = attached({ 'index.html': page(kept, form) });
    const said = problems.filter(({ code }) => code === 'foreign-words').map(({ message }) => message);
    return [said, plan?.mirrors.length];
  };

  it('is none below three words in a hundred, told above, and without a mirror above ten', () => {
    expect(told(5000, 101)).toEqual([[], 1]);
    const of = (share: number, all: number) =>
      `expected Markdown with all words of the page, got ${share} % of ${all} words: without long form (101 words)`;
    expect(told(2000, 101)).toEqual([[of(95, 2102)], 1]);
    expect(told(500, 101)).toEqual([[of(83, 602)], 0]);
  });

  it('gets one all the same if content/site.ts says so', () => {
    const site = found({ 'index.html': page(500, 101), 'x.html': page(500, 101) });
    const reasons = (incomplete: string[]) =>
      readForeignSite(site, 'https://pumpen.example', { incomplete }, reading(site)).pages.map((each) => each.without);
    expect(reasons([])).toEqual(['incomplete', 'incomplete']);
    expect(reasons(['/'])[0]).toBeUndefined();
  });
});

it('the totals are a table', () => {
  const { plan } = attached({
    'index.html': html('Home', '<p>one two <a href="/a.html">three</a></p><nav>four</nav>'),
    'a.html': html('A', '<p>one</p><nav>four five</nav><dialog>six</dialog>'),
  });
  expect(renderWordTotals(sumWords(plan?.mirrors ?? []))).toEqual([
    '    Words    Pages',
    '        4        2  kept',
    '        3        2  left out: nav',
    '        1        1  left out: dialog',
  ]);
});
