/** Last day on which a live page named an asset: YYYY-MM-DD. */
export type Ledger = ReadonlyMap<string, string>;

const row = /^(\d{4}-\d\d-\d\d) (\S+)$/;

/** Reads lines like `2026-11-22 style.0123456789ab.css`; skips all others. */
export function readLedger(text: string): Ledger {
  const rows = text.split('\n').flatMap((line) => {
    const [, day = '', name = ''] = row.exec(line) ?? [];
    return name === '' ? [] : [[name, day] as const];
  });
  return new Map(rows);
}

export function ledgerText(ledger: Ledger): string {
  return [...ledger]
    .map(([name, day]) => `${day} ${name}\n`)
    .sort()
    .join('');
}

/** Names that were live on `today`, and earlier ones of the last `days` days. */
export function laterLedger(earlier: Ledger, live: Iterable<string>, today: string, days: number): Ledger {
  const since = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const kept = [...earlier].filter(([, day]) => day >= since && day <= today);
  return new Map([...kept, ...[...live].map((name) => [name, today] as const)]);
}
