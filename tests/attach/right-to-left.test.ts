import { describe, expect, it } from 'vitest';
import { attached, html, textOf } from './found.ts';

const page = (text: string) =>
  html('بيت', `<h1>مرحبا</h1><p>${text}</p>`, { nav: '' }).replace('lang="en"', 'lang="ar" dir="rtl"');

describe('a page that runs from right to left', () => {
  it.each([
    ['marks', 'السعر &rlm;12 €&lrm; (نقدا) \u061cx', 'السعر 12 € (نقدا) x'],
    ['embeddings', '&#x202b;السعر &#x202a;Pumps 12&#x202c;&#x202c; نقدا', 'السعر Pumps 12 نقدا'],
    ['isolates', 'قال \u2067مرحبا\u2069 و \u2068Pumps\u2069', 'قال مرحبا و Pumps'],
    ['an override around a telephone number', 'هاتف \u202d+49 221 555\u202c', 'هاتف +49 221 555'],
    ['an override of letters that run so by themselves', '\u202eمرحبا بكم\u202c هنا', 'مرحبا بكم هنا'],
    ['joiners that join nothing', 'کتاب\u200c ها و می\u200c\u200cخواهم \u200dx', 'کتاب ها و'],
    ['joiners of a script', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['separators of lines', 'مرحبا\u2028بكم\u2029هنا', 'مرحبا بكم هنا'],
  ])('with %s has a mirror without what nobody sees', (_, text, said) => {
    const { plan, problems } = attached({ 'index.html': page(text) });
    expect(problems).toEqual([]);
    expect(plan?.without).toEqual([]);
    expect(plan && textOf(plan, 'index.md')).toContain(said);
  });

  it('with an override that turns text round has none, and nobody calls that a secret', () => {
    const { plan, problems } = attached({ 'index.html': page('ادفع الى \u202eeciovni\u202c') });
    expect(problems.map(({ code }) => code)).toEqual(['foreign-hidden']);
    expect(plan?.without.map(({ without }) => without)).toEqual(['hidden']);
  });
});
