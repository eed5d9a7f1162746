import { z } from 'zod';
import { line, name } from './fields.ts';

/** Questions for `npm run rehearse`: what is asked, and the words or the pointer into the API that answer it. */
export const questionsToRehearse = () =>
  z.array(
    z
      .strictObject({
        question: line(160).describe('What somebody may ask, as people put it.'),
        words: z
          .array(name(160))
          .min(1, 'expected at least one word')
          .optional()
          .describe('What all stands in a text that answers it.'),
        at: z
          .string()
          .regex(
            /^\/(?:[a-z-]+\/)?api\/v1\/[\w-]+\.json#(?:\/[^\s/]+)+$/,
            'expected a pointer into a document of the API, such as /api/v1/company.json#/legalName',
          )
          .optional()
          .describe('Instead of words: the value of the API that answers it, such as /api/v1/company.json#/legalName.'),
      })
      .refine(({ words, at }) => (words === undefined) !== (at === undefined), {
        error: 'expected either words or at',
      }),
  );
