import { z } from 'zod';
import { type PricePeriod, pricePeriods } from '../price-periods.ts';
import { anyDate, dateOrPart, pastDate } from './dates.ts';
import { type FieldRefusal, fieldRefusals } from './field-meta.ts';
import { code, email, latinName, line, listOf, name, slug } from './fields.ts';
import { decimal } from './legal.ts';
import { checkPicture, pictureFields } from './pictures.ts';
import { siteLink } from './urls.ts';
import { currency } from './values.ts';

/** A person who may be named: facts that the role needs, and no others. */
const person = () =>
  z
    .strictObject({
      id: slug(),
      name: name(120).describe('Name, as the person is called at work.'),
      latinName: latinName().optional().describe('The name in Latin letters, where it is written in others.'),
      role: line(120).describe('Role of the person in the organisation, such as Managing director.'),
      since: dateOrPart().optional().describe('Since when in this role: 2019, 2019-04 or 2019-04-01.'),
      email: email().optional().describe('Business mailbox.'),
      phone: code(60).optional().describe('Business telephone number, as written there, such as 020 7946 0142.'),
      ...pictureFields(),
      ...validityFields(),
    })
    .superRefine(checkPicture)
    .register(fieldRefusals, { of: explainPrivateField });

const related = () =>
  z.strictObject({
    name: name(160).describe('Legal name, exactly as registered.'),
    identifiers: z.array(identifier()).optional().describe('Its numbers in registers, of taxes and the like.'),
    link: siteLink().optional().describe('Its website or a page about it: an https URL or a path of this site.'),
  });

const maxPeople = 10_000_000;

/** A number of people on a day, as exact as it is public. */
const headcount = () =>
  z
    .strictObject({
      from: z.int().min(0).max(maxPeople).optional().describe('At least so many; "about 40" may be from 35 to 45.'),
      to: z.int().min(0).max(maxPeople).optional().describe('At most so many; the same as from: exactly so many.'),
      asOf: dateOrPart().describe('When this was true: 2025, 2025-12 or 2025-12-31. The year is enough.'),
    })
    .superRefine(({ from, to }, ctx) => {
      if (from === undefined && to === undefined)
        ctx.addIssue({
          code: 'custom',
          message: 'expected from, to or both, found neither',
          params: { code: 'field-missing', isWhole: true },
        });
      if (from !== undefined && to !== undefined && from > to)
        ctx.addIssue({
          code: 'custom',
          path: ['to'],
          message: `expected ${from} or more, as from is that; got ${to}`,
          params: { isWhole: true },
        });
    });

const budget = () =>
  z.strictObject({
    amount: decimal().describe('The budget as text, such as 48000.'),
    currency: currency().describe('Code of the currency (ISO 4217), such as EUR.'),
    year: z
      .string()
      .regex(/^\d{4}(?:-\d{4})?$/, 'expected a year such as 2026, or 2026-2027')
      .describe('Year to which it belongs: 2026, or 2026-2027.'),
  });

const membershipFee = () =>
  z.strictObject({
    name: line(80).describe('Who pays it, such as Families.'),
    amount: decimal().describe('The fee as text, such as 25.'),
    currency: currency().describe('Code of the currency (ISO 4217), such as EUR.'),
    period: z
      .enum(Object.keys(pricePeriods) as [PricePeriod, ...PricePeriod[]])
      .optional()
      .describe('Time for which it is paid; absent: once.'),
  });

/** The fields of content/company.ts about people and other organisations, and what size and age follow from. */
export const partyFields = () => ({
  founded: dateOrPart()
    .optional()
    .describe('When it was founded: 1998, 1998-04 or 1998-04-30; incorporated says when it was registered.'),
  employees: headcount().optional().describe('How many work there, where that is public.'),
  volunteers: headcount().optional().describe('How many work there without pay, where that is public.'),
  members: headcount().optional().describe('How many members it has, where that is public.'),
  membershipFees: z.array(membershipFee()).optional().describe('Fees of membership.'),
  budget: budget().optional().describe('Budget of one year, where that is public.'),
  partners: z.array(name(160)).optional().describe('Partners of a partnership, by name: persons or organisations.'),
  people: listOf(person()).default([]).describe('People who may be named publicly, and agreed to it.'),
  brands: z.array(name(80)).default([]).describe('Brands, by name.'),
  parent: related().optional().describe('The organisation to which it belongs.'),
  memberOf: z.array(related()).optional().describe('Associations, federations and networks of which it is a member.'),
  subsidiaries: z.array(related()).default([]).describe('Organisations that belong to it.'),
});

/** Names of fields, without case and separators, that would hold what belongs to a person and not to the role. */
const names: Readonly<Record<string, RegExp>> = {
  'when somebody was born': /birth|born|^dob$|^age$|geburt|naissance|nacimiento|nascita|geboorte/,
  'where somebody lives':
    /^(?:home|private|personal|street|postal)?(?:address|anschrift|adresse)$|^home|postcode|postalcode|wohn/,
  'what identifies somebody to the state':
    /passport|ssn|nationalid|idnumber|taxid|taxnumber|nino$|socialsecurity|steuer/,
  'a private mailbox or telephone': /^(?:private|personal)/,
  'what somebody is, believes or earns':
    /gender|^sex$|nationality|citizen|religio|marital|spouse|health|disab|ethnic|salary|^pay$|iban|bank/,
};

/** Why people have no such field; undefined for a name that hides nothing private. */
const explainPrivateField: FieldRefusal = (name) => {
  const key = name.toLowerCase().replace(/[^a-z]/g, '');
  const [what] = Object.entries(names).find(([, pattern]) => pattern.test(key)) ?? [];
  return what && `Never published: ${what}. People stand here by their role, with business contact data alone.`;
};

/** A number under which the organisation is known; identity.ts judges it, which knows the country too. */
export const identifier = () =>
  z.strictObject({
    scheme: code(20).describe('Code of the scheme, such as GB-COH or DE-VAT; other for one that has no code.'),
    value: code(60).describe('The number, as text.'),
    court: name(80).optional().describe('Court that keeps the register, where numbers mean nothing without it.'),
    town: name(80).optional().describe('Town of the register, where numbers mean nothing without it.'),
    name: line(80).optional().describe('Name of the number, where the scheme is other.'),
    issuer: name(120).optional().describe('Who gives it out and keeps the register, where the scheme is other.'),
    primary: z
      .boolean()
      .optional()
      .describe('Whether it is the first to name; absent: the company register comes first.'),
  });

/** Fields on how long a fact may be believed; unpublished where its wire schema has no place for them. */
export const validityFields = () => ({
  reviewed: pastDate().optional().describe('Date on which somebody last made sure of it; for your colleagues.'),
  validUntil: anyDate()
    .optional()
    .describe('Last day on which it may be published: check warns before it, and a build fails after it.'),
  evidence: siteLink().optional().describe('By what it was made sure of: a path or an https URL; for your colleagues.'),
});
