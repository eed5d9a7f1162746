import { expect, it } from 'vitest';
import { checkSignedSecurityTxt, findSignedSecurityTxt, renderSecurityTxt } from '../../src/content/security-txt.ts';
import type { PublicFile, Site } from '../../src/content/site.ts';
import type { Problem } from '../../src/core/problem.ts';
import { inputOf } from '../checks/small-input.ts';

const security: Site['security'] = {
  contacts: ['mailto:a@b.example', 'https://b.example/report/'],
  expires: '2027-02-01T00:00:00Z',
  encryption: '/key.txt',
  preferredLanguages: ['en', 'de'],
  policy: 'https://b.example/policy/',
};
const site = { security, contactEmail: 'post@b.example', baseUrl: 'https://b.example/' };
const text = renderSecurityTxt(site, (path) => `https://b.example${path}`);
const signed = (body: string, end = '\n') =>
  `-----BEGIN PGP SIGNED MESSAGE-----${end}Hash: SHA512${end}${end}${body}-----BEGIN PGP SIGNATURE-----${end}${end}aa=${end}-----END PGP SIGNATURE-----\n`;

/** Lines and values that a file says otherwise than the content. */
function others(
  body: string,
  file = '.well-known/security.txt',
  of: Parameters<typeof checkSignedSecurityTxt>[0] = site,
) {
  const problems: Problem[] = [];
  const { sources } = inputOf({});
  const publicFiles = [{ file, bytes: Buffer.from(body) }] as unknown as typeof sources.publicFiles;
  checkSignedSecurityTxt(
    of,
    'https://b.example',
    { ...sources, publicFiles },
    (problem) => void problems.push(problem),
  );
  return problems.map(({ at, message }) => `${at && 'line' in at && at.line} ${/got (.*)/.exec(message)?.[1]}`);
}

it('has the fields that are stated, and without contacts the mailbox of the site', () => {
  expect(text).toBe(
    'Contact: mailto:a@b.example\nContact: https://b.example/report/\nExpires: 2027-02-01T00:00:00Z\nEncryption: https://b.example/key.txt\nPreferred-Languages: en, de\nCanonical: https://b.example/.well-known/security.txt\nPolicy: https://b.example/policy/\n',
  );
  const least = renderSecurityTxt({ ...site, security: { expires: security.expires } }, (path) => path);
  expect(least).toBe(
    'Contact: mailto:post@b.example\nExpires: 2027-02-01T00:00:00Z\nCanonical: /.well-known/security.txt\n',
  );
});

it('one that its owner signed is published, and says what the content says', () => {
  const file = (path: string, body: string): PublicFile => ({ path, bytes: Buffer.from(body) }) as PublicFile;
  const [here, other] = [file('/.well-known/security.txt', signed(text)), file('/security.txt', signed(text))];
  expect(findSignedSecurityTxt({ publicFiles: [other, here] })).toBe(here.bytes);
  expect(findSignedSecurityTxt({ publicFiles: [other, file('/.well-known/security.txt', text)] })).toBeUndefined();
  expect(others(signed(text))).toEqual([]);
  expect(others(signed(text.replaceAll('\n', '\r\n'), '\r\n'))).toEqual([]);
  expect(others(signed(text.replace('Contact: m', '- contact:  m').replace('00Z', '00.000z')))).toEqual([]);
});

it('each field that it says otherwise is told at its line', () => {
  expect(others(signed(text.replace('a@b', 'c@b')))).toEqual(['4 "mailto:c@b.example, https://b.example/report/"']);
  expect(others(signed(text.replace(/2027.*/, '2028-02-01T00:00:00Z  ')))).toEqual(['6 "2028-02-01T00:00:00Z"']);
  expect(others(signed(text.replace(/Policy.*\n/, 'Hiring: /jobs/\n')))).toEqual(['1 none', '10 "/jobs/"']);
  expect(others(signed(text.replace('Expires: ', 'Expires= ')))).toEqual(['1 none']);
  // Texts without a signature, and files elsewhere, are not compared.
  for (const body of [text, signed(text).replace('Hash', '?'), signed(text).slice(0, -30)])
    expect(others(body.replace('2027', '2028'))).toEqual([]);
  expect(others(signed(text.replace('2027', '2028')), 'security.txt')).toEqual([]);
});
