import { describe, expect, it } from 'vitest';
import { formatTimeLimit } from '../../src/language/formats/durations.ts';
import { translate, translateToParts, translateToPieces } from '../../src/language/translate.ts';
import { speak, tags } from './languages.ts';

const [en, de, pl, ar] = [speak('en'), speak('de'), speak('pl'), speak('ar')];

describe('say()', () => {
  it('fills slots by their names', () => {
    expect(translate(en, 'frame.updated', { date: '21 November 2026' })).toBe('Last updated: 21 November 2026');
    expect(translate(de, 'frame.skip')).toBe('Zum Inhalt springen');
  });

  it('does not compile with a key that is not there, a slot too few, or one too many', () => {
    // @ts-expect-error: no such key
    expect(() => translate(en, 'frame.skipp')).toThrow('The language en has no text "frame.skipp".');
    // @ts-expect-error: without its slot
    expect(translate(en, 'frame.updated', {})).toBe('Last updated: ');
    // @ts-expect-error: without slots
    expect(translate(en, 'frame.updated')).toBe('Last updated: ');
    // @ts-expect-error: a slot that the text has not
    expect(translate(en, 'frame.updated', { date: 'x', time: 'y' })).toBe('Last updated: x');
    // @ts-expect-error: a count is a number
    expect(translate(en, 'allPages.below', { folder: '/a/', n: '2' })).toBe('/a/: 2 pages');
  });

  it('takes the form that the count asks for, and writes the count as the language does', () => {
    const pages = [0, 1, 2, 3, 5, 12, 22, 1234567].map((n) => translate(pl, 'allPages.below', { folder: '/a/', n }));
    expect(pages).toEqual([
      '/a/: 0 stron',
      '/a/: 1 strona',
      '/a/: 2 strony',
      '/a/: 3 strony',
      '/a/: 5 stron',
      '/a/: 12 stron',
      '/a/: 22 strony',
      '/a/: 1\u00a0234\u00a0567 stron',
    ]);
    expect(translate(ar, 'allPages.below', { folder: '/a/', n: 2 })).toBe('/a/: صفحتان (2)');
  });

  it('says some things otherwise in a region', () => {
    expect(translate(speak('pt'), 'label.address')).toBe('Morada');
    expect(translate(speak('pt-BR'), 'label.address')).toBe('Endereço');
    expect(formatTimeLimit(speak('en-US'), { amount: 3, unit: 'working-day' })).toBe('within 3 business days');
    expect(translate(speak('en-IE'), 'frame.dataLicence')).toBe('Data licence');
  });

  it('never reads what fills a slot as a slot, nor as a pattern', () => {
    expect(translate(en, 'text.labelled', { label: '{value}', value: '$&' })).toBe('{value}: $&');
  });
});

describe('a stop', () => {
  it('is one where a name ends in it', () => {
    expect(translate(de, 'api.facts', { name: 'Kanu Süd e.V.' })).toMatch(/Herausgeber: Kanu Süd e\.V\.$/);
    expect(translate(de, 'api.facts', { name: 'Kanu GmbH' })).toMatch(/Herausgeber: Kanu GmbH\.$/);
  });
});

describe('sayParts()', () => {
  it('gives what fills a slot as it is, for markup', () => {
    const time = { tag: 'time' };
    expect(translateToParts(en, 'frame.updated', { date: time })).toEqual(['Last updated: ', time]);
    expect(translateToParts(ar, 'text.noted', { text: time, note: 'x' })).toEqual([time, ' (', 'x', ')']);
  });
});

describe('sayPieces()', () => {
  it('gives links and code as pieces, and makes none of what fills a slot', () => {
    expect(translateToPieces(en, 'contact.formTopics', { form: '/#contact', topics: '[a](/b) `c`' })).toEqual([
      'Topics of the ',
      { kind: 'link', text: 'contact form', to: '/#contact' },
      ': [a](/b) `c`',
    ]);
  });
});

describe('within()', () => {
  it('counts days in the forms of each language', () => {
    const said = tags.map((tag) =>
      [1, 2, 5].map((amount) => formatTimeLimit(speak(tag), { amount, unit: 'working-day' })),
    );
    expect(said).toEqual([
      ['within one working day', 'within 2 working days', 'within 5 working days'],
      ['innerhalb eines Arbeitstags', 'innerhalb von 2 Arbeitstagen', 'innerhalb von 5 Arbeitstagen'],
      ['sous un jour ouvré', 'sous 2 jours ouvrés', 'sous 5 jours ouvrés'],
      ['en un día laborable', 'en 2 días laborables', 'en 5 días laborables'],
      ['entro un giorno lavorativo', 'entro 2 giorni lavorativi', 'entro 5 giorni lavorativi'],
      ['binnen één werkdag', 'binnen 2 werkdagen', 'binnen 5 werkdagen'],
      ['w ciągu jednego dnia roboczego', 'w ciągu 2 dni roboczych', 'w ciągu 5 dni roboczych'],
      ['no prazo de um dia útil', 'no prazo de 2 dias úteis', 'no prazo de 5 dias úteis'],
      ['1営業日以内', '2営業日以内', '5営業日以内'],
      ['خلال يوم عمل واحد', 'خلال يومي عمل', 'خلال 5 أيام عمل'],
    ]);
  });

  it('refuses none, and parts of a unit', () => {
    expect(() => formatTimeLimit(en, { amount: 0, unit: 'day' })).toThrow('from 1 on');
    expect(() => formatTimeLimit(en, { amount: 1.5, unit: 'day' })).toThrow('from 1 on');
  });
});
