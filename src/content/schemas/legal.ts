import { z } from 'zod';
import { country, latinName, line, name, phone } from './fields.ts';
import { rule } from './text-rules.ts';
import { httpsUrl, siteLink } from './urls.ts';
import { currency } from './values.ts';

/** An amount: text, never a float. */
export const decimal = () =>
  z.string().regex(
    /^(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/,
    rule('expected an amount as text, such as "25000.00"', {
      hint: 'Write digits and at most one point: no space, comma or sign between them.',
    }),
  );

/** The capital of a company, or as much of it as is paid up. */
export const capital = () =>
  z
    .strictObject({
      amount: decimal().optional().describe('The share capital, such as 25000.00.'),
      currency: currency().describe('Code of the currency (ISO 4217), such as EUR.'),
      paidUp: decimal().optional().describe('How much of it is paid up, in the same currency; may stand alone.'),
    })
    .superRefine(({ amount, paidUp }, ctx) => {
      if (amount === undefined && paidUp === undefined)
        ctx.addIssue({
          code: 'custom',
          message: 'expected amount, paidUp or both, found neither',
          params: { code: 'field-missing', isWhole: true },
        });
      if (amount !== undefined && paidUp !== undefined && Number(paidUp) > Number(amount))
        ctx.addIssue({
          code: 'custom',
          path: ['paidUp'],
          message: `expected ${amount} at most, which is the capital; got "${paidUp}"`,
          params: { isWhole: true },
        });
    });

/** Facts that laws require of website operators and no other field has (checks/legal/ has the duties). */
export const legal = () =>
  z.strictObject({
    representatives: z
      .array(
        z.strictObject({
          name: name(120).describe('Name of a person who may act for the organisation.'),
          latinName: latinName().optional().describe('The name in Latin letters, where it is written in others.'),
          role: line(80).optional().describe('Role, such as Director.'),
        }),
      )
      .optional()
      .describe('Who may act for the organisation; people may name them too, in one spelling.'),
    supervisor: z
      .strictObject({
        name: name(160).describe('The authority.'),
        address: name(200).optional().describe('Its address, in one line.'),
        link: httpsUrl().optional().describe('Its website.'),
      })
      .optional()
      .describe('The authority that supervises an activity which needs a permission.'),
    chamber: z
      .strictObject({
        name: name(160).describe('The chamber or professional body.'),
        link: httpsUrl().optional().describe('Its website.'),
      })
      .optional()
      .describe('The chamber or professional body to which the organisation belongs.'),
    profession: z
      .strictObject({
        title: line(120).describe('Professional title, such as Architekt.'),
        country: country(),
        rules: z
          .array(
            z.strictObject({
              name: line(160).describe('Name of the rules.'),
              link: siteLink().optional().describe('Where they can be read.'),
            }),
          )
          .default([])
          .describe('The professional rules.'),
      })
      .optional()
      .describe('A regulated profession: its title, the state that granted it, and its rules.'),
    publicationDirector: name(120).optional().describe('Who answers for what is published here.'),
    hostingProvider: z
      .strictObject({
        name: name(160).describe('The company that stores this website.'),
        address: name(200).optional().describe('Its address, in one line.'),
        phone: phone()
          .optional()
          .describe('Its telephone number, such as +33123456789; a short one stands in address.'),
      })
      .optional()
      .describe('Who hosts this website.'),
    limited: z.boolean().optional().describe('Whether it is a limited company, although its name does not say so.'),
    investmentCompany: z
      .boolean()
      .optional()
      .describe('Whether it is an investment company (Companies Act 2006 s. 833).'),
    windingUp: line(200).optional().describe('That it is being wound up, in a few words.'),
  });
