/**
 * A value that must be there: `what` names it for the report of our own bug if it is not. It stands where a type
 * cannot know what a table, a pattern or the code before has made sure of.
 */
export function assertDefined<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Expected ${what}.`);
  return value;
}
