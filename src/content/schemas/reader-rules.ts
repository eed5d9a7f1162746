import type { z } from 'zod';
import type { Mistake, ParseResult } from '../../values/mistake.ts';

/** Reports a mistake of a reader of src/values/ as an issue at its place below `path`. */
export function addMistakeIssue(
  ctx: z.RefinementCtx,
  mistake: Mistake<string>,
  path: readonly (string | number)[] = [],
): void {
  const { kind, expected, found, hint, meant } = mistake;
  ctx.addIssue({
    code: 'custom',
    path: [...path, ...mistake.path],
    message: `expected ${expected}, got ${found}`,
    params: {
      isWhole: true,
      ...(hint !== undefined && { hint }),
      ...(meant !== undefined && { meant }),
      ...(kind === 'address-incomplete' && { code: 'field-missing' }),
      ...(kind === 'date-impossible' && { code: 'date-invalid' }),
    },
  });
}

/** A rule that a reader of src/values/ judges: each of its mistakes becomes an issue where it is. */
export function createReaderRule<Value>(read: (value: Value) => ParseResult<unknown, string>) {
  return (value: Value, ctx: z.RefinementCtx): void => {
    for (const mistake of read(value).mistakes ?? []) addMistakeIssue(ctx, mistake);
  };
}
