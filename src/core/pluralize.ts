/** `1234567` → `1,234,567`. Not Intl: its result differs between machines. */
export function formatThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 error`, `3 errors`, `1,200 files`: a noun whose plural has an s. */
export function pluralize(count: number, noun: string): string {
  return `${formatThousands(count)} ${count === 1 ? noun : `${noun}s`}`;
}
