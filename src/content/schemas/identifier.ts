import { z } from 'zod';
import { code, line, name } from './fields.ts';

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
