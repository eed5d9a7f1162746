import { describe, expect, it } from 'vitest';
import { scanName } from '../../../src/checks/private/candidates.ts';

const told = (name: string) => scanName(name).map(({ what, value }) => `${what}: ${value}`);

describe('the name of a file', () => {
  it.each([
    ['nhs-943-476-5919', ['an NHS number: 943 476 5919']],
    ['a_nhs_943_476_5919', ['an NHS number: 943 476 5919']],
    ['/she-gave-943-476-5919/', ['an NHS number: 943 476 5919']],
    ['steuer-id-63570902587', ['an identity number: 63570902587']],
    ['bsn-111222333', ['an identity number: 111222333']],
    ['her-number-is-ab-12-34-56-c', ['a National Insurance number: AB 12 34 56 C']],
    ['versicherung-15-070649-c-103', ['a German insurance number: 15 070649 C 103']],
    ['codice-rssmra85t10a562s', ['an Italian codice fiscale: RSSMRA85T10A562S']],
    ['nummer-756-9217-0769-85', ['a Swiss AHV number: 756 9217 0769 85']],
    ['born-on-12-march-1980', ['a date of birth: 12 march 1980']],
    ['it-runs-on-192-168-7-9-today', ['an address of a private network: 192.168.7.9']],
    ['on-192.168.7.9', ['an address of a private network: 192.168.7.9']],
    ['password-a7unny9z3', ['a password: a7unny9z3']],
    ['notes/mot_de_passe_a7unny9z3', ['a password: a7unny9z3']],
    ['use_glpat-a7K92mQp4Lz81WnB', ['a GitLab token: glpat-a7K92mQp4Lz81WnB']],
    ['ｎｈｓ-９４３-476-5919', ['an NHS number: 943 476 5919']],
    [
      'nhs-943-476-5919-on-192.168.7.9',
      ['an NHS number: 943 476 5919', 'an address of a private network: 192.168.7.9'],
    ],
  ])('%s', (name, expected) => {
    expect(told(name)).toEqual(expected);
  });

  it.each([
    ...['todo-list', 'one-time-password-rfc6238', 'password-1password-review', 'passwords-in-2024', 'reset-password'],
    ...['work-at-home-2024', 'run-20240115', 'in-24-03-15', '2026-11-26-annual-report', 'release-10-1-7-9'],
    ...['sk-novinky-a-udalosti-v-roku-2024-bratislava', 'pypi-how-to-publish-your-first-package-in-2024-today'],
    ...[
      'glft-agent-2024-the-second-meeting',
      'photo-0a1b2c3d4e5f60718293a4b5c6d7e8f9',
      'key-figures-2025',
      'room-192-168',
      'photo-192-168-7-9-2024',
    ],
    ...[
      'IMG_20240115_101112',
      'DSC_0042',
      'Report.2025.Q3',
      'api-key-2024-rotation',
      'access-token-2024-guide-for-teams',
    ],
    ...['iso-27001-2022', 'din-en-iso-9001-2015', 'gb-18030-2022', 'a4-210-297-mm', 'tel-020-7946-0142', ''],
  ])('says nothing: %s', (name) => {
    expect(told(name)).toEqual([]);
  });
});
