/** Days of a week, as content, the API and schema.org name them, in the order of ISO 8601. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A day of the week, by its English name. */
export type Weekday = (typeof weekdays)[number];
