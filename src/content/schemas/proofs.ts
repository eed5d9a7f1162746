import { z } from 'zod';
import { pastDate } from './dates.ts';
import { listOf } from './fields.ts';
import { httpsUrl } from './urls.ts';

const organisations = (which: string) =>
  z.array(httpsUrl()).min(1, 'expected at least one address').optional().describe(`Addresses ${which}.`);

/** Fields of content/site.ts that prove ownership to others, or state what it honours. All are left out by default. */
export const proofFields = () => ({
  indexNowKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')
    .optional()
    .describe(
      'Key of IndexNow, by which search engines learn of changes; published at /KEY.txt, which makes it yours.',
    ),
  globalPrivacyControl: pastDate()
    .optional()
    .describe(
      'Day since which the site honours Global Privacy Control, as its privacy policy says: /.well-known/gpc.json.',
    ),
  androidApps: listOf(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/, 'expected a package name such as com.example.app')
        .describe('Package name, such as com.example.app.'),
      fingerprints: z
        .array(
          z
            .string()
            .regex(
              /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/,
              'expected the SHA-256 of a certificate, such as 14:6D:…, 32 pairs',
            ),
        )
        .min(1, 'expected the fingerprint of at least one certificate')
        .describe('SHA-256 of the certificates that the app is signed with.'),
    }),
  )
    .optional()
    .describe('Android apps of yours that may open links of this site: /.well-known/assetlinks.json.'),
  trust: z
    .strictObject({
      member: organisations('that are its members'),
      belongto: organisations('to which it belongs'),
      control: organisations('that it controls'),
      controlledby: organisations('that control it'),
      social: organisations('of profiles that it controls in social networks'),
      vendor: organisations('that supply it'),
      customer: organisations('that it supplies'),
    })
    .refine((trust) => Object.keys(trust).length > 0, { error: 'expected at least one list of addresses' })
    .optional()
    .describe('Who belongs to whom, as /.well-known/trust.txt; what it says of training follows contentSignals.'),
  rsl: z
    .boolean()
    .optional()
    .describe(
      'Terms of use as RSL 1.0, /license.xml, which robots.txt names: contentSignals of the site, dataLicense of its API.',
    ),
  webMcpTrialToken: z
    .string()
    .regex(/^[A-Za-z0-9+/]{100,}={0,2}$/, 'expected a token as Chrome gives it for an origin trial')
    .optional()
    .describe('Token of the origin trial of WebMCP for this origin; each page with the tools carries it.'),
});
