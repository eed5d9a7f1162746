import { z } from 'zod';
import { ownedFactPattern } from '../owned-fact.ts';
import { email } from './fields.ts';
import { rule } from './text-rules.ts';

const mailbox = email();

const files = /^(?:content|public)(?:\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*|\*\*|\*(?:\.md|\.ts)?))*\/?$/;

/** Owners of files and facts of the content, in the order of CODEOWNERS: the last row that fits counts. */
export const owners = () =>
  z
    .array(
      z.strictObject({
        files: z
          .array(
            z
              .string()
              .max(200)
              .refine(
                (s) => files.test(s) || ownedFactPattern.test(s),
                rule(
                  'expected files below content/ or public/, such as content/company.ts, content/faq/ or content/pages/*.md, or a fact, such as content/company.ts#legalName',
                ),
              ),
          )
          .min(1, 'expected at least one file')
          .describe(
            'Files and folders, and facts, such as content/company.ts#legalName or content/company.ts#products/kit; of several rows that name a file, the last counts.',
          ),
        owners: z
          .array(
            z
              .string()
              .max(120)
              .refine(
                (s) => /^@[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9._-]+)?$/.test(s) || mailbox.safeParse(s).success,
                rule('expected @name, @organisation/team or a mailbox'),
              ),
          )
          .min(1, 'expected at least one owner')
          .describe('Who is asked about them, such as @legal or @example/press.'),
      }),
    )
    .describe('Who answers for which files and facts; never published: reports name them.');
