import { z } from 'zod';
import { hasHiddenCharacters } from '../../core/characters.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { checkTelUri } from '../../core/tel-uri.ts';
import { utcInstant } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import { email, languageTag } from './fields.ts';
import { httpsUrl, siteLink } from './urls.ts';

const mailbox = email();

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
    encryption: httpsUrl().optional().describe('Where to find the encryption key.'),
    preferredLanguages: z.array(languageTag()).min(1).optional().describe('Languages in which reports are understood.'),
  });
