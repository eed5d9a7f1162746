import { z } from 'zod';
import { line, name } from './fields.ts';

/** Questions for `npx gazette audit rehearse`: what is asked, and the words or the pointer into the API that answer it. */
export const questionsToRehearse = () =>
  z.array(
    z
      .strictObject({
        question: line(160).describe('Question in the words of people.'),
        words: z
          .array(name(160))
          .min(1, 'expected at least one word')
          .optional()
          .describe('Words that a text with the answer has, all of them.'),
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
