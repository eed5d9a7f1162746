import { expect, it } from 'vitest';
import type { ExpectedOutput } from '../../../src/checks/proof/expected-output.ts';
import { proveRelease } from '../../../src/checks/proof/prove.ts';
import { editionOf, fileProver } from '../../compile/proof/staged.ts';
import { organisations, today } from '../../support/organisations.ts';
import cases from './whole-release.cases.json' with { type: 'json' };

const edition = { ...editionOf(organisations.find(({ name }) => name === 'a British charity')!), today };
const findingsIn = fileProver(edition);

// Each of the other organisations: tests/compile/proof/sound.test.ts.
it('a release as it is meant has no finding', () => {
  expect(proveRelease(edition as ExpectedOutput)).toEqual([]);
});

it('with other words in one file it has findings, each with what was expected', async () => {
  const told = cases.map(([file = '', from = '', to = '']) => {
    const text = Buffer.from(edition.release.files.get(file)?.bytes ?? []).toString('utf8');
    const changed = text.replace(new RegExp(from, 'm'), to);
    expect(changed, `${file} has ${from}`).not.toBe(text);
    const found = findingsIn(file, changed).map(({ file: name, reader, expected, found: got }) =>
      `    ${reader} ${name}: ${expected}, got ${got}`.replace(/SyntaxError.*/s, 'SyntaxError').slice(0, 200),
    );
    return [`${file}: ${from} → ${to}`, ...found].join('\n');
  });
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('./whole-release.txt');
});

it('without contacts for security the mailbox of the site is meant', () => {
  const { contacts: _, ...security } = edition.site.security;
  const site = { ...edition.site, security, contactEmail: 'other@charity.example' };
  const found = proveRelease({ ...edition, site } as ExpectedOutput);
  expect(found.map(({ expected }) => expected)).toContain('contact: mailto:other@charity.example');
});
