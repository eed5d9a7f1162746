import { z } from 'zod';
import { weekdays } from '../../core/dates.ts';
import { isIban, toCompactIban } from '../../values/identifiers/check-digit-rules.ts';
import { findScheme } from '../../values/identifiers/find-scheme.ts';
import { organisationKindNames } from '../organisation-kinds.ts';
import { anyDate, dateOrPart, pastDate, updatedDate } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import {
  addMistakeIssue,
  code,
  country,
  email,
  line,
  listOf,
  name,
  parseContentPhone,
  sentence,
  slug,
  timeZone,
  trimText,
} from './fields.ts';
import { checkIdentity } from './identity.ts';
import { capital, legal } from './legal.ts';
import { identifier, partyFields, validityFields } from './parties.ts';
import { checkPhonesAndHours, normalizeCompany } from './phones-and-hours.ts';
import { checkPicture, pictureFields } from './pictures.ts';
import { rule } from './text-rules.ts';
import { httpsUrl, siteLink } from './urls.ts';
import { address, openingHours, placeAddress } from './values.ts';

/** An item of the compliance posture: a claim, and by what others can look it up. */
const complianceItem = () =>
  z
    .strictObject({
      id: slug(),
      name: name(120).describe('Standard, law or register.'),
      status: z
        .enum(['certified', 'licensed', 'registered', 'compliant', 'in-progress', 'planned'])
        .describe('Status; licensed: by a permit. certified needs an issuer, and a number or evidence to look it up.'),
      summary: sentence().describe('Measure in one sentence.'),
      issuer: name(120).optional().describe('Who issued the certificate or keeps the register, such as BSI.'),
      number: code(80).optional().describe('Number of the certificate or of the entry, as text.'),
      scope: line(300).optional().describe('Scope: a site, a product, the whole organisation.'),
      since: dateOrPart().optional().describe('Since when it is true: 2019, 2019-04 or 2019-04-01.'),
      validFrom: pastDate().optional().describe('First day on which this certificate is valid.'),
      validUntil: anyDate().optional().describe('Last day on which it is valid.'),
      reviewed: pastDate().optional().describe('Date of the last review.'),
      evidence: siteLink()
        .optional()
        .describe('The certificate, the entry or a page that shows it: a path of this site or an https URL.'),
    })
    .superRefine(({ status, issuer, number, evidence, validFrom, validUntil }, ctx) => {
      const absent = [
        ...(issuer === undefined ? ['issuer'] : []),
        ...((number ?? evidence) === undefined ? ['number or evidence'] : []),
      ].join(' and ');
      if (status === 'certified' && absent !== '')
        ctx.addIssue({
          code: 'custom',
          path: ['status'],
          message: `expected ${absent} beside "certified", found none`,
          params: {
            code: 'claim-unproven',
            hint: `Add ${absent}, or write the status that you can prove: "compliant", "in-progress", "planned".`,
            isWhole: true,
          },
        });
      if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom)
        ctx.addIssue({
          code: 'custom',
          path: ['validUntil'],
          message: `expected a day after ${validFrom}, got "${validUntil}"`,
          params: { isWhole: true },
        });
    });

/** Companies House writes eight characters; spreadsheets drop leading zeros, and some editors the quotes. */
function companyNumberMeant(value: string | number, company: unknown): string | undefined {
  const { registry } = (company ?? {}) as { readonly registry?: { readonly scheme?: unknown } | null };
  const isMeant = registry?.scheme === 'companies-house' && /^\d{5,8}$/.test(String(value));
  return isMeant ? String(value).padStart(8, '0') : trimText(value);
}

/** A product, and what partners ask of it. */
const productItem = () =>
  z
    .strictObject({
      id: slug(),
      name: name(80).describe('Name of the product.'),
      summary: sentence().describe('Summary in one sentence.'),
      access: z
        .enum(['public', 'gated', 'sold'])
        .describe('public: free for all; gated: only under a signed agreement; sold: for money, also made to order.'),
      price: line(120).optional().describe('Price in words, such as: from £9 a month.'),
      link: siteLink()
        .optional()
        .describe('A page about it, or where it can be had: a path of this site or an https URL.'),
      solutions: z
        .array(slug())
        .optional()
        .describe('Ids of the solutions that it belongs to, as in content/solutions.ts.'),
      ...pictureFields(),
    })
    .superRefine(checkPicture);

/** A place where the organisation is: where, when, and what is done there. */
const location = () =>
  z
    .strictObject({
      id: slug(),
      name: line(80).describe('Name of the place.'),
      address: placeAddress().describe('Where it is; without street and postal code where letters go elsewhere.'),
      openingHours: openingHours().optional().describe('When it is open.'),
      timeZone: timeZone().optional().describe('IANA time zone of a place without opening hours, such as Asia/Tokyo.'),
      phone: code(60).optional().describe('Telephone number, as written there.'),
      email: email().optional().describe('Mailbox.'),
      activities: z.array(line(160)).default([]).describe('Activities there, such as Assembly and repairs.'),
    })
    .superRefine(({ openingHours: hours, timeZone: zone, phone, address: { country } }, ctx) => {
      if (hours && zone !== undefined && zone !== hours.timeZone)
        ctx.addIssue({
          code: 'custom',
          path: ['timeZone'],
          message: `expected the time zone of the opening hours ("${hours.timeZone}"), got "${zone}"`,
          params: { isWhole: true, hint: 'Leave timeZone out: openingHours name it.' },
        });
      if (phone !== undefined)
        for (const mistake of parseContentPhone(phone, country).mistakes ?? [])
          addMistakeIssue(ctx, mistake, ['phone']);
    })
    .overwrite((place) =>
      place.phone === undefined
        ? place
        : { ...place, phone: parseContentPhone(place.phone, place.address.country).value ?? place.phone },
    );

const iban = () =>
  code(42)
    .refine(
      (text) => isIban(toCompactIban(text)),
      rule('expected an IBAN, got another text or wrong check digits', {
        hint: 'Copy it from a statement of the account. An account without IBAN has number and bankCode.',
      }),
    )
    .overwrite(toCompactIban);

/** ISO 9362. */
const bic = () =>
  code(14)
    .refine(
      (text) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(toCompactIban(text)),
      rule('expected a BIC of 8 or 11 characters, such as DEUTDEFF', {}),
    )
    .overwrite(toCompactIban);

/** A bank account of the organisation that everybody may pay into. */
export const account = () =>
  z
    .strictObject({
      holder: name(160).describe('Holder of the account, as the bank has it.'),
      iban: iban().optional().describe('IBAN, with or without spaces.'),
      number: code(34)
        .optional()
        .describe('Account number, or key of payment such as PIX or UPI, where there is no IBAN.'),
      bankCode: code(20).optional().describe('Code of the bank beside that number: sort code, routing number, BLZ.'),
      bic: bic().optional().describe('BIC of the bank.'),
      purpose: line(120).optional().describe('Purpose of payments to this account, such as donations.'),
    })
    .superRefine((value, ctx) => {
      if (value.iban === undefined && value.number === undefined)
        ctx.addIssue({
          code: 'custom',
          message: 'expected iban or number, found neither',
          params: { code: 'field-missing', isWhole: true },
        });
    });

/** content/company.ts: the legal entity and how to reach it. */
export const companySchema = z
  .strictObject({
    updated: updatedDate(),
    kind: z.enum(organisationKindNames).optional().describe('Kind of organisation; absent: a company.'),
    legalName: name(160).describe('Legal name, exactly as registered.'),
    tradingName: name(80).optional().describe('Name used in public, if it differs.'),
    summary: sentence().describe('Business of the company, in one or two sentences.'),
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
    accounts: z.array(account()).optional().describe('Bank accounts that everybody may pay into.'),
    registeredAddress: address().optional().describe('Registered address.'),
    contactRoutes: listOf(
      z.strictObject({
        id: slug(),
        name: line(80).describe('Name of this way to reach the company.'),
        description: sentence().describe('Purpose of this route, and things not to send.'),
        email: email().optional().describe('Mailbox.'),
        phone: code(60).optional().describe('Telephone number, as written there, such as 020 7946 0142.'),
        link: siteLink().optional().describe('A page or form: a path of this site or an https URL.'),
        ...validityFields(),
      }),
    )
      .default([])
      .describe('Ways to reach the company; the first may be the main one, with telephone and mailbox.'),
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
        summary: sentence().describe('Summary in one sentence.'),
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
    legal: legal().optional().describe('Details that laws require of who runs a website; the legal notice shows them.'),
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
