/** The newest of some `YYYY-MM-DD` dates; at least one must be given. */
export function newest(dates: readonly string[]): string {
  return dates.reduce((newer, date) => (newer > date ? newer : date));
}

/** Whole days from one `YYYY-MM-DD` (or longer ISO) date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  const day = (date: string) =>
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** The day after a `YYYY-MM-DD` day. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
