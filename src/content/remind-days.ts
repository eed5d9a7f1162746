/** Days before its end on which owners hear of a fact, unless site.ts has others. */
export const usualRemindDays: readonly number[] = [90, 30, 7];
