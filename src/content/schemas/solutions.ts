import { z } from 'zod';
import { updatedDate } from './dates.ts';
import { line, listOf, sentence, slug } from './fields.ts';
import { checkPicture, pictureFields } from './pictures.ts';

/** content/solutions.ts: what the company sells, the work it takes over, and what it is built on. */
export const solutionsSchema = z.strictObject({
  updated: updatedDate(),
  solutions: listOf(
    z
      .strictObject({
        id: slug(),
        name: line(80).describe('Name of the solution.'),
        summary: sentence().describe('Purpose in one sentence.'),
        audience: line(160).describe('For whom.'),
        workflows: z.array(slug()).default([]).describe('Ids of the workflows it serves.'),
        ...pictureFields(),
      })
      .superRefine(checkPicture),
  )
    .default([])
    .describe('Solutions that the company sells.'),
  workflows: listOf(
    z.strictObject({
      id: slug(),
      name: line(80).describe('Name of the workflow.'),
      summary: sentence().describe('Result in one sentence.'),
      steps: z.array(sentence()).min(1).describe('Steps in order.'),
      humanOversight: sentence().optional().describe('Where a person decides.'),
    }),
  )
    .default([])
    .describe('The work that solutions take over.'),
  technologyStack: listOf(
    z.strictObject({
      id: slug(),
      name: line(80).describe('The layer, such as Speech recognition.'),
      summary: sentence().describe('Foundation in one sentence.'),
    }),
  )
    .default([])
    .describe('Summary of the technology stack.'),
});
