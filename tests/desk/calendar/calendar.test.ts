import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/commands/calendar.ts';
import { icsText } from '../../../src/desk/calendar/ics.ts';
import { invocationOf } from '../../support/invocation.ts';
import { release } from '../../support/ledger.ts';
import { copySite, type TestSite } from '../site.ts';

let site: TestSite;
afterEach(() => site?.remove());
const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(site.dir, args);
  return { code: await main(invocation), said: said() };
};

/** Lines as a reader has them: unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('npm run calendar', () => {
  it('writes each day with its reminders, twice the same bytes', async () => {
    site = copySite();
    site.write(
      'content/company.ts',
      read('content/company.ts').replace("evidence: '/anleitung/start/' }", "validUntil: '2026-12-31' }"),
    );
    const company = read('content/company.ts');
    const [hours = ''] = /\{ timeZone.*?\}/.exec(company) ?? [];
    const later = `{ before: ${hours}, value: ${hours.replace('08:30', '09:30')}, from: '2026-05-01' }`;
    site.write('content/company.ts', company.replace(hours, later));
    site.write('content/brand.ts', "export default { banner: { text: 'Wir ziehen um.', until: '2026-06-01' } };\n");
    expect(await run()).toEqual({ code: 0, said: '✓ Wrote calendar.ics: 4 days\n' });
    const first = read('calendar.ics');
    const lines = linesOf(first);
    expect(lines).toContain('SUMMARY:From this day on: company#officeHours');
    // Without a ledger there is nothing to release: the date of the file says the day.
    expect(lines.find((line) => line.includes('officeHours becomes'))).toMatch(
      /\. On this day write updated: '2026-05-01' in content\/company\.ts: that publishes it\.$/,
    );
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20260501',
      'DTSTART;VALUE=DATE:20260601',
      'DTSTART;VALUE=DATE:20261231',
      'DTSTART;VALUE=DATE:20270201',
    ]);
    expect(lines.filter((line) => line.startsWith('DTEND'))[2]).toBe('DTEND;VALUE=DATE:20270101');
    expect(lines.filter((line) => line.startsWith('TRIGGER')).slice(0, 3)).toEqual([
      'TRIGGER:-P90D',
      'TRIGGER:-P30D',
      'TRIGGER:-P7D',
    ]);
    expect(lines).toContain('SUMMARY:Last day of "CE"');
    await run('--out', 'again.ics');
    expect(read('again.ics')).toBe(first);
    release(site.options, '2026-03-15', { adopt: true });
    await run();
    expect(linesOf(read('calendar.ics')).find((line) => line.includes('officeHours becomes'))).toMatch(
      /\. It is published from the release of this day on: npm run release -- --date 2026-05-01$/,
    );
  });

  it('keeps the UID of what is put off', async () => {
    site = copySite();
    await run();
    const uids = (text: string) => linesOf(text).filter((line) => line.startsWith('UID:'));
    const before = uids(read('calendar.ics'));
    site.write('content/site.ts', read('content/site.ts').replace('2027-02-01T', '2027-03-01T'));
    await run();
    expect(uids(read('calendar.ics'))).toEqual(before);
    expect(new Set(before).size).toBe(1);
  });

  it('writes nothing where the content is no site', async () => {
    site = copySite();
    site.write('content/site.ts', 'export default {};\n');
    expect((await run()).code).toBe(1);
    expect(() => read('calendar.ics')).toThrow('ENOENT');
  });
});

it('lines have 75 octets at most, and no character is divided', () => {
  const summary = `Größe; a, b\\c\n${'日本語'.repeat(40)}`;
  const text = icsText([{ address: 'a', day: '2026-02-28', summary, description: '', remindDays: [] }], 'a.example');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).not.toContain('\ufffd');
  expect(linesOf(text)).toContain(`SUMMARY:Größe\\; a\\, b\\\\c\\n${'日本語'.repeat(40)}`);
  expect(linesOf(text)).toContain('DTEND;VALUE=DATE:20260301');
});
