import { z } from 'zod';
import { anyDate, pastDate } from './dates.ts';
import { code, line, name, sentence, slug } from './fields.ts';
import { siteLink } from './urls.ts';

/** An item of the compliance posture: a claim, and by what others can look it up. */
export const complianceItem = () =>
  z
    .strictObject({
      id: slug(),
      name: name(120).describe('Standard, law or register.'),
      status: z
        .enum(['certified', 'registered', 'compliant', 'in-progress', 'planned'])
        .describe('How far it is; certified and registered can be looked up, and certified names issuer and number.'),
      summary: sentence().describe('Measure in one sentence.'),
      issuer: name(120).optional().describe('Who issued the certificate or keeps the register, such as BSI.'),
      number: code(80).optional().describe('Number of the certificate or of the entry, as text.'),
      scope: line(300).optional().describe('Scope: a site, a product, the whole organisation.'),
      validFrom: pastDate().optional().describe('First day on which it is valid.'),
      validUntil: anyDate().optional().describe('Last day on which it is valid.'),
      reviewed: pastDate().optional().describe('Date of the last review.'),
      evidence: siteLink()
        .optional()
        .describe('The certificate, the entry or a page that shows it: a path of this site or an https URL.'),
    })
    .superRefine(({ status, issuer, number, validFrom, validUntil }, ctx) => {
      const absent = [...(issuer === undefined ? ['issuer'] : []), ...(number === undefined ? ['number'] : [])];
      if (status === 'certified' && absent.length > 0)
        ctx.addIssue({
          code: 'custom',
          path: ['status'],
          message: `expected the issuer and the number of the certificate beside "certified", got no ${absent.join(' and no ')}`,
          params: {
            code: 'claim-unproven',
            hint: `Add ${absent.join(' and ')}, or write the status as it is: "in-progress", "planned".`,
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
