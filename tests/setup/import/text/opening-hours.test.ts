import { describe, expect, it } from 'vitest';
import { parseOpeningHours } from '../../../../src/setup/import/text/opening-hours.ts';
import { drafted, page } from '../samples.ts';
import cases from './opening-hours.cases.json' with { type: 'json' };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** `1-5 09:00-17:00`. */
const said = (text: string, language: string) =>
  parseOpeningHours(text, language)?.map(
    (each) => `${each.days.map((day) => days.indexOf(day) + 1).join('')} ${each.open}`,
  );

describe('opening hours as people write them', () => {
  it.each(cases['opening hours as people write them'] as [string, string, string[]][])(
    '%s: %s',
    (language, text, week) => expect(said(text, language)).toEqual(week),
  );

  it.each(cases['is not guessed'] as [string, string][])('%s: "%s" is not guessed', (language, text) =>
    expect(said(text, language)).toBeUndefined(),
  );
});

describe('hours of an imprint, a page of contacts, or a footer', () => {
  const site = (contact: string, footer = '') => ({
    'index.html': page('de', 'Muster', `<h1>Muster</h1><footer><p>Muster GmbH</p>${footer}</footer>`),
    'kontakt/index.html': page('de', 'Kontakt', contact),
  });
  const hours = (files: Parameters<typeof drafted>[0]) => {
    const { company, notes } = drafted(files, { country: 'DE' });
    return {
      text: /\n( *\/\/ .*\n)( *)openingHours: \{[\s\S]*?\n\2\},/.exec(company)?.[0],
      notes: notes.filter((note) => /hours/.test(note)),
    };
  };

  it('are drafted with their line, under a heading or behind a label', () => {
    const heading = hours(
      site('<h2>Öffnungszeiten</h2>\n<p>Mo–Do 9–17 Uhr<br>\nFr 9–13 Uhr</p>\n<p>Anfahrt mit der Bahn</p>'),
    );
    expect(heading.text).toMatch(/\/\/ from kontakt\/index\.html:\d+, unconfirmed/);
    expect(heading.text).toContain("timeZone: 'Europe/Berlin'");
    expect(heading.text).toContain("open: ['09:00-13:00']");
    expect(heading.notes).toEqual([]);
    expect(hours(site('', '<p>Bürozeiten: Montag bis Freitag 8 bis 16 Uhr</p>')).text).toContain(
      "open: ['08:00-16:00']",
    );
  });

  it('are left out, with a note, where they are not understood or differ', () => {
    const odd = hours(site('<h2>Öffnungszeiten</h2><p>Mo–Fr nur nachmittags</p>'));
    expect(odd.text).toBeUndefined();
    expect(odd.notes).toEqual([expect.stringContaining('"Mo–Fr nur nachmittags" is not understood')]);
    const two = hours(
      site('<h2>Öffnungszeiten</h2><p>Mo–Fr 9–17 Uhr</p><h2>Lager</h2><p>Öffnungszeiten: Mo–Fr 7–15 Uhr</p>'),
    );
    expect(two.text).toBeUndefined();
    expect(two.notes).toEqual([expect.stringContaining('which is true?')]);
    expect(hours(site('<h2>Öffnungszeiten</h2><p>Wir freuen uns auf Sie.</p>'))).toEqual({ notes: [] });
    expect(hours(site('<h2>Datenschutzbeauftragter</h2><p>Öffnungszeiten: Mo–Fr 9–17 Uhr</p>'))).toEqual({ notes: [] });
  });
});
