import { z } from 'zod';
import { isFactLine, removeSoftHyphens } from './text-rules.ts';

/** One line of front matter that may hold {{facts}}: a title, a sentence. */
export const factLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => isFactLine(s, max), { error: 'expected one line of text' })
    .overwrite(removeSoftHyphens);
