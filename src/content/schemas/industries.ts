import { z } from 'zod';
import { updatedDate } from './dates.ts';
import { line, listOf, name, sentence, slug } from './fields.ts';

/** content/industries.ts: the industries that the company serves. */
export const industriesSchema = z.strictObject({
  updated: updatedDate(),
  industries: listOf(
    z.strictObject({
      id: slug(),
      name: line(80).describe('Name of the industry.'),
      summary: sentence().describe('How the company serves it, in one sentence.'),
      regulators: z.array(name(120)).optional().describe('Bodies that regulate it, by name.'),
      solutions: z.array(slug()).default([]).describe('Ids of the solutions used in it.'),
    }),
  )
    .default([])
    .describe('Industries that the company serves.'),
});
