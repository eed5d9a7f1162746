/** How many days before a fact runs out its owners hear of it, where site.ts says nothing else. */
export const usualRemindDays: readonly number[] = [90, 30, 7];
