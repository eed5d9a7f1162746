import { expect, it } from 'vitest';
import { checkSecurityExpiry } from '../../src/checks/security-expiry.ts';
import { moduleOf, problemsOf } from './small-input.ts';

const modules = [moduleOf('site', "{\n  security: {\n    expires: '2027-01-01T12:00:00Z',\n  },\n}")];
const at = (today: string) =>
  problemsOf(checkSecurityExpiry, { modules, today, expires: '2027-01-01T12:00:00Z' }).map(
    ({ code, field, at, hint }) => {
      expect({ field, at }).toEqual({ field: 'security.expires', at: { file: 'content/site.ts', line: 3, col: 14 } });
      expect(hint).toContain('less than a year ahead');
      return code;
    },
  );

it.each([
  ['the day on which it ends, which is over somewhere', '2027-01-01', ['security-expired']],
  ['a day after', '2027-01-02', ['security-expired']],
  ['a day before', '2026-12-31', ['security-expires-soon']],
  ['59 days before', '2026-11-03', ['security-expires-soon']],
  ['60 days before', '2026-11-02', []],
  ['365 days before', '2026-01-01', []],
  ['366 days before', '2025-12-31', ['security-expires-far']],
])('%s', (_, today, codes) => {
  expect(at(today)).toEqual(codes);
});
