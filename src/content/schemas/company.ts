import { z } from 'zod';
import { weekdays } from '../../core/weekdays.ts';
import { findScheme } from '../../values/identifiers/find-scheme.ts';
import { organisationKindNames } from '../organisation-kinds.ts';
import { complianceItem } from './compliance.ts';
import { pastDate, updatedDate } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import { code, country, email, line, listOf, name, sentence, slug, timeZone, trimText } from './fields.ts';
import { identifier } from './identifier.ts';
import { checkIdentity } from './identity.ts';
import { capital, legal } from './legal.ts';
import { location } from './location.ts';
import { partyFields } from './parties.ts';
import { checkPhonesAndHours, normalizeCompany } from './phones-and-hours.ts';
import { productItem } from './product.ts';
import { httpsUrl, siteLink } from './urls.ts';
import { validityFields } from './validity-fields.ts';
import { address, openingHours } from './values.ts';

/** Companies House writes eight characters; spreadsheets drop leading zeros, and some editors the quotes. */
function companyNumberMeant(value: string | number, company: unknown): string | undefined {
  const { registry } = (company ?? {}) as { readonly registry?: { readonly scheme?: unknown } | null };
  const isMeant = registry?.scheme === 'companies-house' && /^\d{5,8}$/.test(String(value));
  return isMeant ? String(value).padStart(8, '0') : trimText(value);
}

/** content/company.ts: the legal entity and how to reach it. */
export const companySchema = z
  .strictObject({
    updated: updatedDate(),
    kind: z.enum(organisationKindNames).optional().describe('What it is; absent: a company.'),
    legalName: name(160).describe('Legal name, exactly as registered.'),
    tradingName: name(80).optional().describe('Name used in public, if it differs.'),
    summary: sentence().describe('What the company does, in one or two sentences.'),
    registry: z
      .strictObject({
        scheme: z
          .enum(['companies-house', 'other'])
          .describe('companies-house checks the UK number format; other accepts any.'),
        name: name(120).describe('Name of the register.'),
        url: httpsUrl().optional().describe('Public page of the register (or of this entry in it).'),
      })
      .optional()
      .describe('The register that issued the company number.'),
    companyNumber: code(40)
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
    incorporated: pastDate().optional().describe('Date of incorporation.'),
    ...partyFields(),
    registeredAddress: address().optional().describe('Registered address.'),
    contactRoutes: listOf(
      z.strictObject({
        id: slug(),
        name: line(80).describe('Name of this way to reach the company.'),
        description: sentence().describe('What to use it for, and what not to send.'),
        email: email().optional().describe('Mailbox.'),
        phone: code(60).optional().describe('Telephone number, as written there, such as 020 7946 0142.'),
        link: siteLink().optional().describe('A page or form: a path of this site or an https URL.'),
        ...validityFields(),
      }),
    )
      .default([])
      .describe('Ways to reach the company.'),
    officeHours: z
      .strictObject({
        timeZone: timeZone().describe('IANA time zone, such as Europe/London.'),
        days: z.array(z.enum(weekdays)).min(1).describe('Days on which the office is open.'),
        opens: code(20).describe('Opening time, such as 09:00.'),
        closes: code(20).describe('Closing time, such as 17:30.'),
      })
      .optional()
      .describe('When the office is open: an older spelling of openingHours, for one interval.'),
    openingHours: openingHours().optional().describe('When people answer, with breaks, nights and exceptions.'),
    locations: listOf(location()).default([]).describe('Places where the organisation is.'),
    products: listOf(productItem()).default([]).describe('Products, with how they are accessed.'),
    compliance: listOf(complianceItem()).default([]).describe('Compliance posture: only what is true today.'),
    publicRecords: listOf(
      z.strictObject({
        id: slug(),
        title: line(200).describe('Title of the submission.'),
        summary: sentence().describe('What it says, in one sentence.'),
        recipient: name(120).describe('The public body that received it.'),
        date: pastDate().describe('Date of the submission.'),
        link: siteLink().optional().describe('Where it can be read: a path of this site or an https URL.'),
      }),
    )
      .default([])
      .describe('Submissions on the public record: consultations, filings.'),
    website: httpsUrl()
      .optional()
      .describe('Website of the company, if these facts are published beside it; absent: this site is its website.'),
    legalForm: name(120).optional().describe('Legal form, as its register has it, such as GmbH.'),
    capital: capital().optional().describe('Share capital of a company.'),
    legal: legal().optional().describe('What laws want to be said of who runs a website; the legal notice shows it.'),
    sameAs: z.array(httpsUrl()).optional().describe('Profiles of the company elsewhere.'),
  })
  .superRefine((company, ctx) => {
    const { companyNumber } = company;
    if (
      company.registry?.scheme === 'companies-house' &&
      companyNumber !== undefined &&
      companyNumber.trim() !== '' &&
      findScheme('GB-COH')?.shape.test(companyNumber) === false
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
    checkPhonesAndHours(company, ctx);
    company.contactRoutes.forEach((route, index) => {
      if (!route.email && !route.phone && !route.link)
        ctx.addIssue({
          code: 'custom',
          path: ['contactRoutes', index],
          message: 'expected at least one of email, phone and link',
          params: { code: 'field-missing' },
        });
    });
  })
  .overwrite(normalizeCompany);

export type CompanyInput = z.input<typeof companySchema>;
