import { findFieldValues } from '../../../checks/published/fields.ts';
import { daysBetween, isDateTime } from '../../../core/dates.ts';
import type { ReleaseOrigin } from '../origin.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { exemptByDesign, exemptUnstated, fail, failIfAny, pass } from '../verdict.ts';
import { createDocumentRowFactory, ofDocument } from './service/documents.ts';

const row = createRowFactory('security');
const ownRow = createDocumentRowFactory('security', 'security');
const path = '/.well-known/security.txt';
const common = ofDocument('security');

const values = ({ text }: ReleaseOrigin, field: string): string[] => findFieldValues(text(path), field);

/** RFC 9116. */
export const securityRows: readonly Requirement[] = [
  ownRow(
    'contact',
    '§2.5.3',
    'Contact is there, once or more: a mailbox, a telephone or a page over https.',
    (origin) => {
      const contacts = values(origin, 'contact');
      if (contacts.length === 0) return fail('no Contact');
      const wrong = contacts.filter((value) => !/^(?:mailto:\S+@\S+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(value));
      return failIfAny(wrong, contacts.map((value) => `Contact: ${value}`).join(', '), (value) => `Contact: ${value}`);
    },
  ),
  ownRow('expires', '§2.5.5', 'Expires is there once, and is a date and time.', (origin) => {
    const all = values(origin, 'expires');
    const [first = ''] = all;
    if (all.length !== 1) return fail(`Expires: ${all.length} times`);
    return isDateTime(first) ? pass(`Expires: ${first}`) : fail(`Expires: ${first}`);
  }),
  row('current', '§2.5.5', 'It has not expired, and does so in less than a year.', {
    ...common,
    after: [...common.after, 'security-expires'],
    look(origin) {
      const [expires = ''] = values(origin, 'expires');
      const days = daysBetween(origin.today, expires.slice(0, 10));
      const said = `${days} days after ${origin.today}`;
      return days > 0 && days <= 365 ? pass(`Expires: ${said}`) : fail(`Expires: ${said}`);
    },
  }),
  ownRow('languages', '§2.5.8', 'Preferred-Languages is there once at most, and lists tags of languages.', (origin) => {
    const all = values(origin, 'preferred-languages');
    const [first] = all;
    if (first === undefined) return exemptUnstated('preferred-languages', `${path} has no Preferred-Languages.`);
    const said = `Preferred-Languages: ${all.join(' / ')}`;
    const isList = first.split(/\s*,\s*/).every((tag) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag));
    return all.length === 1 && isList ? pass(said) : fail(said);
  }),
  ownRow('canonical', '§2.5.2', 'Canonical is the address at which the file is.', (origin) => {
    const all = values(origin, 'canonical');
    return all.includes(origin.url + path)
      ? pass(`Canonical: ${origin.url}${path}`)
      : fail(`Canonical: ${all.join(', ')}`);
  }),
  ownRow('web-addresses', '§2.5', 'Addresses of pages are https.', (origin) => {
    const fields = ['policy', 'acknowledgments', 'hiring', 'canonical'];
    const all = fields.flatMap((field) => values(origin, field));
    const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//;
    return failIfAny(
      all.filter((value) => !value.startsWith('https://') && !isLocal.test(value)),
      all.join(', '),
    );
  }),
  ownRow('policy', '§2.5.7', 'Policy is a page that answers.', (origin) => {
    const [policy] = values(origin, 'policy');
    if (policy === undefined) return exemptUnstated('security-policy', `${path} has no Policy.`);
    const own = origin.pathOf(policy);
    if (own === undefined) return pass(`${policy}, of another origin`);
    const { status } = origin.ask(own);
    return status === 200 || status === 308 ? pass(`${policy}: ${status}`) : fail(`${policy}: ${status}`);
  }),
  ownRow('lines', '§2.2', 'Every line is a field, a comment or empty.', ({ text }) => {
    const lines = unsigned(text(path)).replace(/\n$/, '').split(/\r?\n/);
    const wrong = lines.filter((line) => !/^(?:[A-Za-z][\w-]*: \S.*|#.*|)$/.test(line));
    return failIfAny(wrong, `${lines.length} lines`);
  }),
  ownRow('signature', '§2.3', 'It is signed with OpenPGP, which is recommended.', ({ text }) =>
    text(path).startsWith('-----BEGIN PGP SIGNED MESSAGE-----')
      ? pass('signed')
      : exemptByDesign(
          'no-key',
          'A build has no key to sign with: put the file, signed by you, into public/.well-known/.',
        ),
  ),
  row('https', '§3', 'It is served over https.', {
    needs: ['https', 'certificate'],
    after: common.after,
    look: ({ url }) => (url.startsWith('https://') ? pass(`the origin is ${url}`) : fail(`the origin is ${url}`)),
  }),
];

/** Removes a cleartext signature (RFC 9116 §2.3). */
const unsigned = (text: string): string =>
  text
    .replace(/^-----BEGIN PGP SIGNED MESSAGE-----[\s\S]*?\n\r?\n/, '')
    .replace(/-----BEGIN PGP SIGNATURE-----[\s\S]*$/, '');
