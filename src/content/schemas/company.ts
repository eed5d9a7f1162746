import { z } from 'zod';
import { kindNames } from '../kinds.ts';
import { complianceItem } from './compliance.ts';
import { isoDate, updated } from './dates.ts';
import {
  country,
  email,
  isTimeOfDay,
  line,
  listOf,
  phone,
  sentence,
  slug,
  timeOfDay,
  timeZone,
  trimmed,
} from './fields.ts';
import { identifier } from './identifier.ts';
import { checkIdentity } from './identity.ts';
import { fieldMeta } from './meta.ts';
import { productItem } from './product.ts';
import { httpsUrl, siteLink } from './urls.ts';

/** Companies House numbers: 8 digits, or one of its prefixes and 6 digits (or R and 7). */
const ukCompanyNumber =
  /^(?:\d{8}|(?:AC|CE|CS|FC|FE|GE|GN|GS|IC|IP|LP|NC|NF|NI|NL|NO|NP|NR|NZ|OC|OE|PC|RC|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR|SZ|ZC)\d{6}|R\d{7})$/;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Companies House writes eight characters; spreadsheets drop leading zeros, and some editors the quotes. */
function companyNumberMeant(value: string | number, company: unknown): string | undefined {
  const { registry } = (company ?? {}) as { readonly registry?: { readonly scheme?: unknown } | null };
  const isMeant = registry?.scheme === 'companies-house' && /^\d{5,8}$/.test(String(value));
  return isMeant ? String(value).padStart(8, '0') : trimmed(value);
}

/** content/company.ts: the legal entity and how to reach it. */
export const companySchema = z
  .strictObject({
    updated: updated(),
    kind: z.enum(kindNames).optional().describe('What it is; absent: a company.'),
    legalName: line(160).describe('Legal name, exactly as registered.'),
    tradingName: line(80).optional().describe('Name used in public, if it differs.'),
    summary: sentence().describe('What the company does, in one or two sentences.'),
    registry: z
      .strictObject({
        scheme: z
          .enum(['companies-house', 'other'])
          .describe('companies-house checks the UK number format; other accepts any.'),
        name: line(120).describe('Name of the register.'),
        url: httpsUrl().optional().describe('Public page of the register (or of this entry in it).'),
      })
      .optional()
      .describe('The register that issued the company number.'),
    companyNumber: line(40)
      .register(fieldMeta, { kind: 'text', meant: companyNumberMeant })
      .optional()
      .describe('Registration number as text, with its leading zeros; identifiers say the same of every register.'),
    identifiers: z.array(identifier()).optional().describe('Numbers in registers, of taxes and the like.'),
    jurisdiction: z
      .strictObject({
        name: line(80).describe('Such as England and Wales.'),
        country: country(),
      })
      .optional()
      .describe('Where the company is registered.'),
    incorporated: isoDate().optional().describe('Date of incorporation.'),
    registeredAddress: z
      .strictObject({
        streetAddress: z.array(line(120)).min(1).describe('Lines before the town.'),
        locality: line(80).describe('Town or city.'),
        region: line(80).optional().describe('County, state or region.'),
        postalCode: line(20).describe('Postal code, as written on letters.'),
        country: country(),
      })
      .optional()
      .describe('Registered address.'),
    contactRoutes: listOf(
      z.strictObject({
        id: slug(),
        name: line(80).describe('Name of this way to reach the company.'),
        description: sentence().describe('What to use it for, and what not to send.'),
        email: email().optional().describe('Mailbox.'),
        phone: phone().optional().describe('Telephone number, such as +442079460000.'),
        link: siteLink().optional().describe('A page or form: a path of this site or an https URL.'),
      }),
    )
      .default([])
      .describe('Ways to reach the company.'),
    officeHours: z
      .strictObject({
        timeZone: timeZone().describe('IANA time zone, such as Europe/London.'),
        days: z.array(z.enum(days)).min(1).describe('Days on which the office is open.'),
        opens: timeOfDay().describe('Opening time, such as 09:00.'),
        closes: timeOfDay().describe('Closing time, such as 17:30.'),
      })
      .optional()
      .describe('When the office is open.'),
    products: listOf(productItem()).default([]).describe('Products, with how they are accessed.'),
    compliance: listOf(complianceItem()).default([]).describe('Compliance posture: only what is true today.'),
    publicRecords: listOf(
      z.strictObject({
        id: slug(),
        title: line(200).describe('Title of the submission.'),
        summary: sentence().describe('What it says, in one sentence.'),
        recipient: line(120).describe('The public body that received it.'),
        date: isoDate().describe('Date of the submission.'),
        link: siteLink().optional().describe('Where it can be read: a path of this site or an https URL.'),
      }),
    )
      .default([])
      .describe('Submissions on the public record: consultations, filings.'),
    website: httpsUrl()
      .optional()
      .describe('Website of the company, if these facts are published beside it; absent: this site is its website.'),
    sameAs: z.array(httpsUrl()).optional().describe('Profiles of the company elsewhere.'),
  })
  .superRefine((company, ctx) => {
    const { companyNumber } = company;
    if (
      company.registry?.scheme === 'companies-house' &&
      companyNumber !== undefined &&
      companyNumber.trim() !== '' &&
      !ukCompanyNumber.test(companyNumber)
    ) {
      const digits = /^\d{5,7}$/.test(companyNumber);
      ctx.addIssue({
        code: 'custom',
        path: ['companyNumber'],
        message: `expected 8 characters as Companies House writes them (01234567, SC123456), got "${companyNumber}"`,
        params: {
          hint: digits ? 'Did you lose a leading zero?' : 'For another register set registry.scheme to "other".',
          isWhole: true,
        },
      });
    }
    checkIdentity(company, ctx);
    const { opens = '', closes = '' } = company.officeHours ?? {};
    // Two times are compared once each of them is one: "9am" is one mistake.
    if (isTimeOfDay(opens) && isTimeOfDay(closes) && opens >= closes)
      ctx.addIssue({
        code: 'custom',
        path: ['officeHours', 'closes'],
        message: `expected a time after ${opens}, got "${closes}"`,
        params: { isWhole: true },
      });
    company.contactRoutes.forEach((route, index) => {
      if (!route.email && !route.phone && !route.link)
        ctx.addIssue({
          code: 'custom',
          path: ['contactRoutes', index],
          message: 'expected at least one of email, phone and link',
          params: { code: 'field-missing' },
        });
    });
  });

export type CompanyInput = z.input<typeof companySchema>;
