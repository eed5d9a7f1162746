import { describe, expect, it } from 'vitest';
import { scanName } from '../../../src/checks/private/candidates.ts';
import cases from './names.cases.json' with { type: 'json' };

const told = (name: string) => scanName(name).map(({ what, value }) => `${what}: ${value}`);

describe('the name of a file', () => {
  it.each(cases as [string, string[]][])('%s', (name, expected) => {
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
