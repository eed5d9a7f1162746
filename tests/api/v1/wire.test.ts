import { describe, expect, it } from 'vitest';
import { documentHead } from '../../../src/api/resource.ts';
import {
  wireCountry,
  wireDate,
  wireDatePart,
  wireId,
  wireIntervalCloses,
  wirePhone,
  wireText,
  wireTime,
} from '../../../src/api/v1/wire.ts';
import { translateDescription } from '../../../src/api/wire-descriptions.ts';
import { languageByTag } from '../../../src/language/language-by-tag.ts';
import { fullSite } from '../../support/generate/site.ts';

describe('the building blocks of the wire', () => {
  it.each([
    [
      'phone',
      wirePhone(),
      ['+442079460000', '+1234567', '+123456789012345'],
      ['442079460000', '+0123456', '+123456', '+1234567890123456', '+44 20'],
    ],
    ['country', wireCountry(), ['GB', 'DE'], ['gb', 'GBR', 'G', ' GB']],
    [
      'time',
      wireTime('wire.opens'),
      ['00:00', '09:30', '19:59', '23:59'],
      ['24:00', '9:30', '09:60', '09:30 ', '0930'],
    ],
    ['id', wireId(), ['a', 'a-b2', '2024-01'], ['A', 'a--b', '-a', 'a-', 'a b', '']],
    ['date', wireDate('wire.updated'), ['2024-02-29'], ['2023-02-29', '2024-2-9', '2024-02-29T00:00:00Z']],
    [
      'a date as exactly as it is known',
      wireDatePart('wire.founded'),
      ['1998', '1998-04', '1998-12-31', '2024-02-29', '2024-04-30'],
      [
        '98',
        '1998-00',
        '1998-13',
        '1998-4',
        '1998-04-00',
        '1998-04-32',
        '2026-02-30',
        '2026-04-31',
        '1998-',
        '1998-04-',
      ],
    ],
    ['closing time', wireIntervalCloses(), ['00:01', '23:59', '24:00'], ['24:01', '25:00', '9:00']],
    ['text', wireText('wire.notice'), ['a', ' '], ['']],
  ] as const)('%s', (_, schema, good, bad) => {
    expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  it('what is described is told to those who read the description', () => {
    const said = (schema: { description?: string | undefined }) =>
      translateDescription(languageByTag('en'), schema.description ?? '');
    for (const schema of [wirePhone(), wireCountry(), wireId()]) expect(said(schema)).toMatch(/ .*\.$/);
    expect(said(wireTime('wire.opens'))).toBe('Opening time, HH:MM on the 24-hour clock.');
  });

  it('a document begins with its address, its date, and the notice if there is one', () => {
    const { site } = fullSite();
    const context = { url: (path: string) => `https://o.example${path}`, resources: [] };
    const head = { url: 'https://o.example/x.json', updated: '2026-01-01' };
    expect(documentHead(site, context, '/x.json', '2026-01-01')).toEqual({ ...head, notice: site.notice });
    const { notice: _, ...silent } = site;
    expect(documentHead(silent, context, '/x.json', '2026-01-01')).toEqual(head);
  });
});
