/** The origin does not answer at all, or no longer (exit 74). */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}
