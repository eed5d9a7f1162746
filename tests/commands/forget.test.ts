import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../../src/commands/release.ts';
import { copySite, type TestSite } from '../desk/site.ts';
import { invocationOf } from '../support/invocation.ts';
import { release } from '../support/ledger.ts';

let site: TestSite;
beforeEach(() => {
  site = copySite();
  release(site.options, '2026-03-15', { adopt: true });
});
afterEach(() => site.remove());

const ledger = () => join(site.options.contentDir, 'ledger');
const files = () => readdirSync(ledger()).map((name) => [name, readFileSync(join(ledger(), name), 'utf8')]);
const forget = async (address: string) => {
  const { invocation, said } = invocationOf(site.dir, ['--forget', address]);
  return { code: await main(invocation), said: said() };
};

it('refuses a ledger that it cannot read completely, and leaves it as it is', async () => {
  const [name = ''] = readdirSync(ledger());
  appendFileSync(join(ledger(), name), 'no line of a ledger\n');
  const before = files();
  const { code, said } = await forget('company#legalName');
  expect([code, files()]).toEqual([1, before]);
  expect(said).toContain('Nothing was erased: the ledger cannot be read completely');
  expect(said).toMatch(new RegExp(`content/ledger/${name}:\\d+:1`));
});

it('refuses bytes that are no text as well', async () => {
  const [name = ''] = readdirSync(ledger());
  appendFileSync(join(ledger(), name), Buffer.from([0xff, 0xfe]));
  const before = files();
  expect((await forget('company#legalName')).code).toBe(1);
  expect(files()).toEqual(before);
});

it('erases values of a whole ledger', async () => {
  const before = files();
  expect((await forget('company#legalName')).code).toBe(0);
  expect(files()).not.toEqual(before);
  expect(
    files()
      .map(([, text]) => text)
      .join(''),
  ).toMatch(/^company#legalName .*\t!$/m);
});
