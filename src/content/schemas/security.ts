import { z } from 'zod';
import { hasHiddenCharacters } from '../../core/characters.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { checkTelUri } from '../../core/url.ts';
import { utcInstant } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import { email, languageTag } from './fields.ts';
import { rule } from './text-rules.ts';
import { siteLink } from './urls.ts';

const mailbox = email();
const ownLink = siteLink();

const contactUri = () =>
  z
    .string()
    .max(2000)
    .refine(
      (s) =>
        mailbox.safeParse(s.replace(/^mailto:/, '')).success === s.startsWith('mailto:') &&
        /^(?:mailto:|https:\/\/|tel:\+)/.test(s) &&
        parseUrl(s) !== undefined &&
        !hasHiddenCharacters(s) &&
        !(s.startsWith('tel:') && checkTelUri(s)),
      {
        error:
          'expected a contact URI such as mailto:security@example.com, https://example.com/security or tel:+442079460000',
      },
    )
    .register(fieldMeta, {
      kind: 'text',
      meant: (value) => (mailbox.safeParse(String(value)).success ? `mailto:${value}` : undefined),
    });

/** Where a key is: a file of this site, an https URL, a fingerprint, or a DNS record (RFC 9116 §2.5.4). */
const keyAddress = () =>
  z
    .string()
    .max(2000)
    .refine(
      (s) =>
        ownLink.safeParse(s).success ||
        /^openpgp4fpr:[\dA-Fa-f]{32,64}$/.test(s) ||
        /^dns:[\w.-]+\?type=OPENPGPKEY$/i.test(s),
      rule('expected a path of this site such as /pgp-key.txt, an https:// URL, openpgp4fpr: or dns:', {
        hint: 'A fingerprint is written openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f, a DNS record dns:5d2d37ab76d47d36._openpgpkey.example.com?type=OPENPGPKEY.',
      }),
    );

/** /.well-known/security.txt (RFC 9116). */
export const security = () =>
  z.strictObject({
    contacts: z
      .array(contactUri())
      .min(1, 'expected at least one contact')
      .optional()
      .describe('Where to report a vulnerability, best first; absent: contactEmail.'),
    expires: utcInstant().describe(
      'Until when the contact is vouched for (RFC 9116); renew it once a year after checking the mailbox.',
    ),
    policy: siteLink().optional().describe('Disclosure policy: a path of this site or an https URL.'),
    acknowledgments: siteLink().optional().describe('Page that thanks reporters.'),
    encryption: keyAddress()
      .optional()
      .describe('Where to find the encryption key: a path of this site, an https URL, openpgp4fpr: or dns:.'),
    hiring: siteLink().optional().describe('Page on jobs in security: a path of this site or an https URL.'),
    csaf: siteLink()
      .refine(
        (s) => s.endsWith('/provider-metadata.json'),
        rule('expected the address of a provider-metadata.json', {
          hint: 'CSAF 2.0 §7.1.8 has it at /.well-known/csaf/provider-metadata.json.',
        }),
      )
      .optional()
      .describe('Description of the CSAF advisories: the address of their provider-metadata.json.'),
    preferredLanguages: z.array(languageTag()).min(1).optional().describe('Languages in which reports are understood.'),
  });
