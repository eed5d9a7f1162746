import { z } from 'zod';
import { updatedDate } from './dates.ts';
import { line, listOf, sentence, slug } from './fields.ts';

const named = () =>
  z.strictObject({
    id: slug(),
    name: line(80).describe('Name, as people read it.'),
    description: sentence().describe('Summary in one sentence.'),
  });

const amount = () => z.int().min(1).max(60);

/** content/access.ts: the interfaces that are not public and how access to them is asked for (service.md 5). */
export const accessSchema = z
  .strictObject({
    updated: updatedDate(),
    interfaces: listOf(named()).default([]).describe('Interfaces without an endpoint on this origin.'),
    topics: listOf(named()).default([]).describe('Topics offered in the contact form.'),
    requestIncludes: listOf(
      named().extend({
        answer: z
          .enum(['line', 'text'])
          .optional()
          .describe('Field of the form; absent: a line for names, numbers and addresses, which follows from the id.'),
      }),
    )
      .default([])
      .describe('Parts of a request.'),
    mustNotContain: sentence().optional().describe('Data that a request must not contain, and why.'),
    responseTime: z
      .strictObject({
        amount: amount().optional().describe('How many of the unit, at most, until an answer is given.'),
        unit: z
          .enum(['minute', 'hour', 'day', 'working-day', 'week'])
          .optional()
          .describe('Unit of the time; a working day is one on which people answer.'),
        workingDays: amount().optional().describe('Instead of amount and unit: working days until an answer is given.'),
        text: line(80).optional().describe('In words of your own, such as: within two working days.'),
      })
      .superRefine(({ amount, unit, workingDays }, ctx) => {
        const given = Object.entries({ amount, unit, workingDays }).flatMap(([name, value]) =>
          value === undefined ? [] : [name],
        );
        if (['amount,unit', 'workingDays'].includes(given.join())) return;
        ctx.addIssue({
          code: 'custom',
          path: [],
          message: `expected amount and unit, or workingDays alone; found ${given.join(' and ') || 'none'}`,
          params: { hint: "Write { amount: 2, unit: 'working-day' }.", isWhole: true },
        });
      })
      .optional()
      .describe('How soon a request is answered.'),
    reviewSteps: listOf(named()).default([]).describe('Steps between request and credentials, in order.'),
    credentials: sentence().optional().describe('How credentials are issued; needed where interfaces are listed.'),
    revocation: sentence()
      .optional()
      .describe('How credentials of contracted interfaces are revoked; needed where interfaces are listed.'),
  })
  .superRefine((access, ctx) => {
    if (access.interfaces.length === 0) return;
    for (const name of ['credentials', 'revocation'] as const)
      if (access[name] === undefined)
        ctx.addIssue({
          code: 'custom',
          path: [name],
          message: 'expected a sentence, as interfaces are listed; found none',
          params: { code: 'field-missing' },
        });
  });
