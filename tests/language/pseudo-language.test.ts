import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '../../src/language/formats/dates.ts';
import { createPseudoLanguage, toPseudoText } from '../../src/language/pseudo-language.ts';
import { translate } from '../../src/language/translate.ts';
import { speak } from './languages.ts';

describe('the private languages', () => {
  it('keep slots, code spans and targets of links', () => {
    const made = toPseudoText('See [the guide]({guide}) and `/auth.md`, {name}');
    expect(made).toMatch(/^⟦Šéé \[ţĥé ğüìďé\]\(\{guide\}\) àñď `\/auth\.md`, \{name\} ~é+⟧$/u);
  });

  it('are 40 % longer, brackets aside', () => {
    const english = 'Nothing is published at this address.';
    const added = [...toPseudoText(english)].length - 2 - [...english].length;
    expect(added / [...english].length).toBeCloseTo(0.4, 1);
  });

  it('leave no Latin letter of ASCII outside slots, code and targets in any text', () => {
    const { words } = createPseudoLanguage('xx');
    const left = Object.entries(words).flatMap(([key, text]) => {
      const forms: readonly string[] = typeof text === 'string' ? [text] : Object.values(text);
      return forms.some((form) => /[A-Za-z]/.test(form.replace(/\{\w+\}|`[^`]*`|\]\([^)]*\)/g, ''))) ? [key] : [];
    });
    expect(left).toEqual([]);
  });

  it('differ in direction alone', () => {
    const [xx, xy] = [createPseudoLanguage('xx'), createPseudoLanguage('xy')];
    expect([xx.direction, xy.direction]).toEqual(['ltr', 'rtl']);
    expect(xy.words).toEqual(xx.words);
  });

  it('count as English does, and write names of months in their letters', () => {
    const xx = createPseudoLanguage('xx');
    const [one, two] = [1, 2].map((n) => translate(xx, 'allPages.below', { folder: '/a/', n }));
    expect(one).not.toBe(two?.replace('2', '1'));
    expect(formatIsoDate(xx.table, '2026-11-21')).toMatch(/^21 ⟦Ñöṽ.+⟧ 2026$/u);
    expect(formatIsoDate(speak('en').table, '2026-11-21')).toBe('21 November 2026');
  });
});
