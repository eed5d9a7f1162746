import { describe, expect, it } from 'vitest';
import { parseOpeningHours } from '../../../../src/setup/import/text/opening-hours.ts';
import { drafted, page } from '../samples.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** `1-5 09:00-17:00`. */
const said = (text: string, language: string) =>
  parseOpeningHours(text, language)?.map(
    (each) => `${each.days.map((day) => days.indexOf(day) + 1).join('')} ${each.open}`,
  );

describe('opening hours as people write them', () => {
  it.each([
    ['de', 'Mo–Fr 9–17 Uhr', ['12345 09:00-17:00']],
    ['de-AT', 'Montag bis Freitag: 9.00 bis 12.30 Uhr und 13:30 - 17 Uhr', ['12345 09:00-12:30', '12345 13:30-17:00']],
    ['de', 'Mo. - Do. 8:00-16:00; Fr. 8:00-13:00; Sa, So geschlossen', ['1234 08:00-16:00', '5 08:00-13:00']],
    ['de', 'Mo, Mi und Fr von 9 bis 12 Uhr', ['135 09:00-12:00']],
    ['de', 'samstags 10-14 Uhr', ['6 10:00-14:00']],
    ['en', 'Mon-Fri 9am-5.30pm', ['12345 09:00-17:30']],
    ['en-GB', 'Monday to Friday, 9:00 to 17:30, Saturday 10 a.m. - 1 p.m.', ['12345 09:00-17:30', '6 10:00-13:00']],
    ['en', 'Tuesdays and Thursdays 12pm - 4pm, Sunday closed', ['24 12:00-16:00']],
    ['fr', 'Du lundi au vendredi de 9h à 12h30 et de 14h à 18h', ['12345 09:00-12:30', '12345 14:00-18:00']],
    ['fr', 'Lun-Ven : 9h30-18h00 ; sam. fermé', ['12345 09:30-18:00']],
    ['es', 'De lunes a viernes de 9:00 a 14:00 y de 16:00 a 19:00', ['12345 09:00-14:00', '12345 16:00-19:00']],
    ['es', 'Lun-Vie 9:00-18:00 h. Sábados y domingos cerrado', ['12345 09:00-18:00']],
    ['it', 'Dal lunedì al venerdì dalle 9 alle 18', ['12345 09:00-18:00']],
    ['it', 'Lun-Ven 8.30-12.30 e 14.00-18.00', ['12345 08:30-12:30', '12345 14:00-18:00']],
  ])('%s: %s', (language, text, week) => expect(said(text, language)).toEqual(week));

  it.each([
    ['de', 'Mo-Fr 9-17 Uhr und nach Vereinbarung'],
    ['de', 'Mo-Fr nach Vereinbarung'],
    ['de', 'Fr-Mo 9-17 Uhr'],
    ['de', 'Mo-Fr 17-9 Uhr'],
    ['de', 'Mo-Fr 9-25 Uhr'],
    ['de', 'Mo-Fr 9:75-17 Uhr'],
    ['de', 'jeden 1. Montag 9-17 Uhr'],
    ['en', 'Mon-Fri 9-5pm'],
    ['en', 'Mon-Fri 13pm-5pm'],
    ['en', 'Mon-Fri 9am-5pm (by appointment only)'],
    ['de', 'Mon-Fri 9am-5pm'],
    ['pl', 'pn-pt 9-17'],
    ['de', 'Sa und So geschlossen'],
  ])('%s: "%s" is not guessed', (language, text) => expect(said(text, language)).toBeUndefined());
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
